import { card } from '#app/public/pages/contact/card.ts'
import { factsDocument } from '#app/public/seo/documents/facts.ts'
import { feed } from '#app/public/seo/documents/feed.ts'
import { llms } from '#app/public/seo/documents/llms.ts'
import { manifest } from '#app/public/seo/documents/manifest.ts'
import { robots } from '#app/public/seo/documents/robots.ts'
import { sitemap } from '#app/public/seo/documents/sitemap.ts'
import { staffManifest } from '#app/public/seo/documents/staff-manifest.ts'
import { type DocumentName, documents } from '#app/site-map.ts'

const writers: Record<DocumentName, () => Response> = {
  sitemap,
  robots,
  facts: factsDocument,
  llms,
  'feed.fr': () => feed('fr'),
  'feed.en': () => feed('en'),
  'manifest.fr': () => manifest('fr'),
  'manifest.en': () => manifest('en'),
  card,
  'staff.fr': () => staffManifest('fr'),
  'staff.en': () => staffManifest('en'),
}

const writerByPath = new Map(
  Object.entries(documents).map(([name, { path }]) => [path as string, writers[name as DocumentName]]),
)

/** What programs read at an address; undefined where that is no document. */
export function documentAt(pathname: string): Response | undefined {
  return writerByPath.get(pathname)?.()
}
