import type { Facts } from '../facts.ts'
import type { GalleryCopy, GalleryTabCopy } from '../gallery-copy.ts'
import type { Lang } from '../language.ts'
import { stands } from '../records/stands.ts'
import { type ServiceId, serviceIds, services } from './index.ts'
import type { ServiceCopy } from './service-copy.ts'

/** The texts of the services. Until the garage has confirmed what one does, only its name, its prices and their note are left of it. */
export function standingCopies(
  copies: Record<ServiceId, ServiceCopy>,
  facts: Facts,
): Record<ServiceId, ServiceCopy> {
  const standing = serviceIds.map((id) => [id, confirmed(id, facts) ? copies[id] : named(copies[id])])
  return Object.fromEntries(standing) as Record<ServiceId, ServiceCopy>
}

/** With its name where the title was a sentence that does not stand. */
export function titledCopies(
  copies: Record<ServiceId, ServiceCopy>,
  lang: Lang,
): Record<ServiceId, ServiceCopy> {
  const titled = services.map(({ id, label }) => {
    const { title, pageTitle } = copies[id]
    return [id, { ...copies[id], title: title || label[lang], pageTitle: pageTitle || label[lang] }]
  })
  return Object.fromEntries(titled) as Record<ServiceId, ServiceCopy>
}

/** The texts of the gallery, by the same rule. */
export function standingTabs(copy: GalleryCopy, facts: Facts): GalleryCopy {
  const bare = { subtitle: '', description: '', benefits: [], faq: [] }
  const tabs = Object.entries(copy.tabs).map(([id, tab]): [string, GalleryTabCopy] => [
    id,
    confirmed(id as ServiceId, facts) ? tab : { ...tab, ...bare },
  ])
  return { ...copy, tabs: Object.fromEntries(tabs) as GalleryCopy['tabs'] }
}

const confirmed = (id: ServiceId, facts: Facts) => stands(`includes.${id}`, facts)

const unconfirmed = {
  ...{ about: [], benefits: [], includes: [], excludes: [], faq: [], more: [] },
  ...{ subtitle: '', tagline: '', branches: undefined, estimate: undefined },
}

/** Whether a part of a service's texts is left out until the garage has confirmed what it does. */
export const isLeftOut = (part: string): boolean => Object.hasOwn(unconfirmed, part)

const named = (copy: ServiceCopy): ServiceCopy => ({ ...copy, ...unconfirmed })
