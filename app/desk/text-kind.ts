import { z } from 'zod'
import type { Kind } from './items.ts'
import { textFaults, tidyText } from './text-rules.ts'
import { textFile, textPlace } from './texts.ts'

const tidy = z.string().max(5_000).transform(tidyText)

/** Prose of the garage: a text in both languages, at its place in the content. */
export const textKind: Kind = {
  has: (place) => textPlace(place) !== undefined,
  schema: (place) =>
    z
      .strictObject({ fr: tidy, en: tidy })
      .refine((text) => !textFaults(place, text, textPlace(place)?.printed ?? text).length),
  printed: (place) => textPlace(place)?.printed ?? null,
  file: textFile,
}
