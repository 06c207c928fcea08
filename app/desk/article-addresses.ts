import { type ArticleAddress, addressedArticles, slugOf } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import type { Facts } from '#app/content/facts.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'

type Addresses = Pick<Facts, 'articles' | 'movedArticles'>

/** The other article that has, or once had, an address of this one: links to it still lead there. */
export function takenBy(slug: string, lang: Lang, key: string, facts: Addresses): string | undefined {
  const others = (article: { key: string }) => article.key !== key
  const present = addressedArticles(facts).filter(others)
  const past = facts.movedArticles.filter(others)
  return (
    present.find((article) => article[lang] === slug)?.key ??
    past.find(({ from }) => from[lang] === slug)?.key
  )
}

/** Addresses made from the titles, with a number where another article has them already. */
export function freeSlugs(article: WrittenArticle, key: string, facts: Addresses): Text {
  const made = langs.map((lang) => {
    const slug = slugOf(article[lang].title)
    const tries = [slug, ...Array.from({ length: 99 }, (_, index) => `${slug}-${index + 2}`)]
    return [lang, tries.find((candidate) => !takenBy(candidate, lang, key, facts)) ?? slug]
  })
  return Object.fromEntries(made) as Text
}

/** What is known of articles only from all that was published: the day each came online, and the addresses each had. */
export type ArticleHistory = {
  onlineSince: Map<string, string>
  addresses: { key: string; slugs: Text }[]
}

/** Whether an article was online, and where. */
export type PastArticle = Pick<WrittenArticle, 'published' | 'slugs'>

/** Takes note of an article as it was published at a moment; `null`: that it was ever added is taken back. */
export function noteArticle(
  { onlineSince, addresses }: ArticleHistory,
  key: string,
  article: PastArticle | null,
  moment: string,
): void {
  if (!article) {
    onlineSince.delete(key)
    return
  }
  if (!article.published) return
  if (!onlineSince.has(key)) onlineSince.set(key, dayOf(new Date(moment)))
  addresses.push({ key, slugs: article.slugs })
}

/** The addresses that articles had and have no more. */
export function movedFrom(
  addresses: readonly { key: string; slugs: Text }[],
  printed: readonly ArticleAddress[],
  present: readonly ArticleAddress[],
): Facts['movedArticles'] {
  return [...printed.map(({ key, ...slugs }) => ({ key, slugs })), ...addresses].flatMap(({ key, slugs }) => {
    const now = present.find((article) => article.key === key)
    const isMoved = now && langs.some((lang) => now[lang] !== slugs[lang])
    return isMoved ? [{ key, from: slugs }] : []
  })
}
