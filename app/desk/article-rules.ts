import type { Token, Tokens } from 'marked'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { toTokens } from '#app/content/blog/markdown.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { withoutInvisible } from '#app/content/invisible.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { type ArticleField, articleFields } from './article-fields.ts'
import { codesIn } from './fact-codes.ts'
import { displayFault, faultOf, type TextFault, tidyText } from './text-rules.ts'

/** Maximum characters of each field once its facts are filled in; a form with two of the longest texts still fits. */
const longest: Readonly<Record<ArticleField, number>> = {
  title: 90,
  excerpt: 155,
  tags: 160,
  markdown: 12_000,
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
const ADDRESS = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)/

/** Normalises an article's texts as the bundled files are. */
export function tidyArticleText(typed: ArticleText): ArticleText {
  const lines = withoutInvisible(typed.markdown)
    .normalize('NFC')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
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
    const here = codesIn(article[lang][field])
    const found = all.find((code) => !here.includes(code))
    return found ? [{ kind: 'differ' as const, lang, found, field }] : []
  })
}

/** Of one block, between two empty lines, and of all of them: no article comes near them. */
const MOST_MARKS = 120
const MOST_MARKS_IN_ALL = 600
const MOST_CHARACTERS = 2_000
/** Quotes and lists within each other, more than four deep or far to the right. */
const DEEP = /^(?:[ \t]{0,8}(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){5}|^[ \t]{16}/m

/**
 * A block that would keep the Markdown lexer busy: its time grows with the square of what one block holds, and with how deep it
 * nests. Checked on the plain text, before the lexer sees it.
 */
function tangledBlock(markdown: string): string | undefined {
  let all = 0
  return markdown.split(/\n{2,}/).find((block) => {
    const marks = block.match(/[[*_<~!\\`]/g)?.length ?? 0
    all += marks
    const isFull = block.length > MOST_CHARACTERS || marks > MOST_MARKS || all > MOST_MARKS_IN_ALL
    return isFull || DEEP.test(block)
  })
}

/** The first Markdown that the page cannot render, or link that is not allowed. */
function markdownFault(markdown: string, lang: Lang): TextFault | undefined {
  const most = longest.markdown
  const filled = fill(markdown, lang, bundledFacts)
  if (filled.length > most) return { kind: 'long', lang, most, is: filled.length }
  const found = tangledBlock(filled) ?? firstUnrenderable(toTokens(filled))
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
