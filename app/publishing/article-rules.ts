import type { Token, Tokens } from 'marked'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { toTokens } from '#app/content/blog/markdown.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { withoutInvisible } from '#app/content/invisible.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { type ArticleField, articleFields } from './article-fields.ts'
import { codesIn, isFactCode } from './fact-codes.ts'
import {
  displayFault,
  displayFaults,
  type Found,
  figuresIn,
  markupIn,
  plainly,
  type TextFault,
  tidyText,
} from './text-rules.ts'

/** Maximum characters of each field once its facts are filled in; a form with two of the longest texts still fits. */
const longest: Readonly<Record<ArticleField, number>> = {
  title: 90,
  excerpt: 155,
  tags: 160,
  markdown: 12_000,
}

type NearFault = TextFault & {
  /** The words around it. */
  near?: string
}

/** `isAsked` is a figure that may stand if its writer means it to. */
export type ArticleFault = NearFault & { field: ArticleField; isAsked?: true }

/** Of one article. */
export const MOST_FIGURES = 100
export const LONGEST_FIGURE = 120

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
      if (displayFault(text, lang)) return false
      const filled = field === 'markdown' ? fill(text, lang, bundledFacts) : ''
      return filled.length <= longest.markdown && markupFaults(filled, lang).next().done === true
    }),
  )
}

/** A figure that an article names, and the words around it. */
export type OwnFigure = { found: string; near: string }

/**
 * The figures of an article. `own`: those that it may name if its writer means it to, each once; those of `article.figures` were
 * meant. `faults`: those that may not stand as they are.
 */
export function articleFigures(article: WrittenArticle) {
  const all = allFigures(article)
  const own: OwnFigure[] = firstOfEach(all.filter(({ isBinding }) => !isBinding)).slice(0, MOST_FIGURES)
  const asked = new Set(own.map(({ found }) => found))
  const faults = all
    .filter(({ found, isBinding }) => isBinding || !article.figures?.includes(found))
    .map(({ isBinding, ...figure }) => ({
      ...figure,
      ...(!isBinding && asked.has(figure.found) && { isAsked: true as const }),
    }))
  return { own, faults }
}
export type ArticleFigures = ReturnType<typeof articleFigures>

export const ownFigures = (article: WrittenArticle): OwnFigure[] => articleFigures(article).own

const firstOfEach = <Each extends { found: string }>(figures: readonly Each[]): Each[] => [
  ...Map.groupBy(figures, ({ found }) => found)
    .values()
    .flatMap(([first]) => (first ? [first] : [])),
]

/** What is wrong with an article, field by field; empty if it can be published. */
export function articleFaults(
  article: WrittenArticle,
  { faults: figures }: ArticleFigures = articleFigures(article),
): ArticleFault[] {
  return articleFields.flatMap((field) =>
    langs.flatMap((lang) => [
      ...[...faultsOf(article, field, lang)].map((fault) => ({ ...fault, field })),
      ...figures.filter((figure) => figure.lang === lang && figure.field === field),
    ]),
  )
}

/** How many faults of one field are looked for. */
export const MOST_FAULTS = 12

/** What is wrong with a field in a language, its figures aside. */
function faultsOf(article: WrittenArticle, field: ArticleField, lang: Lang) {
  const text = article[lang][field].trim()
  const most = longest[field]
  // Length first: no pattern sees more than a few times what the field may hold.
  if (text.length > 3 * most) return [{ kind: 'long' as const, lang, most, is: text.length }]
  const shown = [...displayFaults(text, lang).take(MOST_FAULTS)].map(({ at, ...fault }) => ({
    ...fault,
    ...('found' in fault && at !== undefined && { near: wordsAround(text, { found: fault.found, at }) }),
  }))
  // What cannot be filled is left out of the checks that follow.
  const filled = shown.length ? text.replace(/\{[^{}]*\}|[{}]/g, '…') : fill(text, lang, bundledFacts)
  const isLong = filled.length > most || plainly(text).length > 3 * most
  return [
    ...shown,
    ...(isLong ? [{ kind: 'long' as const, lang, most, is: filled.length }] : []),
    ...(field === 'markdown' && !isLong ? markupFaults(filled, lang).take(MOST_FAULTS) : []),
    ...differing(article, field, lang),
  ]
}

/** Facts that another language of a field refers to and this one does not. */
function* differing(article: WrittenArticle, field: ArticleField, lang: Lang): Generator<NearFault> {
  const here = codesIn(article[lang][field])
  if (!article[lang][field].trim()) return
  for (const other of langs) {
    const text = article[other][field]
    for (const found of codesIn(text))
      if (!here.includes(found) && isFactCode(found))
        yield { kind: 'differ', lang, found, near: wordsAround(text, { found, at: text.indexOf(found) }) }
  }
}

/** Every figure of an article, once in each of its texts. */
function allFigures(article: WrittenArticle) {
  return articleFields.flatMap((field) =>
    langs.flatMap((lang) => {
      const text = article[lang][field]
      if (text.length > 3 * longest[field]) return []
      const plain = plainly(text)
      if (plain.length > 3 * longest[field]) return []
      return firstOfEach([...figuresIn(plain)]).map(({ at, ...figure }) => ({
        kind: 'figure' as const,
        lang,
        field,
        ...figure,
        near: wordsAround(plain, { ...figure, at }),
      }))
    }),
  )
}

const AROUND = 32

/** "…Deux roues : 380 $. Puis on…": what was found, and the words beside it on its line. */
function wordsAround(text: string, { found, at }: Found): string {
  const end = at + found.length
  const before =
    text
      .slice(Math.max(0, at - AROUND), at)
      .split('\n')
      .at(-1) ?? ''
  const [after = ''] = text.slice(end, end + AROUND).split('\n')
  const head = before.length < AROUND ? before : `…${before.replace(/^\S*\s/, '')}`
  const tail = after.length < AROUND ? after : `${after.replace(/\s\S*$/, '')}…`
  return `${head}${found}${tail}`.trim()
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

/** The Markdown that the page cannot render, and links that are not allowed, of a text that is not too long. */
function* markupFaults(filled: string, lang: Lang): Generator<NearFault> {
  const tangled = tangledBlock(filled)
  for (const raw of tangled === undefined ? unrenderable(toTokens(filled)) : [tangled]) {
    const found = raw.trim().slice(0, 60)
    const at = filled.indexOf(found)
    yield { kind: 'markup', lang, found, ...(at >= 0 && { near: wordsAround(filled, { found, at }) }) }
  }
}

function* unrenderable(tokens: readonly Token[]): Generator<string> {
  for (const token of tokens) {
    const { type, raw } = token
    const isTooLarge = type === 'heading' && (token as Tokens.Heading).depth === 1
    const isElsewhere = type === 'link' && !ADDRESS.test((token as Tokens.Link).href)
    if (!RENDERABLE.has(type) || isTooLarge || isElsewhere) {
      // `displayFaults` says each tag already.
      if (type !== 'html' || !markupIn(raw)) yield raw
      continue
    }
    const { tokens: inside = [], items = [] } = token as Tokens.ListItem & Partial<Tokens.List>
    yield* unrenderable([...inside, ...items])
  }
}
