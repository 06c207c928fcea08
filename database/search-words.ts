/** Small letters without accents, so that "Étienne", "etienne" and "ÉTIENNE" are one: what is kept and what is looked for. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** The digits of a phone number in any notation, without the country's 1. */
export function phoneDigits(phone: string): string {
  const digits = phone.normalize('NFKD').replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** What a request is found by. */
export type Searched = Record<
  'name' | 'phone' | 'email' | 'vehicle_year' | 'vehicle_make' | 'vehicle_model' | 'plate' | 'reference',
  string
>

/** Characters of a word that count. */
export const WORD_LENGTH = 80

/** The words whose beginnings find a request: each as written, in its parts and without its marks; the phone from three places on. */
export function searchWords(request: Searched): string[] {
  const { name, email, vehicle_year, vehicle_make, vehicle_model, plate, reference } = request
  const text = [name, email, vehicle_year, vehicle_make, vehicle_model, plate, reference].join(' ')
  const words = folded(text)
    .split(' ')
    .flatMap((word) => [word, word.replace(MARKS, ''), ...word.split(MARKS)])
  const digits = phoneDigits(request.phone)
  const all = [
    ...words,
    plate && folded(plate).replace(MARKS, ''),
    digits,
    digits.slice(-7),
    digits.slice(-4),
  ]
  const sorted = [...new Set(all.map((word) => word.slice(0, WORD_LENGTH)).filter(Boolean))].sort()
  // What begins another word is found with it: it need not be kept as well.
  return sorted.filter((word, index) => !sorted[index + 1]?.startsWith(word))
}

const MARKS = /[^\p{L}\d]+/gu

/** A name as lists in the order of names take it. */
export function nameOrder(name: string): string {
  return folded(name).slice(0, 60)
}
