import type { MetaDescriptor } from 'react-router'
import { business } from '#app/content/business.ts'
import { content } from '#app/content/snapshot.ts'
import { documents, type Place, placeOf } from '#app/site-map.ts'
import { alternatesOf } from './alternates.ts'
import { keywordsOf } from './keywords.ts'
import { sharing } from './sharing.ts'
import { absolute } from './site-url.ts'
import { structuredData } from './structured-data.ts'

/** What the address alone does not tell. */
export type MetaOptions = {
  /** The part of the query that makes this a page of its own: "?page=2". */
  search?: string
  /** A page that search engines must not list: a search's results, a confirmation. */
  unlisted?: boolean
}

/**
 * What the head says of a page, from its words and its address: title with the garage's name, description, keywords,
 * canonical address, languages, social picture and structured data. Made in the loader, so that none of it is in the
 * scripts.
 */
export function pageMeta(
  page: { title: string; description: string },
  pathname: string,
  { search = '', unlisted = false }: MetaOptions = {},
): MetaDescriptor[] {
  const words = [
    { title: `${page.title} | ${business.name}` },
    { name: 'description', content: page.description },
  ]
  const place = placeOf(pathname)
  if (!place || unlisted) return [...words, { name: 'robots', content: 'noindex' }]
  const url = absolute(pathname) + search
  return [
    ...words,
    { name: 'keywords', content: keywordsOf(place).join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(search ? [] : languageLinks(place)),
    ...feedLink(place),
    ...sharing(place, page, url),
    { 'script:ld+json': structuredData(place, page) },
  ]
}

function languageLinks(place: Place): MetaDescriptor[] {
  return alternatesOf(place).map(({ hreflang, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: hreflang,
    href: absolute(path),
  }))
}

function feedLink({ name, lang }: Place): MetaDescriptor[] {
  if (name !== 'blog' && name !== 'post') return []
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: content(lang).headings.blog.title,
      href: documents[`feed.${lang}`].path,
    },
  ]
}
