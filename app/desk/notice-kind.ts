import { z } from 'zod'
import type { Notice } from '#app/content/notice.ts'
import type { Kind } from './items.ts'
import { shownText } from './text-kind.ts'
import { textFaults } from './text-rules.ts'

/** The path of the notice on top of every page. It is published at once, and never a draft. */
export const NOTICE = 'notice.visitors'

/** What the garage tells every visitor for a while. `null` ends it. */
export const noticeKind: Kind = {
  has: (key) => key === 'visitors',
  schema: z.strictObject({ text: shownText, until: z.iso.datetime() }).nullable(),
  keepsRules: (value) => {
    const notice = value as Notice | null
    return !notice || !textFaults('notice', notice.text, notice.text).length
  },
  bundled: () => null,
  file: 'notice.ts',
}
