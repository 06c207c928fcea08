import type { ReactNode } from 'react'
import { Slip } from '#app/estimate/slip.tsx'
import type { ShownSheet } from './sheet.server.ts'

export type ShownLine = ShownSheet['slip']['lines'][number]

type LinesProps = {
  sheet: ShownSheet
  /** The address of a photo, which depends on who looks; without it none is shown. */
  photoHref?: (id: string) => string
  /** What stands below a line: the buttons that accept or refuse it. */
  choose?: (line: ShownLine) => ReactNode
}

/** A written evaluation as its reader sees it, on screen and on paper: a letter of the garage. */
export function EvaluationSheet({ sheet, ...rest }: LinesProps) {
  const { title, number, garage, parties, answered } = sheet
  return (
    <article className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-3">
        <p className="small whitespace-pre-line wrap-anywhere first-line:font-bold">{garage.value}</p>
        <div className="sm:text-right print:text-right">
          <h2 className="heading">{title}</h2>
          <p className="label mt-1 text-ink-soft">{number}</p>
        </div>
      </header>
      <dl className="small grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-5 gap-y-3">
        {parties.map(({ label, value }) => (
          <div key={label}>
            <dt className="label text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {answered && <p className="font-semibold wrap-anywhere">{answered}</p>}
      <SheetLines sheet={sheet} {...rest} />
      <SheetTerms sheet={sheet} />
    </article>
  )
}

/** Its lines and their sum, as a receipt. */
export function SheetLines({ sheet, photoHref, choose }: LinesProps) {
  const { subject, slip, unsafe, apart } = sheet
  return (
    <>
      <Slip
        subject={subject}
        slip={slip}
        below={(line) => {
          const photo = line.photo && photoHref && (
            <img
              src={photoHref(line.photo.id)}
              alt={line.photo.alt}
              width={line.photo.width}
              height={line.photo.height}
              className="mb-2 h-auto max-h-60 w-auto max-w-full print:max-h-32"
            />
          )
          if (!photo && !choose) return undefined
          return (
            <>
              {photo}
              {choose?.(line)}
            </>
          )
        }}
      />
      {unsafe && <p className="border-l-4 border-bad pl-3 font-semibold">{unsafe}</p>}
      {apart && <p className="border-l-4 border-line-strong pl-3 font-semibold wrap-anywhere">{apart}</p>}
    </>
  )
}

/** What binds whom; folded on screens once it is answered. */
export function SheetTerms({ sheet: { termsTitle, terms, hash, verdict } }: { sheet: ShownSheet }) {
  return (
    <details
      open={!verdict}
      className="text-[0.8125rem]/snug print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="label py-3 print:list-none print:py-1">{termsTitle}</summary>
      <ul className="list-disc gap-x-8 sm:columns-2 print:columns-2">
        {terms.map((term) => (
          <li key={term} className="mb-1 ml-4 break-inside-avoid">
            {term}
          </li>
        ))}
      </ul>
      {hash.value && (
        <p className="mt-2 text-ink-soft wrap-anywhere">
          {hash.label} <span className="font-mono">{hash.value}</span>
        </p>
      )}
    </details>
  )
}
