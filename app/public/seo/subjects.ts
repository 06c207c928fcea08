import type { Post } from '#app/content/blog/posts.ts'
import { facts } from '#app/content/facts.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import type { Place } from '#app/places.ts'

/** The article at a place, or undefined if it is no article or is not published in this language. */
export function postAt({ name, lang, slugs }: Place): Post | undefined {
  if (name !== 'post') return undefined
  return content(lang).posts.find((post) => post.slug === slugs?.[lang])
}

/** The service at a place, or undefined if it is no service's page. */
export function serviceAt({ name, slugs }: Place): ServiceFacts | undefined {
  return name === 'service' ? facts().services.find((service) => service.slug.fr === slugs?.fr) : undefined
}
