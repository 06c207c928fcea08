import { Marked, type Token } from 'marked'
import { anchorOf } from './anchor.ts'

export type Heading = { id: string; text: string; depth: 2 | 3 }

/** Renders Markdown to HTML with an id on each heading; also returns the h2 and h3 headings for the table of contents. */
export function toHtml(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Map<string, number>()

  function uniqueId(text: string): string {
    const anchor = anchorOf(text) || 'section'
    const count = (used.get(anchor) ?? 0) + 1
    used.set(anchor, count)
    return count === 1 ? anchor : `${anchor}-${count}`
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = uniqueId(text)
        if (depth === 2 || depth === 3) headings.push({ id, text, depth })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, headings }
}

/** Markdown as tokens, for pages that render them themselves. */
export function toTokens(markdown: string): readonly Token[] {
  return new Marked().lexer(markdown)
}

/** The number of words in the visible text: Markdown syntax and link targets do not count. */
export function wordCount(markdown: string): number {
  const prose = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[#*_`>[\]-]+/g, ' ')
  return prose.match(/\p{L}[\p{L}\p{N}’'-]*|\p{N}+/gu)?.length ?? 0
}

const WORDS_PER_MINUTE = 200

/** Whole minutes at 200 words a minute, at least 1. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.ceil(wordCount(markdown) / WORDS_PER_MINUTE))
}
