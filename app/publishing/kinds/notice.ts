import { z } from 'zod'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Notice } from '#app/content/notice.ts'
import { fillSlots } from '#app/content/slots.ts'
import { textFaults } from '#app/publishing/text-rules.ts'
import { deskNoticeCopy } from '#app/publishing/words/notice.ts'
import { href } from '#app/site-map.ts'
import type { Kind } from './kind.ts'
import { shownText } from './texts.ts'

/** The path of the notice on top of every page. It is published at once, and never a draft. */
export const NOTICE = 'notice.visitors'

/** What the garage tells every visitor for a while. `null` ends it. */
export const notice: Kind<Notice> = {
  has: (key) => key === 'visitors',
  schema: () => z.strictObject({ text: shownText, until: z.iso.datetime() }).nullable(),
  keepsRules: ({ text }) => !textFaults('notice', text, text).length,
  bundled: () => null,
  file: () => 'notice.ts',
  name: (_key, _value, lang) => deskNoticeCopy(lang).name,
  text: ({ text, until }, lang) =>
    `${text[lang]} (${fillSlots(deskNoticeCopy(lang).until, { when: dateTimeText(until, lang) })})`,
  startsEmpty: true,
  page: (_key, _value, lang) => href('home', lang),
}
