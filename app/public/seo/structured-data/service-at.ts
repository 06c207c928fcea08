import { facts } from '#app/content/facts.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import type { Place } from '#app/places.ts'

/** The service at a place, or undefined if it is no service's page. */
export function serviceAt({ name, slugs }: Place): ServiceFacts | undefined {
  return name === 'service' ? facts().services.find((service) => service.slug.fr === slugs?.fr) : undefined
}
