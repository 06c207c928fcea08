import type { Token, Tokens } from 'marked'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { toTokens } from '#app/content/blog/markdown.ts'
import { printedFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { type ArticleField, articleFields } from './article-fields.ts'
import { codesIn } from './fact-codes.ts'
import { faultOf, INVISIBLE, type TextFault, tidyText, unshownFault } from './text-rules.ts'

/** So many characters each may have once its facts are filled; a form with two texts of the longest still fits. */
const longest: Readonly<Record<ArticleField, number>> = {
  title: 90,
  excerpt: 155,
  tags: 160,
  markdown: 14_000,
}

export type ArticleFault = TextFault & { field: ArticleField }

/** The kinds of Markdown the page of an article draws. */
const DRAWN = new Set(
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

/** An article's words as the files have them. */
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

/** Whether a page can show an article: the rules about its words are asked when it is published. */
export function isShowable(article: WrittenArticle): boolean {
  return langs.every((lang) =>
    articleFields.every((field) => {
      const text = article[lang][field].trim()
      return !unshownFault(text, lang) && !(field === 'markdown' && undrawn(text, lang))
    }),
  )
}

/** What is wrong with an article, field by field; nothing where it may be published. */
export function articleFaults(article: WrittenArticle): ArticleFault[] {
  return articleFields.flatMap((field) => {
    const alone = langs.flatMap((lang): ArticleFault[] => {
      const text = article[lang][field].trim()
      const fault = faultOf(text, lang, longest[field]) ?? (field === 'markdown' && undrawn(text, lang))
      return fault ? [{ ...fault, field }] : []
    })
    return alone.length ? alone : differing(article, field)
  })
}

/** A fact that one language of a field names and the other does not. */
function differing(article: WrittenArticle, field: ArticleField): ArticleFault[] {
  const all = langs.flatMap((lang) => codesIn(article[lang][field]))
  return langs.flatMap((lang) => {
    const found = all.find((code) => !codesIn(article[lang][field]).includes(code))
    return found ? [{ kind: 'differ' as const, lang, found, field }] : []
  })
}

/** Markdown that the page cannot draw, or a link that leads nowhere a visitor may go. */
function undrawn(markdown: string, lang: Lang): TextFault | undefined {
  const found = firstUndrawn(toTokens(fill(markdown, lang, printedFacts)))
  return found === undefined ? undefined : { kind: 'markup', lang, found: found.trim().slice(0, 60) }
}

function firstUndrawn(tokens: readonly Token[]): string | undefined {
  for (const token of tokens) {
    const { type, raw } = token
    if (!DRAWN.has(type)) return raw
    if (type === 'heading' && (token as Tokens.Heading).depth === 1) return raw
    if (type === 'link' && !ADDRESS.test((token as Tokens.Link).href)) return raw
    const { tokens: inside = [], items = [] } = token as Tokens.ListItem & Partial<Tokens.List>
    const deeper = firstUndrawn([...inside, ...items])
    if (deeper !== undefined) return deeper
  }
  return undefined
}
