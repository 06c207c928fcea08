import type { Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { type Heading, toTokens } from '#app/content/blog/markdown.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'

/**
 * An article's Markdown as elements; its h2 and h3 get the ids that the table of contents links to. @throws on Markdown it
 * cannot render.
 */
export function ArticleBody({ markdown, headings }: { markdown: string; headings: readonly Heading[] }) {
  const ids = headings.values()
  return <div className="text-[1.125rem]">{blocks(toTokens(markdown), ids)}</div>
}

type Ids = IteratorObject<Heading, undefined>

/** They are never reordered, so they need no keys. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

function blocks(tokens: readonly Token[], ids: Ids): ReactNode {
  return together(tokens.map((token) => block(token, ids)))
}

function block(token: Token, ids: Ids): ReactNode {
  switch (token.type) {
    case 'space':
      return null
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      const id = depth === 2 || depth === 3 ? ids.next().value?.id : undefined
      if (depth <= 2)
        return (
          <h2 id={id} className="heading mt-12">
            {inline(tokens)}
          </h2>
        )
      return (
        <h3 id={id} className="lead mt-8 font-bold">
          {inline(tokens)}
        </h3>
      )
    }
    case 'paragraph':
      return <p className="measure mt-4">{inline(token.tokens)}</p>
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const List = ordered ? 'ol' : 'ul'
      return (
        <List className={`measure mt-4 grid gap-y-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
          {items.map((item) => (
            <li key={item.raw}>{together(item.tokens.map((part) => listPart(part, ids)))}</li>
          ))}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote className="measure mt-6 border-l-4 border-accent pl-5">
          {blocks((token as Tokens.Blockquote).tokens, ids)}
        </blockquote>
      )
    case 'table':
      return <Table {...(token as Tokens.Table)} />
    case 'hr':
      return <hr className="mt-10 border-line-strong" />
    default:
      throw new Error(`An article uses Markdown that its page cannot draw: ${token.raw.slice(0, 60)}`)
  }
}

/** A tight list's items are text, a loose one's are paragraphs. */
function listPart(token: Token, ids: Ids): ReactNode {
  return token.type === 'text' ? inline((token as Tokens.Text).tokens) : block(token, ids)
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            {header.map((cell) => (
              <th key={cell.text} scope="col" className="py-2 pr-4">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.text} className="border-b border-line">
              {row.map((cell) => (
                <td key={cell.text} className="py-2 pr-4">
                  {inline(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inline(tokens: readonly Token[] = [], inLink = false): ReactNode {
  return together(tokens.map((token) => phrase(token, inLink)))
}

function phrase(token: Token, inLink: boolean): ReactNode {
  switch (token.type) {
    case 'text':
      return inLink ? token.text : <LinkedText text={token.text} />
    case 'escape':
      return token.text
    case 'strong':
      return <strong>{inline(token.tokens, inLink)}</strong>
    case 'em':
      return <em>{inline(token.tokens, inLink)}</em>
    case 'link':
      return (
        <a href={token.href} className="link">
          {inline(token.tokens, true)}
        </a>
      )
    case 'br':
      return <br />
    default:
      throw new Error(`An article uses Markdown that its page cannot draw: ${token.raw}`)
  }
}
