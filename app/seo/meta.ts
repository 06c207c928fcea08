import type { MetaDescriptor } from 'react-router'
import { business } from '#app/content/business.ts'
import { content } from '#app/content/snapshot.ts'
import { documents, type Place, placeOf } from '#app/site-map.ts'
import { alternatesOf } from './alternates.ts'
import { keywordsOf } from './keywords.ts'
import { sharing } from './sharing.ts'
import { absolute } from './site-url.ts'
import { structuredData } from './structured-data.ts'
import { jsonLd, tag } from './tags.ts'

/** What the address alone does not tell. */
export type MetaOptions = {
  /** The part of the query that makes this a page of its own: "?page=2". */
  search?: string
  /** A page that search engines must not list: a search's results, a confirmation. */
  unlisted?: boolean
}

/** The rest of the head by the title it stands with: no browser reads it after the page is shown, so it travels once. */
const restByTitle = new WeakMap<object, string>()

/**
 * What the head says of a page, from its words and its address: title with the garage's name, description, keywords,
 * canonical address, languages, social picture and structured data. Made in the loader, so that none of it is in the
 * scripts. The answer holds the title alone; `restOfHead` has the others when the page is written.
 */
export function pageMeta(
  page: { title: string; description: string },
  pathname: string,
  { search = '', unlisted = false }: MetaOptions = {},
): MetaDescriptor[] {
  const title = [{ title: `${page.title} | ${business.name}` }]
  const place = placeOf(pathname)
  const description = tag('meta', { name: 'description', content: page.description })
  const url = absolute(pathname) + search
  const rest =
    !place || unlisted
      ? [tag('meta', { name: 'robots', content: 'noindex' })]
      : [
          tag('meta', { name: 'keywords', content: keywordsOf(place).join(', ') }),
          tag('link', { rel: 'canonical', href: url }),
          ...(search ? [] : languageLinks(place)),
          ...feedLink(place),
          ...sharing(place, page, url),
          jsonLd(structuredData(place, page)),
        ]
  restByTitle.set(title, [description, ...rest].join(''))
  return title
}

/** What `pageMeta` kept back, found in the data of the routes that make up a page; empty for a page without. */
export function restOfHead(loaderData: Readonly<Record<string, unknown>>): string {
  const rests = Object.values(loaderData).map((data) => {
    const meta = data && typeof data === 'object' && 'meta' in data ? data.meta : undefined
    return meta && typeof meta === 'object' ? restByTitle.get(meta) : undefined
  })
  return rests.join('')
}

function languageLinks(place: Place): string[] {
  return alternatesOf(place).map(({ hreflang, path }) =>
    tag('link', { rel: 'alternate', hreflang, href: absolute(path) }),
  )
}

function feedLink({ name, lang }: Place): string[] {
  if (name !== 'blog' && name !== 'post') return []
  const { title } = content(lang).headings.blog
  const href = documents[`feed.${lang}`].path
  return [tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href })]
}
