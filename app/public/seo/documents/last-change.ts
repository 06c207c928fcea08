import changes from 'virtual:last-changes'
import type { Post } from '#app/content/blog/posts.ts'
import { facts } from '#app/content/facts.ts'
import type { Place } from '#app/places.ts'
import { postAt, serviceAt } from '#app/public/seo/subjects.ts'
import type { PageName } from '#app/site-map.ts'

/**
 * The content files a page uses, below `app/content`; a folder stands for all its files. The frame around every page does not
 * count, nor do its headings where it has other texts.
 */
export const sources: Record<PageName, readonly string[]> = {
  home: [
    'texts/home.ts',
    'faq.yaml',
    'business/reviews.ts',
    'services/',
    'hours/hours.ts',
    'prices/prices.ts',
    'prices/warranties.ts',
    'business/business.ts',
  ],
  services: [
    'texts/services.ts',
    'services/',
    'business/process.yaml',
    'business/business.ts',
    'business/reviews.ts',
    'prices/prices.ts',
  ],
  service: ['prices/prices.ts', 'prices/warranties.ts'],
  pricing: ['texts/pricing.ts', 'prices/prices.ts'],
  gallery: ['gallery.yaml', 'pictures.ts', 'pictures/', 'prices/prices.ts'],
  projects: ['business/projects.ts'],
  about: ['texts/about.yaml', 'business/business.ts', 'prices/warranties.ts'],
  blog: ['blog/'],
  post: [],
  canIDrive: ['texts/can-i-drive.ts', 'safety.ts', 'signs/', 'prices/prices.ts', 'business/business.ts'],
  contact: [
    'texts/contact.ts',
    'business/business.ts',
    'hours/hours.ts',
    'prices/payments.ts',
    'prices/prices.ts',
  ],
  warranties: ['texts/warranties.ts', 'prices/warranties.ts', 'business/business.ts'],
  rights: ['texts/rights.yaml', 'prices/prices.ts', 'prices/warranties.ts', 'advice.ts'],
  privacy: ['texts/privacy.yaml', 'retention.ts', 'business/business.ts'],
  accessibility: ['texts/accessibility.yaml', 'business/business.ts'],
  offline: [],
}

/** The day (`YYYY-MM-DD`) a page's content last changed. */
export function lastChange(place: Place): string | undefined {
  const service = serviceAt(place)
  const post = postAt(place)
  const own = [
    ...sources[place.name],
    ...(service ? [`services/${service.id}.yaml`] : []),
    ...(post ? [`blog/${post.key}.${place.lang}.md`, `blog/${post.key}.md`] : []),
  ]
  // A page may have no texts but its headings.
  return newest(own) ?? newest(['texts/headings.ts'])
}

/** The day of an article's last change: one dated ahead of it is as new as it says. */
export function lastChangeOf({ date }: Post, place: Place): string {
  const changed = lastChange(place)
  return changed && changed > date ? changed : date
}

function newest(sources: readonly string[]): string | undefined {
  return Object.entries({ ...changes, ...facts().changedOn })
    .filter(([file]) =>
      sources.some((source) => (source.endsWith('/') ? file.startsWith(source) : file === source)),
    )
    .map(([, day]) => day)
    .sort()
    .at(-1)
}
