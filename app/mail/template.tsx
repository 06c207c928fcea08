import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { inPreparation } from '#app/content/records/state.ts'
import { labelledText } from '#app/content/typography.ts'

const cell = {
  padding: '9px 12px 9px 0',
  borderBottom: '1px solid #d5d0c4',
  textAlign: 'left',
  verticalAlign: 'top',
} as const

/** Inline styles, because mail clients ignore stylesheets: the look of the site, kept small. */
const looks = {
  page: {
    margin: 0,
    padding: '24px 12px',
    background: '#f6f4ef',
    color: '#15171a',
    font: '16px/1.55 Archivo, Arial, sans-serif',
  },
  sheet: {
    maxWidth: '600px',
    margin: '0 auto',
    padding: '28px',
    background: '#fffdf9',
    borderTop: '6px solid #ff5a1f',
  },
  name: { margin: '0 0 24px', fontWeight: 700 },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: 1.2 },
  subheading: { margin: '28px 0 8px', fontSize: '17px' },
  reference: {
    margin: '16px 0',
    padding: '12px 16px',
    border: '2px solid #15171a',
    fontSize: '26px',
    fontWeight: 700,
    letterSpacing: '0.04em',
  },
  // A fixed layout, so that a long link cannot widen the mail.
  rows: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  label: { ...cell, width: '40%', color: '#45494f', fontWeight: 400 },
  // In a receipt amounts are in one column at the right, and the last one is the total.
  receipt: { width: '100%', borderCollapse: 'collapse', borderBottom: '4px double #15171a' },
  line: { ...cell, fontWeight: 600 },
  amount: { ...cell, paddingRight: 0, fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' },
  total: { paddingLeft: '12px', fontSize: '28px', fontWeight: 700, textAlign: 'right', whiteSpace: 'nowrap' },
  note: { color: '#45494f', fontSize: '14px', fontWeight: 400 },
  whole: { whiteSpace: 'nowrap' },
  value: { padding: '9px 0', borderBottom: '1px solid #d5d0c4', fontWeight: 600, overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    background: '#ff5a1f',
    color: '#15171a',
    fontWeight: 700,
    textDecoration: 'none',
  },
  foot: { maxWidth: '600px', margin: '16px auto 0', padding: '0 28px', color: '#45494f', fontSize: '14px' },
} as const

/**
 * A part of a mail: a paragraph, or a link, rows, a list, a title of what follows, or what is printed large. A link without an
 * address, a row list without rows and an empty text are left out.
 */
export type Part =
  | string
  | false
  | undefined
  | { button: string; href: string | undefined }
  | { rows: readonly Row[] }
  /** A price: its lines and sums, the last of which is the total. */
  | { receipt: readonly Row[] }
  | { list: readonly string[] }
  | { title: string }
  | { large: string }

export type Row = { label: string; value: string; href?: string; note?: string; stamp?: string }

/** A mail of these parts: as HTML in the style of the site, and as plain text without its heading. */
export function mailOf({ lang, heading, parts }: { lang: Lang; heading: string; parts: readonly Part[] }) {
  const { address, name, phone } = facts().business
  const told = isOpen() ? parts : [inPreparation.text[lang], ...parts]
  const page = (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
      </head>
      <body style={looks.page}>
        <div style={looks.sheet}>
          <p style={looks.name}>{name}</p>
          <h1 style={looks.heading}>{heading}</h1>
          {told.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
            <Fragment key={at}>{htmlOf(part)}</Fragment>
          ))}
        </div>
        <p style={looks.foot}>
          {name}, {address.street}, {address.city} <span style={looks.whole}>{address.postalCode}</span> ·{' '}
          <span style={looks.whole}>{phoneText(phone, lang)}</span>
        </p>
      </body>
    </html>
  )
  const texts = told.map((part) => textOf(part, lang)).filter(Boolean)
  return {
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    text: `${texts.join('\n\n')}\n`,
  }
}

function htmlOf(part: Part): ReactNode {
  if (!part) return null
  if (typeof part === 'string')
    return (
      <p>
        <Lines text={part} />
      </p>
    )
  if ('title' in part) return <h2 style={looks.subheading}>{part.title}</h2>
  if ('large' in part) return <p style={looks.reference}>{part.large}</p>
  if ('rows' in part) return <Rows rows={part.rows} />
  if ('receipt' in part) return <Rows rows={part.receipt} isReceipt />
  if ('list' in part)
    return (
      <ul>
        {part.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  return (
    part.href && (
      <p>
        <a href={part.href} style={looks.button}>
          {part.button}
        </a>
      </p>
    )
  )
}

function textOf(part: Part, lang: Lang): string {
  if (!part || typeof part === 'string') return part || ''
  if ('title' in part) return part.title
  if ('large' in part) return part.large
  if ('list' in part) return part.list.map((line) => `- ${line}`).join('\n')
  const rows = 'rows' in part ? part.rows : 'receipt' in part ? part.receipt : undefined
  if (rows) return rows.map((row) => labelledText(row.label, valueText(row), lang)).join('\n')
  return 'button' in part && part.href ? `${part.button}\n${part.href}` : ''
}

const valueText = ({ value, stamp = '', note = '' }: Row) =>
  `${`${value} ${stamp}`.trim()}\n${note}`.trim().replaceAll('\n', '\n  ')

function Rows({ rows, isReceipt }: { rows: readonly Row[]; isReceipt?: true }) {
  const [label, value] = isReceipt ? [looks.line, looks.amount] : [looks.label, looks.value]
  return (
    <table style={isReceipt ? looks.receipt : looks.rows}>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <tr key={at}>
            <th scope="row" style={label}>
              {row.label}
              {row.note && <div style={looks.note}>{row.note}</div>}
            </th>
            <td style={isReceipt && at === rows.length - 1 ? looks.total : value} dir="auto">
              {row.href ? <a href={row.href}>{row.value}</a> : <Lines text={row.value} />}
              {row.stamp && <div style={looks.note}>{row.stamp}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Text with its line breaks as elements: many mail programs drop the style that would keep them. No number is broken. */
function Lines({ text }: { text: string }) {
  return text.split(/(\n|G-\w{4}-\w{2}|\d{3}-\d{4})/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    <Fragment key={at}>
      {part === '\n' ? <br /> : at % 2 ? <span style={looks.whole}>{part}</span> : part}
    </Fragment>
  ))
}
