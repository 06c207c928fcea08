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

/** A whole mail as HTML, in the style of the site. */
export function mailHtml({ lang, heading, children }: { lang: Lang; heading: string; children: ReactNode }) {
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
          {children}
        </div>
        <p style={looks.foot}>
          {name}, {address.street}, {address.city} {address.postalCode} · {phoneText(phone, lang)}
        </p>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

export function Subheading({ children }: { children: ReactNode }) {
  return <h2 style={looks.subheading}>{children}</h2>
}

/** A request's reference, printed large. */
export function Reference({ children }: { children: ReactNode }) {
  return <p style={looks.reference}>{children}</p>
}

/** The mail's main link. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a href={href} style={looks.button}>
        {children}
      </a>
    </p>
  )
}

export type Row = { label: string; value: string; href?: string }

export function Rows({ rows }: { rows: readonly Row[] }) {
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

/** The mail as plain text: its parts separated by empty lines. */
export function mailText(...parts: (string | undefined | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Rows as text, one a line. */
export function rowsText(lang: Lang, rows: readonly Row[]): string {
  return rows.map(({ label, value }) => labelledText(label, value.replaceAll('\n', '\n  '), lang)).join('\n')
}
