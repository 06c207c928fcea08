import type { ReactNode } from 'react'
import type { ShownSheet } from './sheet.server.ts'

export type ShownLine = ShownSheet['lines'][number]

type LinesProps = {
  sheet: ShownSheet
  /** The address of a photo, which depends on who looks. */
  photoHref: (id: string) => string
  /** What stands below a line: the buttons that accept or refuse it. */
  choose?: (line: ShownLine) => ReactNode
}

/** A written evaluation as its reader sees it, with the answer once there is one: the same on the page and on paper. */
export function EvaluationSheet({ sheet, ...rest }: LinesProps) {
  return (
    <article className="grid gap-5">
      <header>
        <h2 className="title">{sheet.title}</h2>
        <p className="label text-ink-soft">{sheet.number}</p>
        {sheet.answered && <p className="mt-2 font-semibold wrap-anywhere">{sheet.answered}</p>}
      </header>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-3 border-t-2 border-ink pt-3">
        {sheet.parties.map(({ label, value }) => (
          <div key={label}>
            <dt className="label text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <SheetLines sheet={sheet} {...rest} />
      <SheetTerms sheet={sheet} />
      <p className="text-[0.8125rem] text-ink-soft wrap-anywhere">
        {sheet.hash.label} <span className="font-mono">{sheet.hash.value}</span>
      </p>
    </article>
  )
}

/** Its lines and their sum, as a receipt. */
export function SheetLines({ sheet, photoHref, choose }: LinesProps) {
  const { words, lines, sums, unsafe } = sheet
  return (
    <>
      <div className="slip">
        <table>
          <caption>
            <b className="heading">{words.work}</b>
          </caption>
          {lines.map((line) => (
            <tbody key={line.id} className="break-inside-avoid">
              <LineRow line={line} words={words} goesOn={Boolean(line.photo || choose)} />
              {(line.photo || choose) && (
                <tr>
                  <td colSpan={2} className="pt-0">
                    {line.photo && (
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
          <tbody className="sum break-inside-avoid" data-certainty="firm">
            {sums.length === 0 && (
              <tr>
                <th scope="row" colSpan={2}>
                  {words.nothingAccepted}
                </th>
              </tr>
            )}
            {sums.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="figure">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unsafe && <p className="border-l-4 border-bad pl-3 font-semibold">{unsafe}</p>}
    </>
  )
}

const urgencyLooks = { red: 'text-bad', yellow: 'text-[light-dark(#6f5300,#f0cf5f)]', green: 'text-good' }

type RowProps = { line: ShownLine; words: ShownSheet['words']; goesOn: boolean }

function LineRow({ line, words, goesOn }: RowProps) {
  const { label, kind, count, amount, urgency, consequence, accepted } = line
  const isRefused = accepted === false
  return (
    <tr className={goesOn ? 'border-b-0' : undefined}>
      <th scope="row" className={isRefused ? 'font-normal text-ink-soft' : undefined}>
        {label}
        <small>{kind}</small>
        {count && <small className="figure">{count}</small>}
        {urgency && !isRefused && <i className={urgencyLooks[urgency.value]}>{urgency.label}</i>}
        {consequence && <small>{consequence}</small>}
      </th>
      <td>
        <b className={isRefused ? 'figure font-normal text-ink-soft' : 'figure'}>{amount}</b>
        {accepted !== undefined && <i>{accepted ? words.accepted : words.refused}</i>}
      </td>
    </tr>
  )
}

/** What binds whom. */
export function SheetTerms({ sheet: { words, terms } }: { sheet: ShownSheet }) {
  return (
    <section>
      <h3 className="heading">{words.terms}</h3>
      <ul className="small mt-2 grid list-disc gap-1 pl-5">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
