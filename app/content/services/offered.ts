import { type Facts, facts } from '#app/content/facts.ts'
import type { ServiceId } from './index.ts'

export type Offered = Pick<Facts, 'services'>

/** Whether the garage offers a service. What names one that it does not is shown to no visitor; requests of it stay. */
export function isOffered(id: ServiceId, { services }: Offered = facts()): boolean {
  return services.some((service) => service.id === id)
}

/** What of a list is about services that are offered. */
export function ofOffered<Item extends { service: ServiceId }>(
  items: readonly Item[],
  now?: Offered,
): Item[] {
  return items.filter(({ service }) => isOffered(service, now))
}
