import { facts } from '#app/content/facts.ts'
import { type Lang, langOf } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { type Place, placeOf } from '#app/places.ts'
import { documents } from '#app/site-map.ts'
import { alternatesOf, emptyPages } from './alternates.ts'
import { lastChangeOf } from './documents/last-change.ts'
import { absolute } from './site-url.ts'
import { SOCIAL_SIZE, socialPictureOf } from './social-picture.ts'
import { structuredData } from './structured-data/structured-data.ts'
import { postAt, serviceAt } from './subjects.ts'
import { escapeText, jsonLd, tag } from './tags.ts'

/** What the path alone does not tell. */
export type MetaOptions = {
  /** The part of the query that makes this a page of its own: "?page=2". */
  search?: string
  /** A page that search engines must not list: a search's results, a confirmation. */
  unlisted?: boolean
}

const NOT_LISTED = tag('meta', { name: 'robots', content: 'noindex' })

/** What a search result shows of a title, in characters. */
const TITLE_LENGTH = 70

/** The page's title, then the garage's name, as far as both are read in a search result. */
function titleTag(title: string): string {
  const { name } = facts().business
  const named = [title, name].filter(Boolean).join(' | ')
  return `<title>${escapeText(named.length <= TITLE_LENGTH ? named : title || name)}</title>`
}

/** The head tags if there is no page to list: nothing was found, or the page failed. */
export function unlistedHead(title: string): string {
  return titleTag(title) + NOT_LISTED
}

/**
 * The head tags of a page: title with the garage's name, description, keywords, canonical URL, languages, social picture and
 * structured data.
 */
export function headTags(
  { title, description }: { title: string; description: string },
  pathname: string,
  { search = '', unlisted = false }: MetaOptions = {},
): string {
  const place = placeOf(pathname)
  const page = {
    title: title || facts().business.name,
    description: description || content(langOf(pathname)).headings.home.description,
  }
  const url = absolute(pathname) + search
  const keywords = place && keywordsOf(place).join(', ')
  const isListed = place && !unlisted && !emptyPages(place.lang).includes(place.name)
  const rest = isListed
    ? [
        ...(keywords ? [tag('meta', { name: 'keywords', content: keywords })] : []),
        tag('link', { rel: 'canonical', href: url }),
        ...(search ? [] : languageLinks(place)),
        ...feedLink(place),
        ...sharing(place, page, url),
        jsonLd(structuredData(place)),
      ]
    : []
  return [
    titleTag(title),
    tag('meta', { name: 'description', content: page.description }),
    // A site in preparation says what nobody has confirmed.
    ...(isListed && isOpen() ? [] : [NOT_LISTED]),
    ...rest,
  ].join('')
}

/** The search keywords of a page: an article's own, a service's, or the page's. */
function keywordsOf(place: Place): readonly string[] {
  const { headings, services } = content(place.lang)
  const pages: Partial<Record<string, { keywords: readonly string[] }>> = headings
  const service = serviceAt(place)
  return postAt(place)?.seoKeywords ?? (service ? services[service.id] : pages[place.name])?.keywords ?? []
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

const locales: Record<Lang, string> = { fr: 'fr_CA', en: 'en_CA' }

/** How a page looks when shared: Open Graph tags, and the one tag that asks for a large card. */
function sharing(place: Place, page: { title: string; description: string }, url: string): string[] {
  const picture = socialPictureOf(place)
  const others = alternatesOf(place).flatMap(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === place.lang ? [] : [hreflang],
  )
  return [
    og('og:type', place.name === 'post' ? 'article' : 'website'),
    og('og:site_name', facts().business.name),
    og('og:title', page.title),
    og('og:description', page.description),
    og('og:url', url),
    og('og:locale', locales[place.lang]),
    ...others.map((lang) => og('og:locale:alternate', locales[lang])),
    og('og:image', absolute(picture.path)),
    og('og:image:width', `${SOCIAL_SIZE.width}`),
    og('og:image:height', `${SOCIAL_SIZE.height}`),
    og('og:image:alt', picture.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...articleFacts(place),
  ]
}

function articleFacts(place: Place): string[] {
  const post = postAt(place)
  if (!post) return []
  return [
    og('article:published_time', post.date),
    og('article:modified_time', lastChangeOf(post, place)),
    og('article:author', post.author),
    og('article:section', post.categoryLabel),
    ...post.tags.map((label) => og('article:tag', label)),
  ]
}

function og(property: string, content: string): string {
  return tag('meta', { property, content })
}
