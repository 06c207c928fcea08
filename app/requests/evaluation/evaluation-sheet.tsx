import type { ReactNode } from 'react'
import { SumRows } from '#app/estimate/slip.tsx'
import type { ShownSheet } from './sheet.server.ts'

export type ShownLine = ShownSheet['lines'][number]

type LinesProps = {
  sheet: ShownSheet
  /** The address of a photo, which depends on who looks; without it none is shown. */
  photoHref?: (id: string) => string
  /** What stands below a line: the buttons that accept or refuse it. */
  choose?: (line: ShownLine) => ReactNode
}

/** A written evaluation as its reader sees it. Once it is answered, what does not change its price is folded on screens. */
export function EvaluationSheet({ sheet, ...rest }: LinesProps) {
  const { title, number, answered, words } = sheet
  return (
    <article className="grid gap-5">
      <header className="break-after-avoid">
        <h2 className="heading">{title}</h2>
        <p className="label text-ink-soft">{number}</p>
        {answered && <p className="mt-2 font-semibold wrap-anywhere">{answered}</p>}
      </header>
      <SheetLines sheet={sheet} {...rest} />
      {answered ? (
        <details className="print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
          <summary className="link inline-flex min-h-11 items-center font-semibold print:hidden">
            {words.rest}
          </summary>
          <SheetRest sheet={sheet} />
        </details>
      ) : (
        <SheetRest sheet={sheet} />
      )}
    </article>
  )
}

function SheetRest({ sheet }: { sheet: ShownSheet }) {
  return (
    <div className="grid gap-5">
      <section className="break-inside-avoid">
        <h3 className="heading">{sheet.words.parties}</h3>
        <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-3 [&>:first-child]:col-span-full">
          {sheet.parties.map(({ label, value }) => (
            <div key={label}>
              <dt className="label text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SheetTerms sheet={sheet} />
      {sheet.hash.value && (
        <p className="text-[0.8125rem] text-ink-soft wrap-anywhere">
          {sheet.hash.label} <span className="font-mono">{sheet.hash.value}</span>
        </p>
      )}
    </div>
  )
}

/** Its lines and their sum, as a receipt. */
export function SheetLines({ sheet, photoHref, choose }: LinesProps) {
  const { words, lines, sums, unsafe, apart } = sheet
  return (
    <>
      <div className="slip">
        <table>
          <caption>
            <b className="heading">{words.work}</b>
          </caption>
          {lines.map((line) => (
            <tbody key={line.id} className="break-inside-avoid">
              <LineRow line={line} words={words} goesOn={Boolean((line.photo && photoHref) || choose)} />
              {((line.photo && photoHref) || choose) && (
                <tr>
                  <td colSpan={2} className="pt-0!">
                    {line.photo && photoHref && (
                      <img
                        src={photoHref(line.photo.id)}
                        alt={line.photo.alt}
                        width={line.photo.width}
                        height={line.photo.height}
                        className="mb-2 h-auto max-h-80 w-auto max-w-full print:max-h-40"
                      />
                    )}
                    {choose?.(line)}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
          <SumRows rows={sums} none={words.nothingAccepted} />
        </table>
      </div>
      {unsafe && <p className="border-l-4 border-bad pl-3 font-semibold">{unsafe}</p>}
      {apart && <p className="border-l-4 border-line-strong pl-3 font-semibold wrap-anywhere">{apart}</p>}
    </>
  )
}

const urgencyLooks = { red: 'text-bad', yellow: 'text-[light-dark(#6f5300,#f0cf5f)]', green: 'text-good' }

type RowProps = { line: ShownLine; words: ShownSheet['words']; goesOn: boolean }

function LineRow({ line, words, goesOn }: RowProps) {
  const { label, kind, count, amount, urgency, consequence, accepted } = line
  const isRefused = accepted === false
  return (
    <tr className={goesOn ? 'border-b-0!' : undefined}>
      <th scope="row" className={isRefused ? 'wrap-anywhere font-normal! text-ink-soft!' : 'wrap-anywhere'}>
        {label}
        <small>{kind}</small>
        {count && <small className="figure">{count}</small>}
        {urgency && !isRefused && <i className={`my-1 ${urgencyLooks[urgency.value]}`}>{urgency.label}</i>}
        {consequence && <small>{consequence}</small>}
      </th>
      <td>
        <b className={isRefused ? 'figure font-normal! text-ink-soft' : 'figure'}>{amount}</b>
        {accepted !== undefined && <i>{accepted ? words.accepted : words.refused}</i>}
      </td>
    </tr>
  )
}

/** What binds whom. */
export function SheetTerms({ sheet: { words, terms } }: { sheet: ShownSheet }) {
  return (
    <section className="break-inside-avoid">
      <h3 className="heading">{words.terms}</h3>
      <ul className="small mt-2 grid list-disc gap-1 pl-5">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
