import { z } from 'zod'
import { asWhole, bundledFacts, type Facts, facts, type Opening } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { isRecordId, recordOf, records } from '#app/content/records/records.ts'
import { labelledText } from '#app/content/typography.ts'
import { isDay } from '#app/publishing/day.ts'
import type { Entry, Values } from '#app/publishing/fold.ts'
import { same } from '#app/publishing/same.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { href } from '#app/site-map.ts'
import { business } from './business.ts'
import type { Kind } from './kind.ts'

/** The state of the site: the day it opened, `null` while it is in preparation. */
export const SITE = 'opening.site'

/** Whether these changes open the site. To undo them would take everything that the garage wrote before off its site. */
export const opensSite = (entries: readonly Entry[]): boolean =>
  entries.some(({ path, now }) => path === SITE && now !== null)

/** The path of a record's answer. */
export const answerPath = (id: string) => `opening.${id}`

const openedOn = z.string().refine(isDay).nullable()
/** Only what the garage may do without can be answered with `none`; `null` is no answer yet. */
const answer = (id: string) => z.enum(recordOf(id).isOptional ? ['true', 'none'] : ['true']).nullable()

/** What the garage confirms before the site opens, and the opening itself. */
export const opening: Kind = {
  has: (key) => key === 'site' || isRecordId(key),
  schema: (key) => (key === 'site' ? openedOn : answer(key)),
  bundled: () => null,
  file: () => 'records/records.ts',
  /** What a record says, with what was true when it was answered; "Le site" for the opening itself. */
  name(key, value, lang, then = facts()) {
    if (key === 'site') return openingCopy(lang).site.name
    const what = recordOf(key).what[lang]
    // A price may have been withdrawn since.
    const name = fill(what, lang, { ...asWhole(then), prices: { ...bundledFacts.prices, ...then.prices } })
    if (value !== 'true' || what.includes('{')) return name
    const part = key.replace('business.', '') as keyof Facts['business']
    const said = business.has(part) && business.text(then.business[part], lang, part)
    return said ? labelledText(name, said, lang) : name
  },
  text: (value, lang, key) =>
    key === 'site' ? openingCopy(lang).site.open : openingCopy(lang).answers[value as 'true' | 'none'],
  none: (lang, key) =>
    key === 'site' ? openingCopy(lang).site.preparation : openingCopy(lang).answers.unanswered,
  startsEmpty: true,
  page: (_key, _value, lang) => href('home', lang),
  isForAdmins: () => true,
}

/** The state of the site and its answers; a value that the garage emptied is an answer too, but not one that starts empty. */
export function openingOf(stored: Readonly<Record<string, unknown>>, published: Values): Opening {
  const { site = null, ...answers } = stored
  const emptied = records
    .filter(({ editor = '', ifNone }) => ifNone !== undefined && same(published.get(editor), ifNone))
    .map(({ id }) => [id, 'none'])
  return { openedOn: site, answers: { ...answers, ...Object.fromEntries(emptied) } } as Opening
}
