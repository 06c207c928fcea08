import { isOpen } from '#app/content/records/stands.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { documents, plainPaths } from '#app/site-map.ts'
import { document } from './document.ts'

const closed = [plainPaths.admin, plainPaths.login, '/api/']

/** What crawlers may read: everything but the staff area and the endpoints, and nothing of a site in preparation. */
export function robots(): Response {
  const lines = [
    'User-agent: *',
    ...(isOpen() ? closed : ['/']).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(documents.sitemap.path)}`,
  ]
  return document(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
}
