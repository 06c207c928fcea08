import { type Lang, langs, type Text } from '../language.ts'
import type { OwnPictures } from '../own-pictures.ts'
import type { PictureKey } from '../pictures.ts'
import type { CategoryKey } from './categories.ts'
import { type FrontMatter, readArticle } from './front-matter.ts'
import { photographKey } from './slugs.ts'

/** An article's metadata in one language. Articles that the garage added have no alt text for their picture. */
type About = Omit<FrontMatter, 'imageAlt'> & Partial<Pick<FrontMatter, 'imageAlt'>>
type InLanguage = { about: About; markdown: string }

/** An article in the languages it was written in. Its key stays when its addresses change. */
export type Article = { key: string; slugs: Text; byLang: Partial<Record<Lang, InLanguage>> }

/** What the garage writes for an article in one language. `tags` are separated by commas. */
export type ArticleText = { title: string; excerpt: string; tags: string; markdown: string }

/** An article as the garage wrote it; it replaces what the article's files say. */
export type WrittenArticle = Record<Lang, ArticleText> & {
  category: CategoryKey
  published: boolean
  slugs: Text
  /** The day it is dated, of an article that the garage added: it is hidden until then. */
  from?: string
  /** The figures that are typed in it on purpose, though they are no facts of the garage: a fine, a tow, a part. */
  figures?: string[]
}

/** A written article; `date` is the day an article that the garage added is dated, or was first published. */
export type DatedArticle = WrittenArticle & { date?: string }

/** The fields of a bundled article that the garage can edit; undefined unless it is in every language. */
export function articleWords({ slugs, byLang }: Article): WrittenArticle | undefined {
  const { fr, en } = byLang
  if (!fr || !en) return undefined
  const words = ({ about, markdown }: InLanguage): ArticleText => ({
    title: about.title,
    excerpt: about.excerpt,
    tags: about.tags.join(', '),
    markdown,
  })
  const published = fr.about.published && en.about.published
  return { category: fr.about.category, published, slugs, fr: words(fr), en: words(en) }
}

/** An article with the garage's edits; all other fields stay as in its files. */
export function withWritten(article: Article, written: WrittenArticle | undefined): Article {
  if (!written) return article
  const { category, published, slugs } = written
  const entries = langs.flatMap((lang) => {
    const { tags, markdown, ...words } = written[lang]
    const about = article.byLang[lang]?.about
    return about
      ? [[lang, { about: { ...about, ...words, tags: tags.split(', '), category, published }, markdown }]]
      : []
  })
  return { ...article, slugs, byLang: Object.fromEntries(entries) as Article['byLang'] }
}

/** The byline of articles that the garage adds. */
const authors: Text = { fr: 'l’équipe de l’atelier', en: 'the shop team' }

/** Shown above an article until the garage adds a photograph of its own. */
const categoryPictures: Readonly<Record<CategoryKey, PictureKey>> = {
  maintenance: 'oil-still-life',
  repairs: 'tools-used',
  'tires-brakes': 'tires-row',
  rustproofing: 'rustproofing-jar',
  seasonal: 'battery',
  tips: 'diagnostic-tablet',
}

/** An article that the garage added; undefined until it is first published. */
export function ownArticle(key: string, written: DatedArticle): Article | undefined {
  const { category, published, slugs, date } = written
  if (!date) return undefined
  const entries = langs.map((lang) => {
    const { tags, markdown, ...words } = written[lang]
    const about: About = {
      ...words,
      category,
      published,
      tags: tags.split(', '),
      seoKeywords: tags.split(', '),
      author: authors[lang],
      date,
      image: categoryPictures[category],
      featured: false,
      popular: false,
    }
    return [lang, { about, markdown }]
  })
  return { key, slugs, byLang: Object.fromEntries(entries) as Article['byLang'] }
}

/** An article with the garage's photograph, which has its own alternative text, instead of the picture that its files name. */
export function withPhotograph(article: Article, pictures: OwnPictures): Article {
  const place = photographKey(article.key)
  if (!place || !pictures[place]) return article
  const entries = Object.entries(article.byLang).map(([lang, { about, markdown }]) => {
    const { imageAlt: _, featuredImage: __, ...rest } = about
    return [lang, { about: { ...rest, image: place }, markdown }]
  })
  return { ...article, byLang: Object.fromEntries(entries) as Article['byLang'] }
}

/** Fields that must have the same value in all the files of one article. */
const shared = ['category', 'date', 'image', 'featuredImage', 'featured', 'popular'] as const

/**
 * Gathers the articles from their files, `<French slug>.<language>.md`, in the order of `slugs`.
 * @throws when a file has no line in `slugs.ts`, or when one of the `shared` fields differs from its translation's.
 */
export function gather(sources: Readonly<Record<string, string>>, slugs: readonly Text[]): Article[] {
  const articles = slugs.map((slug): Article => ({ key: slug.fr, slugs: slug, byLang: {} }))
  for (const [path, source] of Object.entries(sources)) {
    const file = path.replace(/^.*\//, 'app/content/blog/')
    const [, name, lang] = /([^/]+)\.(\w+)\.md$/.exec(path) ?? []
    const article = articles.find((candidate) => candidate.key === name)
    const known = langs.find((candidate) => candidate === lang)
    if (!article || !known) throw new Error(`${file}: no line for it in app/content/blog/slugs.ts`)
    article.byLang[known] = readArticle(file, source)
  }
  articles.forEach(checkAgreement)
  return articles
}

function checkAgreement({ slugs, byLang }: Article): void {
  for (const field of shared) {
    const values = new Set(Object.values(byLang).map(({ about }) => about[field]))
    if (values.size > 1)
      throw new Error(`app/content/blog/${slugs.fr}: "${field}" differs between its languages`)
  }
}
