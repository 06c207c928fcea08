import { type ServiceFacts, services } from '#app/content/services/index.ts'
import type { Place } from '#app/places.ts'

/** The service at a place, or undefined where it is no service's page. */
export function serviceAt({ name, slugs }: Place): ServiceFacts | undefined {
  return name === 'service' ? services.find((service) => service.slug.fr === slugs?.fr) : undefined
}
