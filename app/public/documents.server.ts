import { card } from '#app/pages/contact/card.ts'
import { factsDocument } from '#app/seo/facts.ts'
import { feed } from '#app/seo/feed.ts'
import { llms } from '#app/seo/llms.ts'
import { manifest } from '#app/seo/manifest.ts'
import { robots } from '#app/seo/robots.ts'
import { sitemap } from '#app/seo/sitemap.ts'
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
}

const writerByPath = new Map(
  Object.entries(documents).map(([name, { path }]) => [path as string, writers[name as DocumentName]]),
)

/** What programs read at an address; undefined where that is no document. */
export function documentAt(pathname: string): Response | undefined {
  return writerByPath.get(pathname)?.()
}
