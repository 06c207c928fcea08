import { type Facts, facts } from '#app/content/facts.ts'
import type { ServiceId } from './index.ts'

export type Offered = Pick<Facts, 'services'>

/** Whether the garage offers a service. Content about other services is hidden from visitors; requests for them stay. */
export function isOffered(id: ServiceId, { services }: Offered = facts()): boolean {
  return services.some((service) => service.id === id)
}

/** The items of a list whose service is offered. */
export function ofOffered<Item extends { service: ServiceId }>(
  items: readonly Item[],
  now?: Offered,
): Item[] {
  return items.filter(({ service }) => isOffered(service, now))
}
