import { type Lang, langs, type Text } from '../language.ts'
import { type FrontMatter, readArticle } from './front-matter.ts'

type InLanguage = { about: FrontMatter; markdown: string }

/** An article in the languages it was written in. */
export type Article = { slugs: Text; byLang: Partial<Record<Lang, InLanguage>> }

/** What the files of one article must say alike. */
const shared = ['category', 'date', 'image', 'featuredImage', 'featured', 'popular'] as const

/**
 * The articles by slug, from their files: `<French slug>.<language>.md`.
 * @throws when a file has no line in `slugs.ts`, or says another category, date or picture than its translation.
 */
export function gather(sources: Readonly<Record<string, string>>, slugs: readonly Text[]): Article[] {
  const articles = slugs.map((slug): Article => ({ slugs: slug, byLang: {} }))
  for (const [path, source] of Object.entries(sources)) {
    const file = path.replace(/^.*\//, 'app/content/blog/')
    const [, name, lang] = /([^/]+)\.(\w+)\.md$/.exec(path) ?? []
    const article = articles.find((candidate) => candidate.slugs.fr === name)
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
