import { listedPaths, placeOf } from '#app/places.ts'
import { addressesOf, alternatesOf } from '#app/public/seo/alternates.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { escapeText } from '#app/public/seo/tags.ts'
import { document } from './document.ts'
import { lastChange } from './last-change.ts'

/** Every published page, with its other languages and the day it last changed. */
export function sitemap(): Response {
  const entries = listedPaths().flatMap((path) => {
    const place = placeOf(path)
    if (!place || addressesOf(place)[place.lang] === undefined) return []
    const changed = lastChange(place)
    return [
      '<url>',
      `<loc>${escapeText(absolute(path))}</loc>`,
      ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
      ...alternatesOf(place).map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escapeText(absolute(other.path))}"/>`,
      ),
      '</url>',
    ]
  })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return document(sitemap, 'application/xml; charset=utf-8')
}
