import { asWhole, type Facts, facts as factsNow } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { hoursText, weekdayText } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { packages } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import { everyLine, type Package, unpricedLines } from '#app/content/packages/package.ts'
import { priceText } from '#app/content/prices/money.ts'
import { duties, type PriceKey } from '#app/content/prices/prices.ts'
import { unitOf } from '#app/content/prices/units.ts'
import { type OpeningRecord, type Subject, subjects } from '#app/content/records/record.ts'
import type { RecordId } from '#app/content/records/records.ts'
import { asked, saidOn } from '#app/content/records/said-on.ts'
import { isAnswered, isConfirmed, isOpen, lacksUnit, stands } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { labelledText } from '#app/content/typography.ts'
import type { Runtime } from '#app/context.server.ts'
import {
  deskFactPath,
  deskListedPath,
  deskPaths,
  deskPicturePath,
  deskPricePath,
  deskWordsPath,
} from '#app/desk-paths.ts'
import { followsFrom } from '#app/estimate/follows.ts'
import { estimateHref } from '#app/estimate/href.ts'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { bundledValue, isUnfinished, shownValue, valueText } from '#app/publishing/items.ts'
import { answerPath } from '#app/publishing/kinds/opening.ts'
import { same } from '#app/publishing/same.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { type Item, openItems } from '#app/staff/desk/edits.server.ts'
import { FROM_OPENING } from '#app/staff/kit/after-saving.ts'

/** The facts as they would be if all that is saved were published; what was undone is not, until it is saved again. */
export async function savedFacts({ desk, database }: Runtime): Promise<Facts> {
  const drafts = await allDrafts(database.db)
  const fit = drafts.filter(
    (draft) => !draft.isUndone && !isUnfinished(draft) && shownValue(draft.path, draft.now) !== undefined,
  )
  return desk.factsWith(fit)
}

/** The list: everything while the site is in preparation; once it is open, what is not confirmed, and apart what is. */
export async function shownRecords(runtime: Runtime, lang: Lang) {
  const facts = await savedFacts(runtime)
  const { itemAt } = await openItems(runtime, { undone: false })
  const online = factsNow()
  /** Where a record stands in the list. */
  const placeOf = (id: RecordId): ShownRecord['place'] => {
    if (isOpen(online) && online.opening.answers[id] === 'none') return 'dropped'
    return isOpen(online) && stands(id, online) ? 'standing' : 'listed'
  }
  const said = saidOn(lang, facts)
  const lines = asked(facts).map((record) => ({
    ...shownRecord(record, { facts, itemAt, lang, said }),
    place: placeOf(record.id),
  }))
  const groupsIn = (place: ShownRecord['place'], of: readonly ShownGroup['subject'][] = subjects) =>
    of
      .map((subject) => {
        const isIn = (line: ShownRecord) => line.place === place && [line.subject, place].includes(subject)
        return groupOf(subject, lines.filter(isIn))
      })
      .filter((group) => group.lines.length)
  return {
    groups: groupsIn('listed'),
    dropped: groupsIn('dropped', ['dropped']),
    /** What an open site shows, to withdraw it. */
    standing: groupsIn('standing'),
    done: lines.filter(({ state }) => state).length,
    all: lines.length,
    missing: lines.filter(({ isMissing }) => isMissing),
  }
}

export type ShownRecord = ReturnType<typeof shownRecord> & { place: 'listed' | 'dropped' | 'standing' }

const groupOf = (subject: Subject | 'dropped', lines: ShownRecord[]) => ({
  subject,
  done: lines.filter(({ state }) => state).length,
  required: lines.filter(({ isMissing }) => isMissing).length,
  // Where several lines are used at one place, the first says so.
  lines: lines.map((line, index) => ({ ...line, use: line.use === lines[index - 1]?.use ? '' : line.use })),
})

export type ShownGroup = ReturnType<typeof groupOf>

type About = {
  facts: Facts
  itemAt: (path: string) => Item
  lang: Lang
  said: ReturnType<typeof saidOn>
}

function shownRecord(record: OpeningRecord, { facts, itemAt, lang, said }: About) {
  const { id, subject, what, use, editor = '', isOptional, isTyped, required, hasOwn, ifNone } = record
  const price = subject === 'prices' ? facts.prices[editor.slice('prices.'.length) as PriceKey] : undefined
  const name = fill((price?.label ?? what)[lang], lang, asWhole(facts))
  const answer = facts.opening.answers[id]
  const isTrue = isConfirmed(record, facts)
  const isDone = answer === 'none' || isTrue
  const isOnline = itemAt(answerPath(id)).online === 'true' && isOpen(facts)
  const isSample = isTyped && !isDone && same(itemAt(editor).value, bundledValue(editor))
  const needsUnit = lacksUnit(editor, facts)
  const isIts = (each: Package) => id === `packages.${each.id}`
  const [job, seen] = [packages.find(isIts), offeredPackages().find(isIts)]
  const details = price?.details && fill(price.details[lang], lang, facts)
  const lines = job && linesText(seen ?? job, facts, lang)
  const value = details ?? lines ?? (id === 'hours' ? weekText(facts, lang) : inWords(record, itemAt, lang))
  return {
    id,
    subject,
    what: name,
    isTrue: labelledText(openingCopy(lang).states.true, name, lang),
    /** A row of the price list is read as one: its figure stands at its end. */
    price: price && priceText(price, lang),
    use: use?.[lang] ?? said.get(id),
    /** A sample's value is folded away, so that it is never confirmed unread. */
    value: isSample ? undefined : value,
    sample: isSample ? value : undefined,
    /** The online price itself, as visitors see it. */
    see: seen && estimateHref(seen, lang, seen.usual?.answers),
    link: editorOf(record),
    does: isSample ? ('write' as const) : hasOwn ? ('add' as const) : ('edit' as const),
    state: isDone ? (answer ?? ('own' as const)) : undefined,
    isMissing: required === true && !isDone,
    canConfirm: !isDone && !isSample && !needsUnit && !hasOwn,
    // What is confirmed is taken back first, unless visitors see it already, or its value was typed.
    canDrop:
      isOptional === true && answer !== 'none' && (!isTrue || (!hasOwn && (isOnline || answer !== 'true'))),
    dropsOwn: ifNone !== undefined || hasOwn !== undefined,
    canTakeBack: answer !== undefined && !(isOnline && answer === 'true'),
    units: needsUnit && answer !== 'none' ? unitChoices(editor, facts, lang) : [],
  }
}

/** What a price may be for, with the online price that follows. */
const unitChoices = (editor: string, facts: Facts, lang: Lang) =>
  (['tire', 'each', 'axle', 'vehicle'] as const).map((unit) => ({
    unit,
    label: unitOf(unit)[lang].spoken,
    follows: followsFrom(editor.slice('prices.'.length) as PriceKey, unit, asWhole(facts), lang),
  }))

/** The lines that a job may take, by their names in the price list. */
const linesText = (job: Package, { prices }: Facts, lang: Lang) => {
  const labels = everyLine(job).map((line) => {
    if ('unpriced' in line) return unpricedLines[line.unpriced].label
    return 'duty' in line ? duties[line.duty].label : prices[line.row].label
  })
  return [...new Set(labels.map((label) => label[lang]))].join(' · ')
}

/** The value of a fact of the business or a rating; the sentence of every other record holds its value already. */
const inWords = ({ editor = '', what }: OpeningRecord, itemAt: (path: string) => Item, lang: Lang) =>
  /^(business|rating)\./.test(editor) && !what[lang].includes('{')
    ? valueText(editor, itemAt(editor).value, lang)
    : undefined

const weekText = ({ calendar }: Facts, lang: Lang) =>
  Object.entries(calendar.week)
    .map(([day, hours]) => `${weekdayText(Number(day), lang)} ${hoursText(hours, lang)}`)
    .join(' · ')

/** The way to the list, for the pages that lead there while the site is in preparation. */
export async function openingNotice(runtime: Runtime, lang: Lang) {
  if (isOpen()) return undefined
  // Another part of the page reports that the database does not respond.
  const facts = await savedFacts(runtime).catch(() => undefined)
  if (!facts) return undefined
  const copy = openingCopy(lang)
  const all = asked(facts)
  const done = all.filter((record) => isAnswered(record, facts)).length
  return { text: copy.notice, action: done ? fillSlots(copy.resume, { done, all: all.length }) : copy.start }
}

/** The page of the desk for each first part of an editor. */
const pages: Readonly<Record<string, (key: string, path: string) => string>> = {
  prices: (key) => deskPricePath(key),
  packages: () => deskPaths.desk,
  texts: (key) => deskWordsPath(key),
  lists: (key) => deskListedPath(key),
  pictures: (key) => (key ? deskPicturePath(key) : deskPaths.deskPictures),
  hours: () => deskPaths.deskHours,
  facts: () => deskPaths.deskFacts,
  articles: () => deskPaths.deskArticles,
}

/** Where a record is changed; saving there leads back to its line in the list. Undefined where a developer changes it. */
function editorOf({ id, editor }: OpeningRecord): string | undefined {
  if (!editor || editor === 'holidays') return undefined
  const [kind = ''] = editor.split('.')
  const page = (pages[kind] ?? ((_key, path) => deskFactPath(path)))(editor.slice(kind.length + 1), editor)
  return `${page}?${FROM_OPENING}=${id}`
}
