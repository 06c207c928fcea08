import type { MetaDescriptor } from 'react-router'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import type { Place } from '#app/site-map.ts'
import { alternatesOf } from './alternates.ts'
import { postAt } from './post-at.ts'
import { absolute } from './site-url.ts'
import { SOCIAL_SIZE, socialPictureOf } from './social-picture.ts'

const locales: Record<Lang, string> = { fr: 'fr_CA', en: 'en_CA' }

/** How a page looks where it is shared: Open Graph, and the one line that asks for a large card. */
export function sharing(
  place: Place,
  page: { title: string; description: string },
  url: string,
): MetaDescriptor[] {
  const picture = socialPictureOf(place)
  const others = alternatesOf(place).flatMap(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === place.lang ? [] : [hreflang],
  )
  return [
    { property: 'og:type', content: place.name === 'post' ? 'article' : 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: locales[place.lang] },
    ...others.map((lang) => ({ property: 'og:locale:alternate', content: locales[lang] })),
    { property: 'og:image', content: absolute(picture.path) },
    { property: 'og:image:width', content: `${SOCIAL_SIZE.width}` },
    { property: 'og:image:height', content: `${SOCIAL_SIZE.height}` },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...articleFacts(place),
  ]
}

function articleFacts(place: Place): MetaDescriptor[] {
  const post = postAt(place)
  if (!post) return []
  return [
    { property: 'article:published_time', content: post.date },
    { property: 'article:author', content: post.author },
    { property: 'article:section', content: post.categoryLabel },
    ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}
