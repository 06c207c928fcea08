import { type Business, socialNames } from '#app/content/business/business.ts'
import { garageFactsCopy } from '#app/content/business/garage-facts.ts'
import { phoneText } from '#app/content/business/phone.ts'
import type { Lang } from '#app/content/language.ts'
import { type Limit, legalLimit, limitText } from '#app/content/prices/warranties.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { decimalText } from '#app/content/typography.ts'
import { checkedValue } from '#app/desk/items.ts'
import { typedNumber } from './edits.server.ts'
import { type ClaimValue, factName, type RatingValue } from './fact-words.server.ts'
import { identityFields, isIdentityFact, readIdentityFact } from './garage-fields.server.ts'

export type FactField = {
  name: string
  label: string
  type: 'text' | 'tel' | 'email' | 'date' | 'checkbox'
  value: string
  inputMode?: 'decimal' | 'numeric' | 'url'
  checked?: boolean
}

/** The form fields of a fact, with its value. */
export function fieldsOf(path: string, value: unknown, lang: Lang): FactField[] {
  if (isIdentityFact(path)) return identityFields(path, value, lang)
  const { fields } = deskCopy(lang).facts
  const [kind] = path.split('.')
  const number = (name: string, label: string, amount: number | undefined): FactField => ({
    name,
    label,
    type: 'text',
    inputMode: 'decimal',
    value: amount === undefined ? '' : decimalText(amount, lang),
  })
  if (kind === 'warranties') {
    const { months, km } = value as Limit
    return [number('months', fields.months, months), ...(km ? [number('km', fields.km, km)] : [])]
  }
  if (kind === 'claims') return [number('value', fields.value, (value as ClaimValue | null)?.value)]
  if (kind === 'rating') {
    const { value: mean, count, readOn = '' } = (value ?? {}) as Partial<RatingValue>
    const read: FactField = { name: 'readOn', label: fields.readOn, type: 'date', value: readOn }
    return [number('value', fields.rating, mean), number('count', fields.count, count), read]
  }
  if (path === 'business.social')
    return (Object.entries(value as Business['social']) as [keyof typeof socialNames, string][]).map(
      ([name, address]) => ({
        name,
        label: socialNames[name],
        type: 'text',
        inputMode: 'url',
        value: address,
      }),
    )
  const single = { name: 'value', label: factName(path, lang) }
  if (path === 'business.phone') return [{ ...single, type: 'tel', value: phoneText(value as string, lang) }]
  if (path === 'business.messagingNumber')
    return [{ ...single, type: 'tel', value: value ? phoneText(`+${value}`, lang) : '' }]
  const kindOfText =
    path === 'business.email'
      ? { type: 'email' as const }
      : { type: 'text' as const, inputMode: 'url' as const }
  return [{ ...single, ...kindOfText, value: value as string }]
}

/** The same fields with the values typed in the form. */
export function typedFields(fields: FactField[], form: FormData): FactField[] {
  return fields.map((field) =>
    field.type === 'checkbox'
      ? { ...field, checked: form.getAll(field.name).includes(field.value) }
      : { ...field, value: `${form.get(field.name) ?? ''}` },
  )
}

/** Reads a fact from its form; undefined if it is not valid. */
export function readFact(path: string, form: FormData): unknown {
  if (isIdentityFact(path)) return checkedValue(path, readIdentityFact(path, form))
  const text = (name: string) => `${form.get(name) ?? ''}`.trim()
  const number = (name: string) => typedNumber(text(name).replace(UNIT, ''))
  const [kind] = path.split('.')
  const isEmpty = ['value', 'count'].every((name) => !text(name))
  if (kind === 'warranties')
    return checkedValue(path, { months: number('months'), ...(form.has('km') && { km: number('km') }) })
  if ((kind === 'claims' || kind === 'rating') && isEmpty) return null
  if (kind === 'claims') return checkedValue(path, { value: number('value'), confirmed: null })
  if (kind === 'rating')
    return checkedValue(path, {
      value: number('value'),
      count: number('count'),
      readOn: text('readOn'),
      confirmed: null,
    })
  if (path === 'business.social')
    return checkedValue(
      path,
      Object.fromEntries(Object.keys(socialNames).map((name) => [name, webAddress(text(name))])),
    )
  const digits = text('value')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
  if (path === 'business.phone') return checkedValue(path, `+1${digits}`)
  if (path === 'business.messagingNumber') return checkedValue(path, digits && `1${digits}`)
  return checkedValue(path, path === 'business.email' ? text('value') : webAddress(text('value')))
}

/** A unit behind a number: "3500 pi²", "24 mois". */
const UNIT = /(?<=\d)\s*\p{L}[\p{L}. ]*[²2]?$/u

/** People type addresses without "https://". */
const webAddress = (typed: string) => (typed && !/^[a-z]+:/i.test(typed) ? `https://${typed}` : typed)

/** The hint beside a fact, and the error for an invalid value. */
export function factAdvice(path: string, lang: Lang): { hint: string | undefined; error: string } {
  const words = garageFactsCopy(lang)
  if (isIdentityFact(path))
    return { hint: (words.hints as Partial<Record<string, string>>)[path], error: words.errors[path] }
  const { hints, errors } = deskCopy(lang).facts
  const [kind] = path.split('.')
  const minimum = limitText(legalLimit)[lang]
  if (kind === 'warranties')
    return { hint: fillSlots(hints.warranties, { minimum }), error: fillSlots(errors.warranty, { minimum }) }
  if (kind === 'claims') return { hint: hints.claims, error: errors.number }
  if (kind === 'rating') return { hint: hints.claims, error: errors.rating }
  if (path === 'business.email') return { hint: hints[path], error: errors.email }
  if (path === 'business.phone') return { hint: undefined, error: errors.phone }
  return path === 'business.messagingNumber'
    ? { hint: words.optional, error: errors.phone }
    : { hint: words.optional, error: errors.link }
}
