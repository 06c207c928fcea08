import changes from 'virtual:last-changes'
import { facts } from '#app/content/facts.ts'
import type { Place } from '#app/places.ts'
import { postAt } from '#app/public/seo/structured-data/post-at.ts'
import { serviceAt } from '#app/public/seo/structured-data/service-at.ts'

/** The content files a page is made of, below `app/content`; a folder stands for all its files. */
const sources: Record<Place['name'], readonly string[]> = {
  home: [
    'pages/home.ts',
    'faq.ts',
    'business/reviews.ts',
    'services/',
    'hours/hours.ts',
    'prices/prices.ts',
    'business/business.ts',
  ],
  services: ['pages/services.ts', 'services/', 'business/process.ts', 'prices/prices.ts'],
  service: ['prices/prices.ts', 'prices/warranties.ts'],
  pricing: ['pages/pricing.ts', 'prices/prices.ts'],
  gallery: ['gallery.ts', 'pictures.ts', 'pictures/', 'prices/prices.ts'],
  projects: ['business/projects.ts'],
  about: ['pages/about.ts', 'business/business.ts'],
  blog: ['blog/'],
  post: [],
  canIDrive: ['pages/can-i-drive.ts', 'safety.ts', 'signs/', 'prices/prices.ts'],
  contact: ['pages/contact.ts', 'business/business.ts', 'hours/hours.ts', 'prices/payments.ts'],
  warranties: ['pages/warranties.ts', 'prices/warranties.ts'],
  rights: ['pages/rights.ts'],
  privacy: ['pages/privacy.ts', 'retention.ts'],
  offline: [],
  accessibility: ['pages/accessibility.ts'],
}

/** The day (`YYYY-MM-DD`) what a page says last changed. */
export function lastChange(place: Place): string | undefined {
  const service = serviceAt(place)
  const post = postAt(place)
  const own = [
    ...sources[place.name],
    ...(service ? [`services/${service.id}.ts`] : []),
    ...(post ? [`blog/${post.key}.${place.lang}.md`, `blog/${post.key}.md`] : []),
  ]
  return Object.entries({ ...changes, ...facts().changedOn })
    .filter(([file]) =>
      own.some((source) => (source.endsWith('/') ? file.startsWith(source) : file === source)),
    )
    .map(([, day]) => day)
    .sort()
    .at(-1)
}
