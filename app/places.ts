import { addressedArticles } from './content/blog/addresses.ts'
import { type Facts, facts } from './content/facts.ts'
import { type Lang, langOf, langs, pathPrefix, type Text } from './content/language.ts'
import { documents, href, type Page, type PageName, pages, plainPaths } from './site-map.ts'

export type Place = { name: PageName; page: Page; lang: Lang; slugs: Text | undefined; path: string }

const allPages: Record<PageName, Page> = pages

/** The values of `:slug` in a page's paths, French and English side by side; one undefined for a page without a slug. */
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

/** Every place by its path. Built once per facts, since articles are added, moved and removed with them. */
function placesNow(now = facts()): ReadonlyMap<string, Place> {
  const known = made.get(now) ?? makePlaces(now)
  made.set(now, known)
  return known
}

export function everyPath(): string[] {
  return [...placesNow().keys()]
}

/** Every public path that search engines should list: all but the offline page. */
export function listedPaths(): string[] {
  return placesNow()
    .values()
    .filter(({ page }) => !page.isOfflineFallback)
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

/** The page at a path, or undefined if there is none. */
export function placeOf(pathname: string, now?: Facts): Place | undefined {
  return placesNow(now).get(pathname)
}

/** The path of the same page in a language; the home page for a path that is no page. */
export function alternate(pathname: string, lang: Lang): string {
  const place = placeOf(pathname)
  if (!place) return href('home', lang)
  return pathIn(place.page, lang, place.slugs)
}

/** Old and mistaken paths, with their permanent redirects. */
const moved: Readonly<Record<string, string>> = {
  '/galerie': pages.gallery.fr,
  '/a-propos': pages.about.fr,
  '/en/galerie': pages.gallery.en,
  '/en/a-propos': pages.about.en,
  // Where password managers look for the page that changes a password.
  '/.well-known/change-password': plainPaths.account,
}

/**
 * The permanent redirect of a path that is not a page: an old path, the other language's slug under this prefix, or the same
 * path in another letter case, with a trailing slash or with what the sentence around a link ends with. Undefined if nothing fits.
 */
export function redirectFor(pathname: string): string | undefined {
  const places = placesNow()
  if (places.has(pathname)) return undefined
  const path = withoutEnd(pathname).toLowerCase() || '/'
  if (Object.hasOwn(moved, path)) return moved[path]
  return places.has(path) ? path : (movedArticle(path) ?? otherLanguageSlug(path))
}

/** The current path of an article that once had this one. */
function movedArticle(path: string): string | undefined {
  const now = facts()
  const lang = langOf(path)
  const before = now.movedArticles.findLast(({ from }) => href('post', lang, from[lang]) === path)
  const slugs = before && addressedArticles(now).find(({ key }) => key === before.key)
  return slugs && href('post', lang, slugs[lang])
}

/** A loop: a regular expression backtracks for a third of a second on a path of slashes only. */
function withoutEnd(pathname: string): string {
  let end = pathname.length
  while (end > 0 && '/.,;:!)'.includes(pathname.charAt(end - 1))) end -= 1
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
