import { phoneNumbers } from './phone-numbers.ts'

/** Letters that Unicode does not take apart, as they are typed on another keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th' },
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
}
const UNDIVIDED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Lower case without accents and without what cannot be seen, so that "Étienne", "etienne" and "ÉTIENNE" match; for stored and searched words alike. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(UNDIVIDED, (letter) => PLAIN[letter] ?? letter)
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** The fields a request is searched by. */
export type Searched = Record<
  'name' | 'phone' | 'email' | 'vehicle_year' | 'vehicle_make' | 'vehicle_model' | 'plate' | 'reference',
  string
> & { message?: string }

/** Words are cut to this many characters. */
export const WORD_LENGTH = 80

/** The words for prefix search: as written, split at punctuation, without it; every phone also by its last 7 and 4 digits; of the message, words alone. */
export function searchWords(request: Searched): string[] {
  const { name, email, vehicle_year, vehicle_make, vehicle_model, plate, reference } = request
  const text = [name, email, vehicle_year, vehicle_make, vehicle_model, plate, reference].join(' ')
  const words = folded(text)
    .split(' ')
    .flatMap((word) => [word, word.replace(MARKS, ''), ...word.split(MARKS)])
  const phones = phoneNumbers(request.phone).flatMap(({ digits, others }) => [
    digits,
    ...others,
    digits.slice(-7),
    digits.slice(-4),
  ])
  const all = [
    ...words,
    plate && folded(plate).replace(MARKS, ''),
    ...phones,
    ...messageWords(request.message ?? ''),
  ]
  const sorted = [...new Set(all.map((word) => word.slice(0, WORD_LENGTH)).filter(Boolean))].sort()
  // A prefix of another word is found through that word, so it is not stored.
  return sorted.filter((word, index) => !sorted[index + 1]?.startsWith(word))
}

/** The words of a message, without the shortest: nobody searches for "le" or "is". */
export function messageWords(message: string): string[] {
  return [...new Set(folded(message).split(MARKS))]
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, WORD_LENGTH))
}

/** What stands between the parts of a word. */
export const MARKS = /[^\p{L}\d]+/gu

/** The sort key of a name. */
export function nameOrder(name: string): string {
  return folded(name).slice(0, 60)
}
