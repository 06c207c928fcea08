import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { escapeText } from '#app/public/seo/tags.ts'
import { documents, href } from '#app/site-map.ts'
import { document } from './document.ts'

/** The articles of a language as an RSS 2.0 feed, with their full text. */
export function feed(lang: Lang): Response {
  const { headings, posts } = content(lang)
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
