import { bundledFacts, facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { closingReasons } from '#app/content/hours/closings.ts'
import { longDate } from '#app/content/hours/dates.ts'
import type { DayHours } from '#app/content/hours/hours.ts'
import { hoursText, localTime, weekdayText } from '#app/content/hours/opening.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import type { Notice } from '#app/content/notice.ts'
import { recordOf } from '#app/content/opening/records.ts'
import { priceText } from '#app/content/prices/money.ts'
import type { Price, PriceKey, RowKey } from '#app/content/prices/prices.ts'
import type { ServiceId } from '#app/content/services/index.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { deskNoticeCopy } from '#app/content/staff/desk-notice.ts'
import { openingCopy } from '#app/content/staff/opening.ts'
import type { Entry } from '#app/desk/fold.ts'
import {
  type AddedRowValue,
  type ClosingValue,
  isPath,
  type PriceValue,
  shownValue,
} from '#app/desk/items.ts'
import { SITE } from '#app/desk/opening-kind.ts'
import type { WordDifference } from '#app/desk/word-difference.server.ts'
import { clockOf, dateTimeText } from '#app/staff/kit/when.server.ts'
import { articleName, articleSentence, articleState } from './articles/article-words.server.ts'
import { factName, factText } from './fact-words.server.ts'
import { addedName, addedSentence, addedText, isAddedPath } from './lists/list-words.server.ts'
import { isPicturePath, pictureName, pictureSentence, pictureText } from './pictures/picture-words.server.ts'
import { textName, textSentence } from './words/words-names.server.ts'

/** A change in words; of a text, word by word in each language that changed. */
export type Sentence = { what: string; before: string; after: string; words?: WordDifference[] }

/** Whether this version of the site still understands a change: an older one may have published it. */
function isKnown({ path, was, now }: Entry): boolean {
  if (!isPath(path) || path.startsWith('texts.')) return isPath(path)
  return [was, now].every((value) => value === null || shownValue(path, value) !== undefined)
}

export function sentenceOf(entry: Entry, lang: Lang): Sentence {
  const { path, was, now } = entry
  if (!isKnown(entry))
    return { what: nameOf(path, null, lang), before: '', after: deskCopy(lang).values.gone }
  if (isPicturePath(path)) return pictureSentence(entry, lang)
  if (path.startsWith('texts.')) return textSentence(entry, lang)
  if (path.startsWith('articles.')) return articleSentence(entry, lang)
  if (isAddedPath(path)) return addedSentence(entry, lang)
  const sentence = {
    what: nameOf(path, now ?? was, lang),
    before: valueText(path, was, lang),
    after: valueText(path, now, lang),
  }
  // A new row or closing has no old value to strike through.
  if (was === null && /^(rows|closings|opening|notice)\./.test(path)) return { ...sentence, before: '' }
  if (sentence.before !== sentence.after || !was || !now) return sentence
  const inWords = (value: unknown, each: Lang) =>
    /^(prices|rows)\./.test(path) ? restOf(value, each) : valueText(path, value, each)
  // Where only the other language changed, the change is said in it.
  const changed = [lang, ...langs].find((each) => inWords(was, each) !== inWords(now, each))
  return changed
    ? { ...sentence, before: inWords(was, changed), after: inWords(now, changed) }
    : { ...sentence, before: '' }
}

/** What a change is about: "Vidange d’huile moteur", "samedi", "Fermeture". */
export function nameOf(path: string, value: unknown, lang: Lang): string {
  if (!isPath(path)) return path
  const [kind = '', key = ''] = path.split('.')
  if (kind === 'prices') return priceLabel(key as PriceKey, value, lang)
  if (kind === 'order')
    return fillSlots(deskCopy(lang).order.name, { list: service(key as ServiceId).label[lang] })
  if (kind === 'rows') return (value as AddedRowValue | null)?.label[lang] ?? key
  if (kind === 'hours') return weekdayText(Number(key), lang)
  if (kind === 'texts') return textName(path, lang)
  if (kind === 'articles') return articleName(value, lang)
  if (isAddedPath(path)) return addedName(path, value, lang)
  if (kind === 'opening') return openingName(path, lang)
  if (kind === 'notice') return deskNoticeCopy(lang).name
  if (kind === 'closings') return closingRange(key, (value as ClosingValue | null)?.to ?? key, lang)
  return isPicturePath(path) ? pictureName(path, lang) : factName(path, lang)
}

/** What a record says; "Le site" for the opening itself. */
const openingName = (path: string, lang: Lang) =>
  path === SITE ? openingCopy(lang).site.name : fill(recordOf(path.slice('opening.'.length)).what[lang], lang)

function openingText(path: string, value: unknown, lang: Lang): string {
  const { site, answers } = openingCopy(lang)
  if (path === SITE) return value ? site.open : site.preparation
  return answers[(value as 'true' | 'none' | null) ?? 'unanswered']
}

/** What a notice says, and until when. */
function noticeText({ text, until }: Notice, lang: Lang): string {
  return `${text[lang]} (${fillSlots(deskNoticeCopy(lang).until, { when: dateTimeText(until, lang) })})`
}

const priceLabel = (key: PriceKey, value: unknown, lang: Lang) =>
  ((value as PriceValue | null)?.label ?? bundledFacts.prices[key].label)[lang]

/** The current name of a price line. */
export function rowName(row: RowKey, lang: Lang): string {
  return (
    ((facts().prices as Record<string, Price>)[row] ?? bundledFacts.prices[row as PriceKey])?.label[lang] ??
    row
  )
}

/** A value as the site writes it. */
export function valueText(path: string, value: unknown, lang: Lang): string {
  const { values } = deskCopy(lang)
  const [kind = ''] = path.split('.')
  if (isPicturePath(path)) return pictureText(path, value, lang)
  if (kind === 'hours') return hoursText(value as DayHours, lang)
  if (kind === 'opening') return openingText(path, value, lang)
  if (value === null) return /^(articles|claims|rating)$/.test(kind) ? values.none : values.withdrawn
  if (kind === 'prices' || kind === 'rows') return priceText(value as Price, lang)
  if (kind === 'texts') return (value as Text)[lang]
  if (kind === 'order') return (value as RowKey[]).map((row) => rowName(row, lang)).join(', ')
  if (kind === 'articles') return articleState(value, lang)
  if (isAddedPath(path)) return addedText(path, value, lang)
  if (kind === 'notice') return noticeText(value as Notice, lang)
  if (kind !== 'closings') return factText(path, value, lang)
  const { hours, reason } = value as ClosingValue
  return `${hoursText(hours, lang)} (${closingReasons[reason][lang]})`
}

/** Says that somebody else has just changed the item, and to what. */
export function conflictText({ path, value }: { path: string; value: unknown }, lang: Lang): string {
  return fillSlots(deskCopy(lang).conflict, { theirs: valueText(path, value, lang) })
}

/** The name and details of a price line, for changes that leave the amount the same. */
function restOf(value: unknown, lang: Lang): string {
  const { label, details } = value as Partial<AddedRowValue> & PriceValue
  return [label?.[lang], details?.[lang]].filter(Boolean).join(', ') || deskCopy(lang).values.none
}

export function closingRange(from: string, to: string, lang: Lang): string {
  if (from === to) return longDate(from, lang)
  return fillSlots(deskCopy(lang).values.from, { from: longDate(from, lang), to: longDate(to, lang) })
}

/** "9 h 05", with the date unless it is today. */
export function momentText(at: string, now: Date, lang: Lang): string {
  const moment = new Date(at)
  const isToday = localTime(moment).toPlainDate().equals(localTime(now).toPlainDate())
  return isToday ? clockOf(moment, lang) : dateTimeText(at, lang)
}
