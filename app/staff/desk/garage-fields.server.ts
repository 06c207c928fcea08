import type { Business, Payment } from '#app/content/business/business.ts'
import { garageFactsCopy } from '#app/content/business/garage-facts.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import { payments } from '#app/content/prices/payments.ts'
import { type ServiceId, service, serviceIds, services } from '#app/content/services/index.ts'
import { decimalText } from '#app/content/typography.ts'
import type { FactField } from './fact-edit.server.ts'

/** The facts that identify this garage. */
export const identityFacts = [
  'business.name',
  'business.address',
  'business.district',
  'business.coordinates',
  'business.services',
  'business.payments',
  'business.towing',
  'business.keyDrop',
  'business.privacyOfficer',
  'business.suppliers',
] as const
type IdentityFact = (typeof identityFacts)[number]

export const isIdentityFact = (path: string): path is IdentityFact =>
  identityFacts.some((known) => known === path)

type Address = Business['address']
type Position = Business['coordinates']

/** The form fields of an identity fact. */
export function identityFields(path: IdentityFact, value: unknown, lang: Lang): FactField[] {
  const { fields } = garageFactsCopy(lang)
  const text = (name: string, label: string, shown: string): FactField => ({
    name,
    label,
    type: 'text',
    value: shown,
  })
  const inEachLanguage = (labels: Text) =>
    langs.map((each) => text(each, labels[each], (value as Text)[each]))
  switch (path) {
    case 'business.name':
      return [text('value', fields.name, value as string)]
    case 'business.address': {
      const { street, city, postalCode } = value as Address
      return [
        text('street', fields.street, street),
        text('city', fields.city, city),
        text('postalCode', fields.postalCode, postalCode),
      ]
    }
    case 'business.district':
      return inEachLanguage(fields.district)
    case 'business.privacyOfficer':
      return inEachLanguage(fields.officer)
    case 'business.towing':
    case 'business.keyDrop':
    case 'business.suppliers':
      return inEachLanguage(fields.words)
    case 'business.coordinates':
      return [text('value', fields.position, identityText(path, value, lang))]
    case 'business.services':
      return services.map(({ id, label }) => choice('service', id, label[lang], value))
    case 'business.payments':
      return everyPayment.map((payment) => choice('payment', payment, payments[payment][lang], value))
  }
}

/** A checkbox for one of several choices. */
const choice = (name: string, value: string, label: string, chosen: unknown): FactField => ({
  name,
  label,
  type: 'checkbox',
  value,
  checked: (chosen as string[]).includes(value),
})

const everyPayment = Object.keys(payments) as Payment[]

/** Reads an identity fact from its form, without validating it. */
export function readIdentityFact(path: IdentityFact, form: FormData): unknown {
  const text = (name: string) => `${form.get(name) ?? ''}`.trim().replace(/\s+/g, ' ')
  if (path === 'business.name') return text('value')
  if (path === 'business.coordinates') return position(text('value'))
  if (path === 'business.services') return serviceIds.filter((id) => form.getAll('service').includes(id))
  if (path === 'business.payments')
    return everyPayment.filter((payment) => form.getAll('payment').includes(payment))
  if (path !== 'business.address') return forEachLang(text)
  const postalCode = text('postalCode')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^(.{3})(?=.{3}$)/, '$1 ')
  return { street: text('street'), city: text('city'), region: 'QC', postalCode, country: 'CA' }
}

/** Parses coordinates: "45,5019 -73,5674", or as copied from an online map: "45.5019, -73.5674". */
function position(text: string): Position | undefined {
  const [, latitude, longitude] = /^(\d+[.,]\d+)\s*[,;]?\s+(-\d+[.,]\d+)$/.exec(text.replace('−', '-')) ?? []
  const degrees = (part = '') => Number(Number(part.replace(',', '.')).toFixed(6))
  return latitude && longitude ? { latitude: degrees(latitude), longitude: degrees(longitude) } : undefined
}

/** The value of an identity fact in words. */
export function identityText(path: IdentityFact, value: unknown, lang: Lang): string {
  switch (path) {
    case 'business.address': {
      const { street, city, postalCode } = value as Address
      return `${street}, ${city} ${postalCode}`
    }
    case 'business.coordinates': {
      const { latitude, longitude } = value as Position
      return {
        fr: `${decimalText(latitude, lang)} ${decimalText(longitude, lang)}`,
        en: `${latitude}, ${longitude}`,
      }[lang]
    }
    case 'business.services':
      return (value as ServiceId[]).map((id) => service(id).label[lang]).join(', ')
    case 'business.payments':
      return (value as Payment[]).map((payment) => payments[payment][lang]).join(', ')
    case 'business.name':
      return value as string
    default:
      return (value as Text)[lang]
  }
}
