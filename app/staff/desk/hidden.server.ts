import { advice } from '#app/content/advice.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { recordsNamed } from '#app/content/records/named.ts'
import { records } from '#app/content/records/records.ts'
import { stands } from '#app/content/records/stands.ts'
import { isLeftOut } from '#app/content/services/standing-copy.ts'
import { fillSlots } from '#app/content/slots.ts'
import { valueText } from '#app/publishing/items.ts'
import { same } from '#app/publishing/same.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import type { Item } from './edits.server.ts'

/** The record of a value that is online and that visitors do not see: nobody confirmed it, or the garage does not offer it. */
export function hiddenRecord({ path, online }: Pick<Item, 'path' | 'online'>) {
  const key = path.replace('business.', '')
  const ofAdvice = key in advice && recordsNamed('advice', key, facts())
  const [kind, service, part = ''] = path.split('.')
  const isOffered = facts().services.some(({ id }) => id === service)
  const isOfService = kind === 'texts' && (isLeftOut(part) || !isOffered)
  const isOfHours = kind === 'hours' || kind === 'closings'
  const own = isOfHours ? 'hours' : isOfService ? `includes.${service}` : path.replace(/^opening\./, '')
  const record = records.find(({ editor, id }) =>
    ofAdvice ? ofAdvice.includes(id) : id === own || editor === path,
  )
  // A day of the week without hours is closed. Whom the law asks for is named in any case; what was emptied says so itself.
  const isNone = (online === null && kind !== 'hours') || online === 'none' || same(online, record?.ifNone)
  if (!record || record.subject === 'law' || isNone) return undefined
  return stands(record.id) ? undefined : record
}

/** A name or value, with a mark where visitors do not see it. */
export const markHidden = (text: string, isHidden: boolean, lang: Lang): string =>
  isHidden ? `${text} (${openingCopy(lang).answers.none})` : text

/** What is online, marked where visitors do not see it. */
export const onlineValue = (item: Item, lang: Lang): string =>
  markHidden(valueText(item.path, item.online, lang), hiddenRecord(item) !== undefined, lang)

/** What is to be published in its place. */
export const draftText = ({ path, value, isDraft }: Pick<Item, 'path' | 'value' | 'isDraft'>, lang: Lang) =>
  isDraft ? fillSlots(deskCopy(lang).prices.draft, { value: valueText(path, value, lang) }) : undefined
