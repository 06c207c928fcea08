import { addressedArticles } from './content/blog/addresses.ts'
import { type Facts, facts } from './content/facts.ts'
import { type Lang, langOf, langs, pathPrefix, type Text } from './content/language.ts'
import { documents, href, type Page, type PageName, pages } from './site-map.ts'

export type Place = { name: PageName; page: Page; lang: Lang; slugs: Text | undefined; path: string }

const allPages: Record<PageName, Page> = pages

/** The values `:slug` takes in a page's addresses, French and English side by side. */
function slugsOf(name: PageName, now: Facts): readonly (Text | undefined)[] {
  if (name === 'service') return now.services.map(({ slug }) => slug)
  return name === 'post' ? addressedArticles(now) : [undefined]
}

function makePlaces(now: Facts): ReadonlyMap<string, Place> {
  const places = (Object.keys(allPages) as PageName[]).flatMap((name) =>
    langs.flatMap((lang) =>
      slugsOf(name, now).map((slugs) => {
        const page = allPages[name]
        return { name, page, lang, slugs, path: pathIn(page, lang, slugs) }
      }),
    ),
  )
  return new Map(places.map((place) => [place.path, place]))
}

const pathIn = (page: Page, lang: Lang, slugs: Text | undefined) =>
  slugs ? page[lang].replace(':slug', slugs[lang]) : page[lang]

const made = new WeakMap<Facts, ReadonlyMap<string, Place>>()

/** Every place by its address: articles come, move and go with the facts. */
function placesNow(): ReadonlyMap<string, Place> {
  const now = facts()
  const known = made.get(now) ?? makePlaces(now)
  made.set(now, known)
  return known
}

/** Every public address there is. */
export function everyPath(): string[] {
  return [...placesNow().keys()]
}

/** Every public address a search engine lists: all but those that stand in for others. */
export function listedPaths(): string[] {
  return placesNow()
    .values()
    .filter(({ page }) => !page.standsIn)
    .map(({ path }) => path)
    .toArray()
}

/** Every public page with the query parameters it reads, and every document. */
export function publishedPages(): { path: string; reads: readonly string[] }[] {
  return [
    ...placesNow()
      .values()
      .map(({ path, page }) => ({ path, reads: page.reads ?? [] })),
    ...Object.values(documents).map(({ path }) => ({ path, reads: [] })),
  ]
}

/** The page at an address, or undefined where there is none. */
export function placeOf(pathname: string): Place | undefined {
  return placesNow().get(pathname)
}

/** The same page in the other language; a page without a translation leads to its list or the home page. */
export function alternate(pathname: string, lang: Lang): string {
  const place = placeOf(pathname)
  if (!place) return href('home', lang)
  return pathIn(place.page, lang, place.slugs)
}

/** Old and mistaken addresses, with where they lead for good. */
const moved: Readonly<Record<string, string>> = {
  '/galerie': pages.gallery.fr,
  '/a-propos': pages.about.fr,
  '/en/galerie': pages.gallery.en,
  '/en/a-propos': pages.about.en,
}

/**
 * Where an address that is not a page leads for good: an old address, the other language's slug under this prefix,
 * or the same address with a trailing slash or in another letter case. Undefined where nothing fits.
 */
export function redirectFor(pathname: string): string | undefined {
  const places = placesNow()
  if (places.has(pathname)) return undefined
  const path = withoutLastSlashes(pathname).toLowerCase() || '/'
  if (Object.hasOwn(moved, path)) return moved[path]
  return places.has(path) ? path : (movedArticle(path) ?? otherLanguageSlug(path))
}

/** Where an article is that once had this address. */
function movedArticle(path: string): string | undefined {
  const now = facts()
  const lang = langOf(path)
  const before = now.movedArticles.findLast(({ from }) => href('post', lang, from[lang]) === path)
  const slugs = before && addressedArticles(now).find(({ key }) => key === before.key)
  return slugs && href('post', lang, slugs[lang])
}

/** Step by step: a pattern for it takes a third of a second for an address of slashes only. */
function withoutLastSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

function otherLanguageSlug(path: string): string | undefined {
  const lang = langOf(path)
  const bare = withoutPrefix(path, lang)
  const place = placesNow()
    .values()
    .find((other) => other.lang !== lang && withoutPrefix(other.path, other.lang) === bare)
  return place && alternate(place.path, lang)
}

function withoutPrefix(path: string, lang: Lang): string {
  return path.slice(pathPrefix(lang).length) || '/'
}
