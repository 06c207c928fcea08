import { type Lang, langs, type Text } from '../language.ts'
import type { PictureKey } from '../pictures.ts'
import type { CategoryKey } from './categories.ts'
import { type FrontMatter, readArticle } from './front-matter.ts'

/** What is known of an article in one language beside its text. The garage's own say nothing of their picture. */
type About = Omit<FrontMatter, 'imageAlt'> & Partial<Pick<FrontMatter, 'imageAlt'>>
type InLanguage = { about: About; markdown: string }

/** An article in the languages it was written in. Its key stays when its addresses change. */
export type Article = { key: string; slugs: Text; byLang: Partial<Record<Lang, InLanguage>> }

/** What the garage writes of an article in one language: keywords between commas, and its Markdown. */
export type ArticleText = { title: string; excerpt: string; tags: string; markdown: string }

/** An article as the garage left it, in place of what its files say of the same. */
export type WrittenArticle = Record<Lang, ArticleText> & {
  category: CategoryKey
  published: boolean
  slugs: Text
}

/** The same with the day on which an article that the garage added came online. */
export type DatedArticle = WrittenArticle & { date?: string }

/** What the garage may write of an article, as its files say it. */
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

/** An article with what the garage wrote of it; the rest stays as in its files. */
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

/** Who signs the articles that the garage adds. */
const authors: Text = { fr: 'l’équipe de l’atelier', en: 'the shop team' }

/** What stands above an article until the garage takes a photograph for it. */
const categoryPictures: Readonly<Record<CategoryKey, PictureKey>> = {
  maintenance: 'oil-still-life',
  repairs: 'tools-used',
  'tires-brakes': 'tires-row',
  rustproofing: 'rustproofing-jar',
  seasonal: 'battery',
  tips: 'diagnostic-tablet',
}

/** An article that the garage added; undefined as long as it was never online. Its photograph stands in the place of its key. */
export function ownArticle(key: string, written: DatedArticle, isPhotographed: boolean): Article | undefined {
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
      image: isPhotographed ? key : categoryPictures[category],
      featured: false,
      popular: false,
    }
    return [lang, { about, markdown }]
  })
  return { key, slugs, byLang: Object.fromEntries(entries) as Article['byLang'] }
}

/** What the files of one article must say alike. */
const shared = ['category', 'date', 'image', 'featuredImage', 'featured', 'popular'] as const

/**
 * The articles by slug, from their files: `<French slug>.<language>.md`.
 * @throws when a file has no line in `slugs.ts`, or says another category, date or picture than its translation.
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
