import { blogSlugs } from '#app/content/blog/slugs.ts'
import { bundledFacts, type Facts, facts } from '#app/content/facts.ts'
import { type Price, RATE } from '#app/content/prices/prices.ts'
import { priceSections, type ServiceId } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import type { OpeningRecord } from './record.ts'
import { isRecordId, type RecordId, recordOf, records } from './records.ts'

/** Whether the site is open; else it is in preparation, and shows everything. */
export const isOpen = ({ opening }: Pick<Facts, 'opening'> = facts()): boolean => opening.openedOn !== null

/** Whether what a record is about may be shown: the garage offers it, and has confirmed it and what it needs unless the site is in preparation. */
export const stands = (id: RecordId, now: Facts = facts()): boolean =>
  standsAlone(id, now) &&
  (recordOf(id).needs ?? []).every((need) => [need].flat().some((each) => holds(each, now, standsAlone)))

/** The same without what it needs: the hours of the week and of the public holidays need each other. */
function standsAlone(id: RecordId, now: Facts): boolean {
  const record = recordOf(id)
  if (!isRelevant(record, now)) return false
  if (record.hasOwn?.(now)) return true
  return now.opening.answers[id] !== 'none' && (!isOpen(now) || isConfirmed(record, now))
}

/** "prices" where any of the price page stands, "every.prices" where all do that no garage may lack, "every.prices.balancing" where all of that name do and each at one amount, "beside.prices.oilChange" where another row of its table does. */
export const recordGroups = records.flatMap(({ id }) => {
  const [group = '', part] = id.split('.')
  const [kind] = /^[a-z]+/.exec(part ?? '') ?? []
  return part ? [group, `every.${group}`, `every.${group}.${kind}`, `beside.${id}`] : []
})

/** Whether a condition of a text holds: a record stands, or a group as named above. */
export function holds(condition: string, now: Facts = facts(), has: typeof standsAlone = stands): boolean {
  if (isRecordId(condition)) return has(condition, now) && isStillFree(condition, now)
  if (condition === 'prices') return records.some((record) => isOnList(record, now) && has(record.id, now))
  const [, how, of = ''] = /^(every\.|beside\.)?(.*)/.exec(condition) ?? []
  if (how === 'every.' && of.includes('.'))
    return records.every(({ id }) => !id.startsWith(of) || (has(id, now) && isFixed(priceAt(id, now))))
  const isBeside = ({ id, subject, services }: OpeningRecord) =>
    id !== of && subject === 'prices' && services?.some((each) => recordOf(of).services?.includes(each))
  const isIn = how === 'beside.' ? isBeside : ({ id }: OpeningRecord) => id.startsWith(`${of}.`)
  const ofGroup = records.filter((record) => isRelevant(record, now) && isIn(record))
  return how === 'every.'
    ? ofGroup.every(({ id, isOptional }) => isOptional || has(id, now))
    : ofGroup.some(({ id }) => has(id, now))
}

/** Whether a price is on the price page: some are only on the page of their service. */
const isOnList = ({ id, subject, services }: OpeningRecord, now: Facts): boolean =>
  id === `prices.${RATE}` ||
  (subject === 'prices' && services?.some((each) => isSection(each) && isOffered(each, now))) === true

const isSection = (id: ServiceId): boolean => Object.values<ServiceId>(priceSections).includes(id)

const isFixed = (price: Price | undefined) => typeof price?.amount === 'number' && !price.from

/** Texts about what comes free with the site say so: false for one that has an amount since. */
const isStillFree = (id: string, now: Facts): boolean =>
  priceAt(id, bundledFacts)?.amount !== 'free' || priceAt(id, now)?.amount === 'free'

/** Whether the garage has confirmed a record, or has entered its value itself. */
export function isConfirmed({ id, editor, hasOwn }: OpeningRecord, now: Facts = facts()): boolean {
  if (hasOwn) return hasOwn(now)
  if (now.opening.answers[id] === 'none' || lacksUnit(editor, now)) return false
  const isGiven = now.given.some((path) => path === editor || (id === 'hours' && path.startsWith('hours.')))
  return isGiven || now.opening.answers[id] === 'true'
}

/** Whether the garage has said what the record asks: that it is true, or that there is none. */
export const isAnswered = (record: OpeningRecord, now: Facts = facts()): boolean =>
  now.opening.answers[record.id] === 'none' || isConfirmed(record, now)

/** A record of a service that is not offered, of a price that was withdrawn or of articles that the garage replaced is about nothing. */
export function isRelevant({ id, services }: OpeningRecord, now: Facts = facts()): boolean {
  if (id === 'articles') return blogSlugs.some(({ fr }) => !now.articles[fr])
  if (id.startsWith('prices.') && !priceAt(id, now)) return false
  return !services?.length || services.some((service) => isOffered(service, now))
}

/** Undefined where it is the path of no price. */
const priceAt = (path: string, { prices }: Facts): Price | undefined =>
  path.startsWith('prices.')
    ? (prices as Readonly<Record<string, Price>>)[path.slice('prices.'.length)]
    : undefined

/** Whether it is a price of which nobody has said yet whether it is for one, for an axle or for all four. */
export const lacksUnit = (path = '', now: Facts = facts()): boolean =>
  typeof priceAt(path, now)?.amount === 'number' && priceAt(path, now)?.unitToConfirm === true
