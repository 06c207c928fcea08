import TurndownService from 'turndown'
import { withLists } from './typed-lists.ts'

const style = (node: Element) => node.getAttribute('style') ?? ''
const isBold = (node: Element) =>
  /^(B|STRONG)$/.test(node.nodeName)
    ? // Google Docs wraps everything it copies in a <b> that is not bold.
      !/font-weight:\s*(normal|400)/.test(style(node))
    : node.nodeName === 'SPAN' && /font-weight:\s*(bold|[6-9]00)/.test(style(node))

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
})
// What is pasted stands as if it was typed.
service.escape = (text) => text
service.remove(['head', 'style', 'script', 'title', 'noscript', 'iframe', 'button'])
service.addRule('picture', { filter: ['img', 'picture', 'figure'], replacement: () => '' })
service.addRule('plain', { filter: ['code', 'b', 'strong', 'span'], replacement: (content) => content })
service.addRule('bold', {
  filter: isBold,
  replacement: (content) => (content.trim() && !content.includes('\n') ? `**${content.trim()}**` : content),
})
service.addRule('preformatted', { filter: 'pre', replacement: (content) => `\n\n${content}\n\n` })
service.addRule('heading', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content, { nodeName }) => {
    const words = content.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim()
    return words && `\n\n${nodeName < 'H3' ? '##' : '###'} ${words}\n\n`
  },
})
service.addRule('link', {
  filter: 'a',
  replacement: (content, node) => {
    const href = (node as Element).getAttribute('href') ?? ''
    const words = content.replace(/\s+/g, ' ').trim()
    return /^https:\/\/[^\s()]+$/.test(href) && words ? `[${words}](${href})` : content
  },
})
service.addRule('point', {
  filter: 'li',
  replacement: (content, node) => {
    const list = node.parentElement
    const mark = list?.nodeName === 'OL' ? `${Array.from(list.children).indexOf(node as Element) + 1}.` : '-'
    const lines = content.trim().replace(/\n\s*\n/g, '\n')
    return `${mark} ${lines.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}\n`
  },
})
/** Word writes the points of a list as paragraphs, with the mark as text. */
service.addRule('word list', {
  filter: (node) => node.nodeName === 'P' && /mso-list:\s*l\d/.test(style(node)),
  replacement: (content) => {
    const [, mark = '', words = ''] = /^(\S*)\s+([\s\S]*)$/.exec(content.trim()) ?? []
    return `\n${/^\d/.test(mark) ? `${Number.parseInt(mark, 10)}.` : '-'} ${words.replace(/\s+/g, ' ')}\n`
  },
})
service.addRule('table', {
  filter: 'table',
  replacement: (content, node) => {
    const rows = rowsOf(node as Element)
    return rows.flat().length > 1 ? `\n\n${table(rows)}\n\n` : content
  },
})

/** The texts of a table's cells; one that spans several leaves the others empty. */
function rowsOf(node: Element): string[][] {
  const lines = Array.from(node.querySelectorAll('tr'))
  const rows: string[][] = lines.map(() => [])
  for (const [at, line] of lines.entries())
    for (const cell of Array.from(line.children)) {
      const spanned = (name: string) => Math.min(Number(cell.getAttribute(name)) || 1, MOST_CELLS)
      let first = 0
      while (rows[at]?.[first] !== undefined) first += 1
      for (const [down, row] of rows.slice(at, at + spanned('rowspan')).entries())
        for (let right = 0; right < spanned('colspan'); right += 1)
          row[first + right] = down + right ? '' : service.turndown(cell as HTMLElement)
    }
  return rows.map((row) => Array.from(row, (text) => text ?? ''))
}

const MOST_CELLS = 50

function table(rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '/').trim()).join(' | ')} |`
  const [head = [], ...others] = rows
  return [
    line(head.map((cell) => cell.replaceAll('**', ''))),
    line(head.map(() => '---')),
    ...others.map(line),
  ].join('\n')
}

/** Text with a tab in each line, as spreadsheets copy it. */
function fromTabs(text: string): string | undefined {
  const lines = text.trimEnd().split(/\r?\n/)
  const isTable = lines.length > 1 && lines.every((line) => line.includes('\t'))
  return isTable ? table(lines.map((line) => line.split('\t'))) : undefined
}

/** What was copied, as Markdown; undefined where its plain text says as much. */
export function toMarkdown({ html, text }: { html: string; text: string }): string | undefined {
  if (!html) return fromTabs(text)
  const markdown = service
    .turndown(html)
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
  return withLists(markdown.trim())
}
