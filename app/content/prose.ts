import { processSteps } from './business/process.ts'
import { projects, projectsPage } from './business/projects.ts'
import type { Facts } from './facts.ts'
import { faq } from './faq.ts'
import { forEachLang, type Lang, type Text } from './language.ts'
import { servicesCopy } from './services/copy.ts'
import { type ServiceId, serviceIds } from './services/index.ts'
import type { ServiceCopy } from './services/service-copy.ts'
import { about } from './texts/about.ts'
import { canIDrive } from './texts/can-i-drive.ts'
import { contact } from './texts/contact.ts'
import { headings } from './texts/headings.ts'
import { home } from './texts/home.ts'
import { pricingCopy } from './texts/pricing.ts'
import { servicesPage } from './texts/services.ts'

/** The bundled prose that the garage can edit, by part. A text's place is its part and its keys: `freins.faq.0.answer`. */
export const bundledProse = {
  headings,
  home,
  faq,
  servicesPage,
  process: processSteps,
  pricing: pricingCopy,
  about,
  projectsPage,
  projects: forEachLang(projects),
  contact,
  canIDrive,
  ...servicesCopy,
}

export type ProsePart = keyof typeof bundledProse

/** A part in one language with the garage's own texts in place of the bundled ones; the facts are not filled in yet. */
export function prose<Part extends ProsePart>(
  part: Part,
  lang: Lang,
  { texts }: Facts,
): (typeof bundledProse)[Part][Lang] {
  return written(bundledProse[part][lang], part, (place) => texts[place]?.[lang])
}

export function servicesProse(lang: Lang, facts: Facts): Record<ServiceId, ServiceCopy> {
  const copies = serviceIds.map((id) => [id, prose(id, lang, facts)])
  return Object.fromEntries(copies) as Record<ServiceId, ServiceCopy>
}

/** What the garage wrote itself, by the place of each text. */
export type WrittenTexts = Readonly<Record<string, Text>>

function written<Value>(value: Value, place: string, textAt: (place: string) => string | undefined): Value {
  if (typeof value === 'string') return (textAt(place) ?? value) as Value
  if (Array.isArray(value))
    return value.map((item, index) => written(item, `${place}.${index}`, textAt)) as Value
  if (!value || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, written(item, `${place}.${key}`, textAt)])
  return Object.fromEntries(entries) as Value
}
