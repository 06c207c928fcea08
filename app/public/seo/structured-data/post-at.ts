import type { Post } from '#app/content/blog/posts.ts'
import { content } from '#app/content/snapshot.ts'
import type { Place } from '#app/places.ts'

/** The article at a place, or undefined if it is no article or is not published in this language. */
export function postAt({ name, lang, slugs }: Place): Post | undefined {
  if (name !== 'post') return undefined
  return content(lang).posts.find((post) => post.slug === slugs?.[lang])
}
