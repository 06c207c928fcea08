import { z } from 'zod'
import { type AdviceKey, advice } from '#app/content/advice.ts'
import { type Business, type Payment, socialNames } from '#app/content/business/business.ts'
import { garageFactsCopy } from '#app/content/business/garage-facts.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import { payments } from '#app/content/prices/payments.ts'
import { type ServiceId, service, serviceIds, services } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { decimalText } from '#app/content/typography.ts'
import { displayFault, hasNumber, tidyText } from '#app/publishing/text-rules.ts'
import { href } from '#app/site-map.ts'
import { type FactField, type FactForm, numberField, textField } from './fact-form.ts'
import { inEveryLanguage, type Kind } from './kind.ts'

/** A part of the business: what can stand there, how it reads, and its form. Methods, as in `kind.ts`. */
type Part<Value> = Pick<FactForm<Value>, 'fields' | 'read'> & {
  group: 'identity' | 'contact' | 'delays'
  schema: z.ZodType
  text(value: Value, lang: Lang): string
  /** The page that shows it best, but for that of contact. */
  place?: 'pricing' | 'privacy' | 'services'
  error: keyof ReturnType<typeof garageFactsCopy>['errors']
  /** The least and the most of a number; the most characters of a text. */
  bounds?: { least?: number; most: number }
  /** Where customers go, and their calls, messages, bookings and personal information. */
  isForAdmins?: true
}

/** No braces: they would refer to a fact in the texts that include this value. */
const plain = (most: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(most)
    .regex(/^[^{}<>$]+$/)
const texts = (most: number) => inEveryLanguage(plain(most))
/** Sentences, which may refer to facts: `{address}`. */
const sentences = (most: number) =>
  inEveryLanguage(z.string().transform(tidyText).pipe(z.string().min(2).max(most))).refine((text) =>
    langs.every((lang) => !displayFault(text[lang], lang)),
  )
/** Empty where the garage has no such page. Without the slashes it would be a link within the site; a name before the host misleads. */
const link = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/ })
    .max(300)
    .regex(/^https:\/\/[^/?#@\\]+([/?#]|$)/),
])

const inOneField = (value: string) => value

const name: Part<string> = {
  group: 'identity',
  error: 'name',
  schema: plain(40),
  text: inOneField,
  fields: (value, lang) => [textField('value', garageFactsCopy(lang).fields.name, value ?? '')],
  read: (text) => (hasNumber(text('value')) ? undefined : text('value')),
}

type Address = Business['address']

/** In Quebec, because the texts follow Quebec's law. */
const address: Part<Address> = {
  group: 'identity',
  error: 'address',
  isForAdmins: true,
  schema: z.strictObject({
    street: plain(80),
    city: plain(40),
    region: z.literal('QC'),
    postalCode: z.string().regex(/^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/),
    country: z.literal('CA'),
  }),
  text: ({ street, city, postalCode }) => `${street}, ${city} ${postalCode}`,
  fields(value, lang) {
    const { fields } = garageFactsCopy(lang)
    return (['street', 'city', 'postalCode'] as const).map((part) =>
      textField(part, fields[part], value?.[part] ?? ''),
    )
  },
  read(text) {
    const postalCode = text('postalCode')
      .toUpperCase()
      .replace(/[\s-]/g, '')
      .replace(/^(.{3})(?=.{3}$)/, '$1 ')
    return { street: text('street'), city: text('city'), region: 'QC', postalCode, country: 'CA' }
  },
}

type Position = Business['coordinates']

const coordinates: Part<Position> = {
  group: 'identity',
  error: 'position',
  isForAdmins: true,
  schema: z.strictObject({
    latitude: z.number().min(44.5).max(63),
    longitude: z.number().min(-80).max(-57),
  }),
  text: ({ latitude, longitude }, lang) =>
    ({
      fr: `${decimalText(latitude, lang)} ${decimalText(longitude, lang)}`,
      en: `${latitude}, ${longitude}`,
    })[lang],
  fields(value, lang) {
    const shown = value ? coordinates.text(value, lang) : ''
    return [textField('value', garageFactsCopy(lang).fields.position, shown)]
  },
  /** "45,5019 -73,5674", or as copied from an online map: "45.5019, -73.5674". */
  read(text) {
    const typed = text('value').replace('−', '-')
    const [, latitude, longitude] = /^(\d+[.,]\d+)\s*[,;]?\s+(-\d+[.,]\d+)$/.exec(typed) ?? []
    const degrees = (part: string) => Number(Number(part.replace(',', '.')).toFixed(6))
    return latitude && longitude ? { latitude: degrees(latitude), longitude: degrees(longitude) } : undefined
  },
}

/** Several of a list, each with its box. */
function choices<Choice extends string>(
  field: string,
  all: readonly Choice[],
  label: (choice: Choice) => Text,
): Pick<Part<Choice[]>, 'text' | 'fields' | 'read'> {
  return {
    text: (chosen, lang) => chosen.map((choice) => label(choice)[lang]).join(', '),
    fields: (chosen, lang) =>
      all.map(
        (choice): FactField => ({
          name: field,
          label: label(choice)[lang],
          type: 'checkbox',
          value: choice,
          checked: chosen?.includes(choice) ?? false,
        }),
      ),
    read: (_, form) => all.filter((choice) => form.getAll(field).includes(choice)),
  }
}

const everyPayment = Object.keys(payments) as [Payment, ...Payment[]]
const isUnique = (chosen: readonly unknown[]) => new Set(chosen).size === chosen.length

/** A text in each language. */
const inWords = (
  of: (most: number) => z.ZodType,
  most: number,
  labels: 'district' | 'officer' | 'words',
): Part<Text> => ({
  group: 'identity',
  error: 'words',
  bounds: { most },
  schema: of(most),
  text: (value, lang) => fill(value[lang], lang),
  fields: (value, lang) =>
    langs.map((each) => textField(each, garageFactsCopy(lang).fields[labels][each], value?.[each] ?? '')),
  read: (text) => forEachLang(text),
})

/** One number within bounds; what it counts is in the name of the fact. */
function figure(part: 'answerHours' | 'priceDays' | 'requestMonths', least: number, most: number) {
  return {
    group: 'delays',
    schema: z.number().int().min(least).max(most),
    text: String,
    fields: (value, lang) => [
      numberField('value', garageFactsCopy(lang).names[`business.${part}`], value ?? undefined, lang),
    ],
    read: (_text, _form, number) => number('value'),
    error: 'number',
    bounds: { least, most },
  } satisfies Part<number>
}

const advised = Object.fromEntries(
  Object.keys(advice).map((key) => [
    key,
    { ...inWords(texts, 60, 'words'), group: 'delays', place: 'services' },
  ]),
) as Record<AdviceKey, Part<Text>>

type Typed = Pick<FactField, 'type' | 'inputMode'>
const asAddress: Typed = { type: 'text', inputMode: 'url' }

/** One line whose label is the name of the fact. */
const oneLine = (
  part: 'phone' | 'email' | 'bookingUrl' | 'messagingNumber' | 'reviewsUrl',
  shown: (value: string, lang: Lang) => string,
  { type, inputMode }: Typed,
): Pick<Part<string>, 'group' | 'fields' | 'text'> => ({
  group: 'contact',
  text: (value, lang) => (value ? shown(value, lang) : garageFactsCopy(lang).none),
  fields: (value, lang) => [
    {
      ...textField('value', garageFactsCopy(lang).names[`business.${part}`], value ? shown(value, lang) : ''),
      type,
      ...(inputMode && { inputMode }),
    },
  ],
})

/** The ten digits of a number, without the country's. */
const tenDigits = (typed: string) => typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** People type addresses without "https://". */
const webAddress = (typed: string) => (typed && !/^[a-z]+:/i.test(typed) ? `https://${typed}` : typed)

const ownPage = (part: 'bookingUrl' | 'reviewsUrl'): Part<string> => ({
  isForAdmins: true,
  error: 'link',
  ...oneLine(part, inOneField, asAddress),
  schema: link,
  read: (text) => webAddress(text('value')),
})

const networks = Object.keys(socialNames) as (keyof Business['social'])[]

const social: Part<Business['social']> = {
  group: 'contact',
  error: 'link',
  isForAdmins: true,
  schema: z.strictObject({ youtube: link, facebook: link, instagram: link, tiktok: link }),
  text: (value, lang) => Object.values(value).filter(Boolean).join(', ') || garageFactsCopy(lang).none,
  fields: (value) =>
    networks.map((name) => ({ ...textField(name, socialNames[name], value?.[name] ?? ''), ...asAddress })),
  read: (text) => Object.fromEntries(networks.map((name) => [name, webAddress(text(name))])),
}

/** The business facts that the garage can change, in the order of their page. */
export const businessParts = {
  name,
  address,
  district: inWords(texts, 60, 'district'),
  coordinates,
  services: {
    group: 'identity',
    error: 'services',
    /** The gallery needs at least one of them for a tab. */
    schema: z
      .array(z.enum(serviceIds))
      .refine((chosen) => galleryTabs.some((id) => chosen.includes(id)))
      .refine(isUnique),
    ...choices<ServiceId>(
      'service',
      services.map(({ id }) => id),
      (id) => service(id).label,
    ),
  },
  payments: {
    group: 'identity',
    error: 'payments',
    schema: z.array(z.enum(everyPayment)).min(1).refine(isUnique),
    ...choices<Payment>('payment', everyPayment, (payment) => payments[payment]),
  },
  towing: inWords(sentences, 300, 'words'),
  keyDrop: inWords(sentences, 300, 'words'),
  privacyOfficer: { ...inWords(texts, 120, 'officer'), isForAdmins: true },
  suppliers: inWords(texts, 300, 'words'),
  priceDays: { ...figure('priceDays', 1, 365), place: 'pricing' },
  answerHours: figure('answerHours', 1, 40),
  /** What is erased never comes back. */
  requestMonths: { ...figure('requestMonths', 6, 120), place: 'privacy', isForAdmins: true },
  ...advised,
  phone: {
    ...oneLine('phone', phoneText, { type: 'tel' }),
    error: 'phone',
    schema: z.string().regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/),
    read: (text: (name: string) => string) => `+1${tenDigits(text('value'))}`,
    isForAdmins: true,
  },
  email: {
    ...oneLine('email', inOneField, { type: 'email' }),
    error: 'email',
    schema: z.email().max(120),
    read: (text: (name: string) => string) => text('value'),
    isForAdmins: true,
  },
  bookingUrl: ownPage('bookingUrl'),
  /** Empty where the garage has none. */
  messagingNumber: {
    ...oneLine('messagingNumber', (value, lang) => phoneText(`+${value}`, lang), { type: 'tel' }),
    error: 'phone',
    schema: z.string().regex(/^(1[2-9]\d{2}[2-9]\d{6})?$/),
    read(text: (name: string) => string) {
      const digits = tenDigits(text('value'))
      return digits && `1${digits}`
    },
    isForAdmins: true,
  },
  reviewsUrl: ownPage('reviewsUrl'),
  social,
} satisfies Record<string, Part<never>>
export type BusinessPart = keyof typeof businessParts

const parts: Readonly<Record<BusinessPart, Part<unknown>>> = businessParts
const partOf = (key: string) => parts[key as BusinessPart]
const pathOf = (key: string) => `business.${key as BusinessPart}` as const

export const business: Kind = {
  has: (key) => Object.hasOwn(businessParts, key),
  schema: (key) => partOf(key).schema,
  bundled: (key) => bundledFacts.business[key as BusinessPart],
  file: () => 'business/business.ts',
  name: (key, _, lang) => garageFactsCopy(lang).names[pathOf(key)],
  text: (value, lang, key) => partOf(key).text(value, lang),
  page: (key, _value, lang) => href(partOf(key).place ?? 'contact', lang),
  isForAdmins: (key) => partOf(key).isForAdmins === true,
  confirmsItself: true,
  form: (key) => ({
    ...partOf(key),
    hint: (lang) => (garageFactsCopy(lang).hints as Partial<Record<string, string>>)[pathOf(key)],
    error: (lang) => fillSlots(garageFactsCopy(lang).errors[partOf(key).error], partOf(key).bounds ?? {}),
  }),
}
