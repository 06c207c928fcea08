import type { Token, Tokens } from 'marked'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { toTokens } from '#app/content/blog/markdown.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { type ArticleField, articleFields } from './article-fields.ts'
import { codesIn } from './fact-codes.ts'
import { displayFault, faultOf, INVISIBLE, type TextFault, tidyText } from './text-rules.ts'

/** Maximum characters of each field once its facts are filled in; a form with two of the longest texts still fits. */
const longest: Readonly<Record<ArticleField, number>> = {
  title: 90,
  excerpt: 155,
  tags: 160,
  markdown: 14_000,
}

export type ArticleFault = TextFault & { field: ArticleField }

/** The Markdown tokens that an article's page can render. */
const RENDERABLE = new Set(
  ['space', 'heading', 'paragraph', 'list', 'list_item', 'blockquote', 'table', 'hr'].concat([
    'text',
    'escape',
    'strong',
    'em',
    'link',
    'br',
  ]),
)
const ADDRESS = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/

/** Normalises an article's texts as the bundled files are. */
export function tidyArticleText(typed: ArticleText): ArticleText {
  const lines = typed.markdown
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  const tags = typed.tags.split(',').map(tidyText).filter(Boolean)
  return {
    title: tidyText(typed.title),
    excerpt: tidyText(typed.excerpt),
    tags: tags.join(', '),
    markdown: `${lines.trim()}\n`,
  }
}

/** Whether a page can show an article. The rules about its wording are checked only at publication. */
export function isShowable(article: WrittenArticle): boolean {
  return langs.every((lang) =>
    articleFields.every((field) => {
      const text = article[lang][field].trim()
      return !displayFault(text, lang) && !(field === 'markdown' && markdownFault(text, lang))
    }),
  )
}

/** What is wrong with an article, field by field; empty if it can be published. */
export function articleFaults(article: WrittenArticle): ArticleFault[] {
  return articleFields.flatMap((field) => {
    const alone = langs.flatMap((lang): ArticleFault[] => {
      const text = article[lang][field].trim()
      const fault = faultOf(text, lang, longest[field]) ?? (field === 'markdown' && markdownFault(text, lang))
      return fault ? [{ ...fault, field }] : []
    })
    return alone.length ? alone : differing(article, field)
  })
}

/** Facts that one language of a field refers to and another does not. */
function differing(article: WrittenArticle, field: ArticleField): ArticleFault[] {
  const all = langs.flatMap((lang) => codesIn(article[lang][field]))
  return langs.flatMap((lang) => {
    const found = all.find((code) => !codesIn(article[lang][field]).includes(code))
    return found ? [{ kind: 'differ' as const, lang, found, field }] : []
  })
}

/** The first Markdown that the page cannot render, or link that is not allowed. */
function markdownFault(markdown: string, lang: Lang): TextFault | undefined {
  const found = firstUnrenderable(toTokens(fill(markdown, lang, bundledFacts)))
  return found === undefined ? undefined : { kind: 'markup', lang, found: found.trim().slice(0, 60) }
}

function firstUnrenderable(tokens: readonly Token[]): string | undefined {
  for (const token of tokens) {
    const { type, raw } = token
    if (!RENDERABLE.has(type)) return raw
    if (type === 'heading' && (token as Tokens.Heading).depth === 1) return raw
    if (type === 'link' && !ADDRESS.test((token as Tokens.Link).href)) return raw
    const { tokens: inside = [], items = [] } = token as Tokens.ListItem & Partial<Tokens.List>
    const deeper = firstUnrenderable([...inside, ...items])
    if (deeper !== undefined) return deeper
  }
  return undefined
}
