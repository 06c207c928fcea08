import { bundledFacts } from '#app/content/facts.ts'
import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { packages } from '#app/content/packages/index.ts'
import type { Package, PackageLine } from '#app/content/packages/package.ts'
import { type Price, type PriceKey, RATE } from '#app/content/prices/prices.ts'
import type { Warranty, WarrantyKey } from '#app/content/prices/warranties.ts'
import { type Urgency, urgencies } from '#app/content/safety.ts'
import { type ServiceId, services } from '#app/content/services/index.ts'
import { labelledText } from '#app/content/typography.ts'
import { promises } from './promises.ts'
import type { OpeningRecord } from './record.ts'

const { prices, warranties } = bundledFacts

/** "Vidange d’huile moteur : 40 $". */
const line = (label: Text, rest: (lang: Lang) => string): Text =>
  forEachLang((lang) => labelledText(label[lang], rest(lang), lang))

const servicesWith = (key: PriceKey): ServiceId[] =>
  services.filter((service) => service.prices.some((row) => row === key)).map(({ id }) => id)

/** Every row of the price list, except those that are themselves a promise. */
const priceRecords = (Object.entries(prices) as [PriceKey, Price][])
  .filter(([key]) => !promises.some(({ editor }) => editor === `prices.${key}`))
  .map(([key, { label }]): OpeningRecord & { id: `prices.${PriceKey}` } => ({
    id: `prices.${key}`,
    subject: 'prices',
    what: line(label, () => `{price:${key}}`),
    use: {
      fr: 'Prix, les services, le prix pour votre auto.',
      en: 'Prices, services, the price for your car.',
    },
    editor: `prices.${key}`,
    services: key === RATE ? [] : servicesWith(key),
    // Without that of the work it would read as the whole price.
    ...(/Rotors$/.test(key) && { needs: ['prices.brakeLabour'] }),
    ...(services.every(({ leadPrice }) => leadPrice !== key) && { isOptional: true }),
  }))

const warrantyRecords = (Object.entries(warranties) as [WarrantyKey, Warranty][]).map(
  ([key, { title, services }]): OpeningRecord & { id: `warranties.${WarrantyKey}` } => ({
    id: `warranties.${key}`,
    subject: 'warranties',
    what: line(title, () => `{warranty:${key}}. {scope:${key}}`),
    use: { fr: 'Garanties, les services, la facture.', en: 'Warranties, services, the invoice.' },
    editor: `warranties.${key}`,
    ...(services && { services }),
    isOptional: true,
  }),
)

const packageWhat: Text = {
  fr: 'le prix en ligne prend les bonnes lignes et pose les bonnes questions',
  en: 'the online price takes the right lines and asks the right questions',
}

/** What a job cannot be priced without: its lines, and an answer to each question all of whose answers have a price. */
function needsOf({ lines, questions }: Pick<Package, 'lines' | 'questions'>): (string | string[])[] {
  const rows = (of: readonly PackageLine[] = []) =>
    of.flatMap((line) => ('row' in line ? [`prices.${line.row}`] : []))
  const answers = questions.map(({ preset = '', options }) =>
    options.filter(({ id }) => [id, ''].includes(preset)).map((option) => rows(option.lines)),
  )
  return [
    ...rows(lines),
    ...answers.filter((each) => each.every((row) => row.length)).map((each) => each.flat()),
  ]
}

const packageRecords = packages.map(
  ({ id, label, service, ...job }): OpeningRecord & { id: `packages.${typeof id}` } => ({
    id: `packages.${id}`,
    subject: 'services',
    what: line(label, (lang) => packageWhat[lang]),
    use: { fr: 'Le prix pour votre auto.', en: 'The price for your car.' },
    editor: `packages.${id}`,
    services: [service],
    needs: needsOf(job),
    isOptional: true,
  }),
)
const includesWhat: Text = {
  fr: 'la page dit ce qu’on fait et répond aux questions, comme on le fait; le mécanicien en chef l’a relue',
  en: 'the page says what we do and answers the questions, as we do it; the lead mechanic has read it',
}

const serviceRecords = services.map(({ id, label }): OpeningRecord & { id: `includes.${ServiceId}` } => ({
  id: `includes.${id}`,
  subject: 'services',
  what: line(label, (lang) => includesWhat[lang]),
  use: {
    fr: 'Sa page, Services, la galerie et À propos : chaque ligne engage le garage.',
    en: 'Its page, Services, the gallery and About: each line binds the garage.',
  },
  editor: `texts.${id}`,
  services: [id],
}))
const signRecords = urgencies.map((urgency): OpeningRecord & { id: `signs.${Urgency}` } => ({
  id: `signs.${urgency}`,
  subject: 'claims',
  what: {
    fr: `Le mécanicien en chef a relu les signes pour lesquels on dit : {safety:${urgency}}.`,
    en: `The lead mechanic has read the signs for which we say: {safety:${urgency}}.`,
  },
  use: { fr: 'Puis-je rouler?', en: 'Can I keep driving?' },
}))

const termsRecord = {
  id: 'warrantyTerms',
  subject: 'warranties',
  what: {
    fr: 'Le garage refait le travail ou remplace la pièce à ses frais, sans formulaire, et la garantie suit le véhicule.',
    en: 'The garage redoes the work or replaces the part at its expense, without a form, and the warranty stays with the vehicle.',
  },
  use: { fr: 'Garanties.', en: 'Warranties.' },
  needs: ['warranties'],
} as const satisfies OpeningRecord

/** The records that follow from the lists of the content, so that none of their rows can be forgotten. */
export const derivedRecords = [
  ...priceRecords,
  ...packageRecords,
  ...warrantyRecords,
  termsRecord,
  ...serviceRecords,
  ...signRecords,
]
