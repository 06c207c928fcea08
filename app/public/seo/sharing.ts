import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { Place } from '#app/places.ts'
import { alternatesOf } from './alternates.ts'
import { lastChangeOf } from './documents/last-change.ts'
import { absolute } from './site-url.ts'
import { SOCIAL_SIZE, socialPictureOf } from './social-picture.ts'
import { postAt } from './subjects.ts'
import { tag } from './tags.ts'

const locales: Record<Lang, string> = { fr: 'fr_CA', en: 'en_CA' }

/** How a page looks when shared: Open Graph tags, and the one tag that asks for a large card. */
export function sharing(place: Place, page: { title: string; description: string }, url: string): string[] {
  const picture = socialPictureOf(place)
  const others = alternatesOf(place).flatMap(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === place.lang ? [] : [hreflang],
  )
  return [
    og('og:type', place.name === 'post' ? 'article' : 'website'),
    og('og:site_name', facts().business.name),
    og('og:title', page.title),
    og('og:description', page.description),
    og('og:url', url),
    og('og:locale', locales[place.lang]),
    ...others.map((lang) => og('og:locale:alternate', locales[lang])),
    og('og:image', absolute(picture.path)),
    og('og:image:width', `${SOCIAL_SIZE.width}`),
    og('og:image:height', `${SOCIAL_SIZE.height}`),
    og('og:image:alt', picture.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...articleFacts(place),
  ]
}

function articleFacts(place: Place): string[] {
  const post = postAt(place)
  if (!post) return []
  return [
    og('article:published_time', post.date),
    og('article:modified_time', lastChangeOf(post, place)),
    og('article:author', post.author),
    og('article:section', post.categoryLabel),
    ...post.tags.map((label) => og('article:tag', label)),
  ]
}

function og(property: string, content: string): string {
  return tag('meta', { property, content })
}
