import { cardOf, type Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { namedPicture } from '#app/content/picture-data.server.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** What a card, a teaser or a list shows of a post. */
export function cardFor(post: Post, lang: Lang) {
  const { title, excerpt, slug, image, imageAlt, categoryLabel, date, dateText, readingMinutes } =
    cardOf(post)
  return {
    slug,
    title,
    excerpt,
    category: categoryLabel,
    date,
    dateText,
    minutes: counted(content(lang).blog.post.minutes, readingMinutes, lang),
    href: href('post', lang, slug),
    picture: { ...namedPicture(image, lang), alt: imageAlt },
  }
}

/** A post at the head of the list: below it stands as a card, so it shows its other picture there. */
export function featuredFor(post: Post, lang: Lang): Card {
  const card = cardFor(post, lang)
  return post.featuredImage ? { ...card, picture: namedPicture(post.featuredImage, lang) } : card
}

export type Card = ReturnType<typeof cardFor>
