import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { namedPicture } from '#app/content/picture-data.server.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'

/** A post's picture, with the post's own alt text if it has one. */
export function postPicture({ image, imageAlt }: Post, lang: Lang) {
  const picture = namedPicture(image, lang)
  return { ...picture, alt: imageAlt ?? picture.alt }
}

/** "4 min de lecture". */
export function minutesText({ readingMinutes }: Post, lang: Lang): string {
  return counted(content(lang).blog.post.minutes, readingMinutes, lang)
}
