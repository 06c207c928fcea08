import { longDate } from '#app/content/hours/dates.ts'
import { type Facts, facts as factsNow } from '../facts.ts'
import { fill, fillAll } from '../fill.ts'
import { type Lang, langs, type Text } from '../language.ts'
import { anchorOf } from './anchor.ts'
import { type Article, articleWords, gather, type WrittenArticle, withWritten } from './articles.ts'
import { categories } from './categories.ts'
import type { FrontMatter } from './front-matter.ts'
import { type Heading, readingMinutes, toHtml } from './markdown.ts'
import { blogSlugs } from './slugs.ts'

export type Post = Omit<FrontMatter, 'published'> & {
  /** Last part of its address in this language. */
  slug: string
  /** The same in every language, published there or not. */
  slugs: Text
  /** The languages it can be read in; in the others the language switch leads to the list. */
  publishedIn: Lang[]
  categoryLabel: string
  /** "15 octobre 2026". */
  dateText: string
  readingMinutes: number
  markdown: string
  html: string
  headings: Heading[]
}

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

const articles = gather(files, blogSlugs)

/** What the garage may write of an article, as its files say it, by its French slug. */
export function printedArticle(slug: string): WrittenArticle | undefined {
  const article = articles.find(({ slugs }) => slugs.fr === slug)
  return article && articleWords(article)
}

/** The posts published in a language, newest first, their facts filled in. */
export function posts(lang: Lang, facts: Facts = factsNow(), from: readonly Article[] = articles): Post[] {
  return from
    .map((article) => withWritten(article, facts.articles[article.slugs.fr]))
    .flatMap((article) => postOf(article, lang, facts) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date))
}

function postOf({ slugs, byLang }: Article, lang: Lang, facts: Facts): Post | undefined {
  const article = byLang[lang]
  if (!article?.about.published) return undefined
  const { published: _, ...about } = fillAll(article.about, lang, facts)
  const markdown = fill(article.markdown, lang, facts)
  return {
    ...about,
    slug: slugs[lang],
    slugs,
    publishedIn: langs.filter((each) => byLang[each]?.about.published),
    categoryLabel: categories[about.category][lang],
    dateText: longDate(about.date, lang),
    readingMinutes: readingMinutes(markdown),
    markdown,
    ...toHtml(markdown),
  }
}

/** The post whose title, made into an address the old way, is this slug. */
export function postByTitleSlug(list: readonly Post[], slug: string): Post | undefined {
  return list.find((post) => anchorOf(post.title) === anchorOf(slug))
}
