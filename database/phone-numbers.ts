import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number as it is read wherever one was typed: the form, the links that dial, the search, the privacy desk.
 * `number` is what a phone dials: "+15145550147", or the digits as typed where no country fits them. `digits` are those a search
 * compares: of North America the ten digits, of elsewhere the country code too. `others` are the same digits as people at home
 * write them: "0612345678" of "33612345678".
 */
export type PhoneNumber = {
  number: string
  digits: string
  others: readonly string[]
  /** What to dial once the call is answered; empty if none was given. */
  extension: string
}

/** A number in the notation of one place has seven digits at least; without its area code it has no more. */
const LOCAL = 7
const EXTENSION_MAX = 6
/** The most digits of a number in E.164, with an access code before it. */
const MOST_DIGITS = 18
/** No field holds a longer phone number; a search may be of any length. Cut again in plain characters: one can become eighteen. */
const LONGEST = 200

/** The zeros of the scripts people type numbers in: ASCII, Arabic, Persian, full-width. */
export const ZEROS = ['0', '\u0660', '\u06f0', '\uff10'] as const

type Group = { plus: boolean; digits: string; before: string; after: string }

/** Every number in a text, in order: "514 555-0109 / 438 555-0199, poste 12" holds two. */
export function phoneNumbers(text: string): PhoneNumber[] {
  const groups = groupsOf(text)
  const found: PhoneNumber[] = []
  for (let at = 0; at < groups.length; ) {
    const read = numberAt(groups, at)
    const last = found.at(-1)
    if (read) {
      found.push(read.phone)
      at += read.groups
    } else {
      const group = groups[at] as Group
      if (last && !last.extension && isExtension(group)) last.extension = group.digits
      at += 1
    }
  }
  return found
}

/** Plain digits, one sort of dash and space, and nothing that cannot be seen. */
function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${(digit.codePointAt(0) ?? 0) & 15}`)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
}

/** The runs of digits, each with what stands before it. */
function groupsOf(text: string): Group[] {
  return [...plain(text).matchAll(/([^\d]*)(\d+)(?=([^\d]*))/g)].map(
    ([, before = '', digits = '', after = '']) => ({
      plus: /\+[ (]*$/.test(before),
      digits,
      before: before.toLowerCase(),
      after,
    }),
  )
}

/** Whether a group begins anew: after a word, a plus sign, or a mark that no number has inside. */
function beginsAnew({ plus, before }: Group): boolean {
  return plus || /[^ ().,/-]/.test(before)
}

/** A word that names an extension, or a mark before figures that nothing like "17h" or "2 appels" follows. */
function isExtension({ digits, before, after }: Group): boolean {
  if (digits.length > EXTENSION_MAX) return false
  const isNamed = /(?<!\p{L})(?:x|p\.?|poste|post|ext|extension)[ .:=]*$/u.test(before)
  return isNamed || (/[#,][ .:]*$/.test(before) && !/^ ?\p{L}/u.test(after))
}

/** The longest number that begins with a group, and how many groups it takes. */
function numberAt(groups: readonly Group[], start: number) {
  const { plus } = groups[start] as Group
  let typed = ''
  let best: { phone: PhoneNumber; groups: number } | undefined
  for (let end = start; end < groups.length; end++) {
    const group = groups[end] as Group
    if (end > start && (beginsAnew(group) || (best && /[,/]/.test(group.before)))) break
    typed += group.digits
    if (typed.length > MOST_DIGITS) break
    const phone = possible(plus ? `+${typed}` : typed.replace(/^00(?=[1-9])/, '+'))
    if (phone) best = { phone, groups: end - start + 1 }
  }
  return best ?? unknownAt(groups, start)
}

/** A number of which the country is not known: the digits as typed. */
function unknownAt(groups: readonly Group[], start: number) {
  const { plus } = groups[start] as Group
  let digits = ''
  let end = start
  for (; end < groups.length; end++) {
    const group = groups[end] as Group
    if (end > start && (beginsAnew(group) || (digits.length >= LOCAL && /[,/]/.test(group.before)))) break
    digits += group.digits
  }
  if (digits.length < LOCAL) return undefined
  return {
    phone: { number: plus ? `+${digits}` : digits, digits, others: [], extension: '' },
    groups: end - start,
  }
}

function possible(typed: string): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'CA', extract: false })
  if (!phone?.isPossible()) return undefined
  const { number, nationalNumber, countryCallingCode } = phone
  if (countryCallingCode === '1') {
    // Shorter ones lack the area code; none of those begins with 0 or 1.
    return /^[2-9]\d{9}$/.test(nationalNumber)
      ? { number, digits: nationalNumber, others: [], extension: '' }
      : undefined
  }
  const athome = phone.formatNational().replace(/\D/g, '')
  return { number, digits: number.slice(1), others: [...new Set([athome, nationalNumber])], extension: '' }
}

/** Whether a text is a phone number and nothing else. */
export function isPhoneAlone(text: string): boolean {
  const rest = plain(text).replace(/(?:poste|post|extension|ext|x|p)\.?[ :]*(?=\d+ *$)/i, '')
  return !/[^\d +().,/#;&-]/.test(rest) && phoneNumbers(text).length > 0
}

/** The first number, which is the one to dial; undefined if a text holds none. */
export function firstPhone(text: string): PhoneNumber | undefined {
  return phoneNumbers(text)[0]
}

/** The number to dial, without its extension; the digits of a text that holds none. */
export function dialledNumber(text: string): string {
  return firstPhone(text)?.number ?? plain(text).replace(/[^\d+]/g, '')
}

/** The address of a link that dials a number as typed; a comma makes the phone pause before the extension. */
export function telLink(text: string): string {
  const extension = firstPhone(text)?.extension
  return `tel:${dialledNumber(text)}${extension ? `,${extension}` : ''}`
}

/** Whether a number lacks its area code, so that nobody knows where it rings. */
export function lacksAreaCode(text: string): boolean {
  const phone = firstPhone(text)
  return phone !== undefined && phone.number.length === LOCAL
}

/** What each number in a text is found by, whole: as digits with and without the country code. */
export function phoneKeys(text: string): string[] {
  return [...new Set(phoneNumbers(text).flatMap(({ digits, others }) => [digits, ...others]))]
}

/** Whether two texts hold the same number; one without its area code is the same as any that ends so. */
export function isSamePhone(one: string, other: string): boolean {
  const keys = phoneKeys(other)
  return phoneKeys(one).some((key) => keys.some((known) => key.endsWith(known) || known.endsWith(key)))
}
