import { z } from 'zod'
import { isRecordId, recordOf } from '#app/content/opening/records.ts'
import { isDay } from './day.ts'
import type { Kind } from './items.ts'

/** The state of the site: the day it opened, `null` while it is in preparation. */
export const SITE = 'opening.site'

/** The path of a record's answer. */
export const answerPath = (id: string) => `opening.${id}`

const openedOn = z.string().refine(isDay).nullable()
/** Only what the garage may do without can be answered with `none`; `null` is no answer yet. */
const answer = (id: string) => z.enum(recordOf(id).isOptional ? ['true', 'none'] : ['true']).nullable()

/** What the garage confirms before the site opens, and the opening itself. */
export const openingKind: Kind = {
  has: (key) => key === 'site' || isRecordId(key),
  schema: (key) => (key === 'site' ? openedOn : answer(key)),
  bundled: () => null,
  file: 'opening/records.ts',
}
