import { garageFactsCopy } from '#app/content/business/garage-facts.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { bundledFacts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { type Limit, limitText, type WarrantyKey } from '#app/content/prices/warranties.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { claimNames } from '#app/desk/items.ts'
import { identityFacts, identityText, isIdentityFact } from './garage-fields.server.ts'

const limited = (Object.keys(bundledFacts.warranties) as WarrantyKey[]).filter(
  (key) => bundledFacts.warranties[key].limit,
)

/** Single facts, grouped as on the page. */
export const factGroups = {
  identity: identityFacts,
  contact: [
    'business.phone',
    'business.email',
    'business.bookingUrl',
    'business.messagingNumber',
    'business.reviewsUrl',
    'business.social',
  ],
  warranties: limited.map((key) => `warranties.${key}`),
  claims: [...claimNames.map((name) => `claims.${name}`), 'rating.reviews'],
} as const

type FactName =
  | keyof ReturnType<typeof deskCopy>['facts']['names']
  | keyof ReturnType<typeof garageFactsCopy>['names']

/** "Téléphone", "Freins". */
export function factName(path: string, lang: Lang): string {
  const [kind, key] = path.split('.')
  return kind === 'warranties'
    ? bundledFacts.warranties[key as WarrantyKey].title[lang]
    : { ...deskCopy(lang).facts.names, ...garageFactsCopy(lang).names }[path as FactName]
}

export type ClaimValue = { value: number }
export type RatingValue = ClaimValue & { count: number; readOn: string }

/** The value of a fact in words. */
export function factText(path: string, value: unknown, lang: Lang): string {
  const { facts } = deskCopy(lang)
  const [kind = ''] = path.split('.')
  if (kind === 'warranties') return limitText(value as Limit)[lang]
  if (kind === 'claims') return (value as ClaimValue).value.toLocaleString(`${lang}-CA`)
  if (kind === 'rating') {
    const { value: mean, count } = value as RatingValue
    return fillSlots(facts.rating, { value: mean.toLocaleString(`${lang}-CA`), count })
  }
  if (isIdentityFact(path)) return identityText(path, value, lang)
  if (path === 'business.phone') return phoneText(value as string, lang)
  if (path === 'business.messagingNumber' && value) return phoneText(`+${value}`, lang)
  const text =
    path === 'business.social'
      ? Object.values(value as object)
          .filter(Boolean)
          .join(', ')
      : value
  return (text as string) || garageFactsCopy(lang).none
}
