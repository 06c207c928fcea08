import { z } from 'zod'
import { langs, type Text } from '#app/content/language.ts'
import type { Kind } from './items.ts'
import { displayFault, textFaults, tidyText } from './text-rules.ts'
import { inEveryLanguage } from './text-schema.ts'
import { textFile, textPlace } from './texts.ts'

const tidy = z.string().transform(tidyText)

/** A text in every language that a page can show. */
export const shownText = inEveryLanguage(tidy).refine((text) =>
  langs.every((lang) => !displayFault(text[lang], lang)),
)

/** Editable prose: a text in every language, at its place in the content. */
export const textKind: Kind = {
  has: (place) => textPlace(place) !== undefined,
  schema: shownText,
  keepsRules: (value, place) => {
    const text = value as Text
    return !textFaults(place, text, textPlace(place)?.bundled ?? text).length
  },
  bundled: (place) => textPlace(place)?.bundled ?? null,
  file: textFile,
}
