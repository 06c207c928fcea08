import { longDate } from '../dates.ts'
import { type Facts, fill, fillAll, printedFacts } from '../fill.ts'
import { type Lang, langs, type Text } from '../language.ts'
import { anchorOf } from './anchor.ts'
import { categories } from './categories.ts'
import { type FrontMatter, readArticle } from './front-matter.ts'
import { type Heading, readingMinutes, toHtml } from './markdown.ts'
import { blogSlugs } from './slugs.ts'

export type Post = Omit<FrontMatter, 'published'> & {
  /** Last part of its address in this language. */
  slug: string
  /** In every language; the switch leads to the list where the translation is not published. */
  slugs: Text
  /** The languages it can be read in. */
  publishedIn: Lang[]
  categoryLabel: string
  /** "15 octobre 2026". */
  dateText: string
  readingMinutes: number
  html: string
  headings: Heading[]
}

/** What lists and teasers show of a post. */
export type PostCard = Omit<Post, 'html' | 'headings' | 'seoKeywords'>

type Article = { about: FrontMatter; markdown: string }
type Articles = { slugs: Text; byLang: Partial<Record<Lang, Article>> }

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

const articles = gather(files, blogSlugs)

/**
 * The articles by slug, from their files: `<French slug>.<language>.md`.
 * @throws when a file has no line in `slugs.ts`, or says another category, date or picture than its translation.
 */
export function gather(sources: Readonly<Record<string, string>>, slugs: readonly Text[]): Articles[] {
  const found = slugs.map((slug): Articles => ({ slugs: slug, byLang: {} }))
  for (const [path, source] of Object.entries(sources)) {
    const file = path.replace(/^.*\//, 'app/content/blog/')
    const [, name, lang] = /([^/]+)\.(\w+)\.md$/.exec(path) ?? []
    const place = found.find((article) => article.slugs.fr === name)
    const known = langs.find((candidate) => candidate === lang)
    if (!place || !known) throw new Error(`${file}: no line for it in app/content/blog/slugs.ts`)
    place.byLang[known] = readArticle(file, source)
  }
  for (const article of found) checkAgreement(article)
  return found
}

const shared = ['category', 'date', 'image', 'featured', 'popular'] as const

function checkAgreement({ slugs, byLang }: Articles): void {
  for (const field of shared) {
    const values = new Set(Object.values(byLang).map((article) => article.about[field]))
    if (values.size > 1)
      throw new Error(`app/content/blog/${slugs.fr}: "${field}" differs between its languages`)
  }
}

/** The posts published in a language, newest first, their facts filled in. */
export function posts(lang: Lang, facts: Facts = printedFacts): Post[] {
  return articles
    .flatMap((article) => {
      const inLang = article.byLang[lang]
      return inLang?.about.published ? [postOf(article, inLang, lang, facts)] : []
    })
    .sort((a, b) => b.date.localeCompare(a.date))
}

function postOf({ slugs, byLang }: Articles, { about, markdown }: Article, lang: Lang, facts: Facts): Post {
  const { published: _, ...facing } = fillAll(about, lang, facts)
  const text = fill(markdown, lang, facts)
  return {
    ...facing,
    slug: slugs[lang],
    slugs,
    publishedIn: langs.filter((each) => byLang[each]?.about.published),
    categoryLabel: categories[about.category][lang],
    dateText: longDate(about.date, lang),
    readingMinutes: readingMinutes(text),
    ...toHtml(text),
  }
}

/** A post without its body, for lists and teasers. */
export function cardOf({
  html: _html,
  headings: _headings,
  seoKeywords: _keywords,
  ...card
}: Post): PostCard {
  return card
}

/** The post whose title, made into an address the old way, is this slug. */
export function postByTitleSlug(list: readonly Post[], slug: string): Post | undefined {
  return list.find((post) => anchorOf(post.title) === anchorOf(slug))
}
