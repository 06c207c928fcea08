import { related } from '#app/content/blog/picks.ts'
import { type Post, postByTitleSlug } from '#app/content/blog/posts.ts'
import { changeFilters, filterQuery, noFilters } from '#app/content/blog/search.ts'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { cardFor } from '../blog/post-card.server.ts'
import { shareOf } from '../blog/share.server.ts'

/** From so many headings on an article has a table of contents. */
const HEADINGS_FOR_CONTENTS = 3

/** The post an address names, or where the address leads instead: to the post its title names, else to the list. */
export function postAt(slug: string, lang: Lang): { post: Post } | { moved: string } | { unknown: string } {
  const { posts } = content(lang)
  const post = posts.find((each) => each.slug === slug)
  if (post) return { post }
  const titled = postByTitleSlug(posts, slug)
  return titled ? { moved: href('post', lang, titled.slug) } : { unknown: href('blog', lang) }
}

/** Everything a post's page shows in one language. */
export function postContent(post: Post, lang: Lang) {
  const { posts, blog } = content(lang)
  const { contents, author, callToAction, ...copy } = blog.post
  const list = (change: Parameters<typeof changeFilters>[1]) =>
    `${href('blog', lang)}${filterQuery(changeFilters(noFilters, change))}`
  return {
    copy,
    ...cardFor(post, lang),
    categoryHref: list({ category: post.category }),
    by: fillSlots(copy.by, { author: post.author }),
    published: fillSlots(copy.published, { date: post.dateText }),
    markdown: post.markdown,
    headings: post.headings,
    contents: post.headings.length >= HEADINGS_FOR_CONTENTS ? contents : undefined,
    author: { ...author, name: post.author },
    callToAction,
    tagLinks: post.tags.map((tag) => ({ tag, href: list({ q: tag }) })),
    related: related(posts, post).map((other) => cardFor(other, lang)),
    list: href('blog', lang),
    quote: href('contact', lang),
    phone: `tel:${business.phone}`,
    share: shareOf(post.title, href('post', lang, post.slug), lang),
  }
}

export type PostContent = ReturnType<typeof postContent>
