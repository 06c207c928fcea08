import { z } from 'zod'
import type { Opening } from '#app/content/facts.ts'
import { isRecordId, recordOf, records } from '#app/content/opening/records.ts'
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

/** Whether typing a value confirms it. */
export const confirmsItself = (path: string): boolean =>
  /^(business|prices|warranties|claims|rating|hours)\./.test(path)

/** The state of the site and its answers; a value that was emptied is an answer too. */
export function openingOf(
  stored: Readonly<Record<string, unknown>>,
  valueAt: (path: string) => unknown,
): Opening {
  const { site = null, ...answers } = stored
  const emptied = records
    .filter(({ editor = '', empty }) => empty !== undefined && isLike(valueAt(editor), empty))
    .map(({ id }) => [id, 'none'])
  return { openedOn: site, answers: { ...answers, ...Object.fromEntries(emptied) } } as Opening
}

const isLike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
