import { longDate } from '#app/content/hours/dates.ts'
import { services } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { type Facts, facts as factsNow } from '../facts.ts'
import { fill, fillAll } from '../fill.ts'
import { type Lang, langs, type Text } from '../language.ts'
import { isOwnKey } from '../own-key.ts'
import { stands } from '../records/stands.ts'
import { anchorOf } from './anchor.ts'
import {
  type Article,
  articleWords,
  gather,
  ownArticle,
  type WrittenArticle,
  withPhotograph,
  withWritten,
} from './articles.ts'
import { categories } from './categories.ts'
import { type Heading, readingMinutes, toHtml } from './markdown.ts'
import { blogSlugs } from './slugs.ts'

type About = NonNullable<Article['byLang'][Lang]>['about']

export type Post = Omit<About, 'published'> & {
  /** Its key at the desk; stays the same when its slugs change. */
  key: string
  /** Last part of its URL in this language. */
  slug: string
  /** The slug in every language, published there or not. */
  slugs: Text
  /** The languages it is published in; for the others the language switch links to the list. */
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

/** The editable fields of a bundled article, as in its files; undefined for an article that the garage added. */
export function bundledArticle(key: string): WrittenArticle | undefined {
  const article = articles.find((known) => known.key === key)
  return article && articleWords(article)
}

/** The posts published in a language, newest first, with their facts filled in; of the bundled ones only those that stand. */
export function posts(lang: Lang, facts: Facts = factsNow(), from: readonly Article[] = articles): Post[] {
  const bundled = from.filter(({ key }) => facts.articles[key] || stands('articles', facts))
  return [
    ...ownArticles(facts),
    ...bundled.map((article) => withWritten(article, facts.articles[article.key])),
  ]
    .flatMap((article) => postOf(withPhotograph(article, facts.pictures), lang, facts) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date))
}

/** The articles that the garage added, most recent first. */
function ownArticles({ articles: written }: Facts): Article[] {
  return Object.entries(written)
    .flatMap(([key, article]) => (isOwnKey(key) ? (ownArticle(key, article) ?? []) : []))
    .toReversed()
}

function postOf({ key, slugs, byLang }: Article, lang: Lang, facts: Facts): Post | undefined {
  const article = byLang[lang]
  if (!article?.about.published) return undefined
  const { published: _, ...about } = fillAll(article.about, lang, facts)
  const opened = facts.opening.openedOn ?? ''
  // What comes with the site was not public before it opened.
  const date = !isOwnKey(key) && about.date < opened ? opened : about.date
  const markdown = fill(offeredParagraphs(article.markdown, lang, facts), lang, facts)
  return {
    ...about,
    date,
    key,
    slug: slugs[lang],
    slugs,
    publishedIn: langs.filter((each) => byLang[each]?.about.published),
    categoryLabel: categories[about.category][lang],
    dateText: longDate(date, lang),
    readingMinutes: readingMinutes(markdown),
    markdown,
    ...toHtml(markdown),
  }
}

/** The post whose title gives this slug: earlier URLs were made from titles. */
export function postByTitleSlug(list: readonly Post[], slug: string): Post | undefined {
  return list.find((post) => anchorOf(post.title) === anchorOf(slug))
}

/** Removes paragraphs that link to the page of a service that is not offered. */
function offeredParagraphs(markdown: string, lang: Lang, facts: Facts): string {
  const gone = services.filter(({ id }) => !isOffered(id, facts))
  if (gone.length === 0) return markdown
  const leads = (paragraph: string) => gone.some(({ slug }) => paragraph.includes(`/${slug[lang]})`))
  return markdown
    .split(/\n{2,}/)
    .filter((paragraph) => !leads(paragraph))
    .join('\n\n')
}
