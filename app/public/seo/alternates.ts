import { type Lang, langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { type Place, placeOf, publishedPages } from '#app/places.ts'

/** The paths of a page in the languages it is published in. An article without a translation has only its own. */
export function addressesOf({ name, page, slugs }: Place): Partial<Record<Lang, string>> {
  const readable = langs.filter(
    (lang) => name !== 'post' || content(lang).posts.some((post) => post.slug === slugs?.[lang]),
  )
  return Object.fromEntries(
    readable.map((lang) => [lang, slugs ? page[lang].replace(':slug', slugs[lang]) : page[lang]]),
  )
}

/** The `hreflang` links of a page, the same in each of its languages; none if it has only one. */
export function alternatesOf(place: Place): { hreflang: Lang | 'x-default'; path: string }[] {
  const addresses = addressesOf(place)
  const entries = langs.flatMap((lang) => {
    const path = addresses[lang]
    return path === undefined ? [] : [{ hreflang: lang, path }]
  })
  const [first] = entries
  return entries.length > 1 && first ? [...entries, { hreflang: 'x-default', path: first.path }] : []
}

/** Every page and document to publish: an article only in the languages it is written in. */
export function readablePages(): ReturnType<typeof publishedPages> {
  return publishedPages().filter(({ path }) => {
    const place = placeOf(path)
    return !place || addressesOf(place)[place.lang] !== undefined
  })
}

/** The pages on which nothing stands: no menu leads to them, and search engines are not told of them. */
export function emptyPages(lang: Lang): readonly string[] {
  const { projects, posts } = content(lang)
  return Object.entries({ projects, blog: posts }).flatMap(([page, items]) => (items.length ? [] : page))
}
