import { facts } from '#app/content/facts.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { listedPaths, placeOf } from '#app/places.ts'
import { type DocumentName, documents, href, plainPaths } from '#app/site-map.ts'
import { staffCopy } from '#app/staff-words.ts'
import { addressesOf, alternatesOf, emptyPages } from './seo/alternates.ts'
import { lastChange } from './seo/documents/last-change.ts'
import { themeColors } from './seo/site-head.ts'
import { absolute } from './seo/site-url.ts'
import { escapeText } from './seo/tags.ts'

function inEachLanguage<Name extends string>(name: Name, write: (lang: Lang) => Response) {
  const writers = langs.map((lang) => [`${name}.${lang}`, () => write(lang)])
  return Object.fromEntries(writers) as Record<`${Name}.${Lang}`, () => Response>
}

const writers: Record<DocumentName, () => Response> = {
  sitemap,
  robots,
  ...inEachLanguage('feed', feed),
  ...inEachLanguage('manifest', manifest),
  card,
  ...inEachLanguage('staff', staffManifest),
}

const writerByPath = new Map(
  Object.entries(documents).map(([name, { path }]) => [path as string, writers[name as DocumentName]]),
)

/** The document at a path; undefined if there is none. */
export function documentAt(pathname: string): Response | undefined {
  return writerByPath.get(pathname)?.()
}

/** Every published page on which something stands, with its other languages and the day it last changed. */
function sitemap(): Response {
  const entries = listedPaths().flatMap((path) => {
    const place = placeOf(path)
    if (!place || emptyPages(place.lang).includes(place.name) || !addressesOf(place)[place.lang]) return []
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

const closed = [plainPaths.admin, plainPaths.login, '/api/']

/** What crawlers may read: everything but the staff area and the endpoints, and nothing of a site in preparation. */
function robots(): Response {
  const lines = [
    'User-agent: *',
    ...(isOpen() ? closed : ['/']).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(documents.sitemap.path)}`,
  ]
  return document(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
}

/** The articles of a language as an RSS 2.0 feed, with their full text; without one it leads to the list, as the address of no article. */
function feed(lang: Lang): Response {
  const { headings, posts } = content(lang)
  if (!posts.length) return new Response(null, { status: 302, headers: { Location: href('blog', lang) } })
  const items = posts.map((post) => {
    const address = escapeText(absolute(href('post', lang, post.slug)))
    return `<item>
<title>${escapeText(post.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(`${post.date}T12:00:00Z`).toUTCString()}</pubDate>
<category>${escapeText(post.categoryLabel)}</category>
<description>${escapeText(post.excerpt)}</description>
<content:encoded>${escapeText(withWholeAddresses(post.html))}</content:encoded>
</item>`
  })
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeText(`${headings.blog.title} | ${facts().business.name}`)}</title>
<link>${escapeText(absolute(href('blog', lang)))}</link>
<atom:link href="${escapeText(absolute(documents[`feed.${lang}`].path))}" rel="self" type="application/rss+xml"/>
<description>${escapeText(headings.blog.description)}</description>
<language>${lang}-ca</language>
${items.join('\n')}
</channel>
</rss>
`
  return document(feed, 'application/rss+xml; charset=utf-8')
}

/** Feed readers show an article outside the site, so its links must be absolute. */
function withWholeAddresses(html: string): string {
  return html.replace(
    / (href|src)="(\/[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${absolute(path)}"`,
  )
}

/** The web app manifest of the site, one per language. */
function manifest(lang: Lang): Response {
  const { headings, interface: words } = content(lang)
  const home = href('home', lang)
  const manifest = {
    id: documents[`manifest.${lang}`].path,
    lang: `${lang}-CA`,
    dir: 'ltr',
    name: facts().business.name,
    short_name: facts().business.name,
    description: headings.home.description,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons,
    shortcuts: [
      { name: words.nav.pricing, url: href('pricing', lang) },
      { name: words.nav.contact, url: href('contact', lang) },
    ],
  }
  return document(JSON.stringify(manifest), 'application/manifest+json')
}

/** The web app manifest of the staff area, besides the site's own. It is one app, whatever its language. */
function staffManifest(lang: Lang): Response {
  const { area, installed } = staffCopy(lang)
  const manifest = {
    id: plainPaths.admin,
    lang: `${lang}-CA`,
    dir: 'ltr',
    name: `${area}, ${facts().business.name}`,
    short_name: installed,
    start_url: plainPaths.admin,
    scope: plainPaths.admin,
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: staffIcons,
  }
  return document(JSON.stringify(manifest), 'application/manifest+json')
}

/** The garage as a vCard 3.0 (RFC 2426): every phone reads it. */
function card(): Response {
  const { street, city, region, postalCode, country } = facts().business.address
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required; an organization has no family name.
    'N:;;;;',
    `FN:${escaped(facts().business.name)}`,
    `ORG:${escaped(facts().business.name)}`,
    `TEL;TYPE=WORK,VOICE:${facts().business.phone}`,
    `EMAIL;TYPE=WORK:${facts().business.email}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    `URL:${absolute(href('home', langs[0]))}`,
    'END:VCARD',
  ]
  return document(`${lines.join('\r\n')}\r\n`, 'text/vcard; charset=utf-8')
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}

/** The response for a machine-readable document. */
function document(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}

/** `scripts/icons.ts` makes them from `mark.ts`. */
const drawn = (prefix: string) =>
  (['any', 'maskable'] as const).flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: `/${prefix}icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )

/** The icons of the installed site. */
const icons = [...drawn(''), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]

const staffIcons = drawn('staff-')
