import { type ArticleAddress, addressedArticles, slugOf } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import type { Facts } from '#app/content/facts.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'

type Addresses = Pick<Facts, 'articles' | 'movedArticles'>

/** The key of another article that uses or once used this slug: old links still redirect to it. */
export function takenBy(slug: string, lang: Lang, key: string, facts: Addresses): string | undefined {
  const others = (article: { key: string }) => article.key !== key
  const present = addressedArticles(facts).filter(others)
  const past = facts.movedArticles.filter(others)
  return (
    present.find((article) => article[lang] === slug)?.key ??
    past.find(({ from }) => from[lang] === slug)?.key
  )
}

/** Slugs made from the titles, with a number appended where another article has them already. */
export function freeSlugs(article: WrittenArticle, key: string, facts: Addresses): Text {
  const made = langs.map((lang) => {
    const slug = slugOf(article[lang].title)
    const tries = [slug, ...Array.from({ length: 99 }, (_, index) => `${slug}-${index + 2}`)]
    return [lang, tries.find((candidate) => !takenBy(candidate, lang, key, facts)) ?? slug]
  })
  return Object.fromEntries(made) as Text
}

/** What only the change sets show about articles: the day each was first published, and the slugs it has had. */
export type ArticleHistory = {
  onlineSince: Map<string, string>
  addresses: { key: string; slugs: Text }[]
}

/** Whether an article was published, and under which slugs. */
export type PastArticle = Pick<WrittenArticle, 'published' | 'slugs'>

/** Adds an article, as published at a moment, to the history; `null` means that adding it was undone. */
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

/** The former slugs of articles. */
export function movedFrom(
  addresses: readonly { key: string; slugs: Text }[],
  bundled: readonly ArticleAddress[],
  present: readonly ArticleAddress[],
): Facts['movedArticles'] {
  return [...bundled.map(({ key, ...slugs }) => ({ key, slugs })), ...addresses].flatMap(({ key, slugs }) => {
    const now = present.find((article) => article.key === key)
    const isMoved = now && langs.some((lang) => now[lang] !== slugs[lang])
    return isMoved ? [{ key, from: slugs }] : []
  })
}
