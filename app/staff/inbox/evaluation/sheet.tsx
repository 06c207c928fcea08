import type { Lang } from '#app/content/language.ts'
import type { ShownSheet } from '#app/requests/evaluation/sheet.server.ts'
import { evaluationPhotoPath } from '#app/site-map.ts'

type Props = { sheet: ShownSheet; lang: Lang; reference: string }

/** A written evaluation as the customer reads it, in their language. */
export function EvaluationSheet({ sheet, lang, reference }: Props) {
  return (
    <article lang={lang} className="grid gap-3 border border-line p-4">
      <h3 className="font-bold">{sheet.title}</h3>
      <p className="small">{sheet.number}</p>
      {sheet.answered && <p className="font-semibold">{sheet.answered}</p>}
      <Rows rows={sheet.parties} />
      <ol className="grid gap-3 border-y border-line py-3">
        {sheet.lines.map((line) => (
          <li key={line.id} className={line.accepted === false ? 'opacity-70' : ''}>
            <p className="flex justify-between gap-4 font-semibold">
              <span className="wrap-anywhere">{line.label}</span>
              <span className="figure whitespace-nowrap">{line.amount}</span>
            </p>
            <p className="small">
              {[line.kind, line.count, line.urgency?.label].filter(Boolean).join(' · ')}
            </p>
            {line.consequence && <p className="small">{line.consequence}</p>}
            {line.photo && (
              <img
                src={evaluationPhotoPath(reference, line.photo.id)}
                alt={line.photo.alt}
                width={line.photo.width}
                height={line.photo.height}
                className="mt-2 h-auto w-full max-w-sm"
              />
            )}
          </li>
        ))}
      </ol>
      <Rows rows={sheet.sums} />
      <ul className="small list-disc pl-5">
        {sheet.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </article>
  )
}

function Rows({ rows }: { rows: ShownSheet['sums'] }) {
  return (
    <dl className="grid gap-1">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
