import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { labelledText } from '#app/content/typography.ts'

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
  label: {
    width: '34%',
    padding: '9px 12px 9px 0',
    borderBottom: '1px solid #d5d0c4',
    color: '#45494f',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: { padding: '9px 0', borderBottom: '1px solid #d5d0c4', fontWeight: 600, overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    background: '#ff5a1f',
    color: '#15171a',
    fontWeight: 700,
    textDecoration: 'none',
  },
  foot: { maxWidth: '600px', margin: '16px auto 0', color: '#45494f', fontSize: '14px' },
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
  | { list: readonly string[] }
  | { title: string }
  | { large: string }

export type Row = { label: string; value: string; href?: string }

/** A mail of these parts: as HTML in the style of the site, and as plain text without its heading. */
export function mailOf({ lang, heading, parts }: { lang: Lang; heading: string; parts: readonly Part[] }) {
  const { address, name, phone } = facts().business
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
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
            <Fragment key={at}>{htmlOf(part)}</Fragment>
          ))}
        </div>
        <p style={looks.foot}>
          {name}, {address.street}, {address.city} {address.postalCode} · {phoneText(phone, lang)}
        </p>
      </body>
    </html>
  )
  const texts = parts.map((part) => textOf(part, lang)).filter(Boolean)
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
  if ('rows' in part)
    return part.rows
      .map(({ label, value }) => labelledText(label, value.replaceAll('\n', '\n  '), lang))
      .join('\n')
  return part.href ? `${part.button}\n${part.href}` : ''
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <table style={looks.rows}>
      <tbody>
        {rows.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row" style={looks.label}>
              {label}
            </th>
            <td style={looks.value} dir="auto">
              {href ? <a href={href}>{value}</a> : <Lines text={value} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Text with its line breaks as elements: many mail programs drop the style that would keep them. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
