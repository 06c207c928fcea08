import { postByTitleSlug } from '#app/content/blog/posts.ts'
import { content } from '#app/content/snapshot.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { postAt } from '#app/public/seo/subjects.ts'
import { href } from '#app/site-map.ts'

/**
 * The redirect of a blog path that names no article published in its language: permanent to the article whose title the slug
 * is made of, otherwise temporary to the list. Undefined for every other path.
 */
export function movedPost({ lang, path, place }: Visit): { to: string; status: 301 | 302 } | undefined {
  const list = href('blog', lang)
  const slug = path.startsWith(`${list}/`) ? path.slice(list.length + 1) : ''
  if (!slug || slug.includes('/') || (place && postAt(place))) return undefined
  const titled = postByTitleSlug(content(lang).posts, decodeURIComponent(slug))
  return titled ? { to: href('post', lang, titled.slug), status: 301 } : { to: list, status: 302 }
}
