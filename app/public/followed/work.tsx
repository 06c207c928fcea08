import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { SumRows } from '#app/estimate/slip.tsx'
import { EvaluationSheet } from '#app/requests/evaluation/evaluation-sheet.tsx'
import type { ShownWork } from '#app/requests/follow/shown-work.server.ts'

type Props = { lang: Lang; work: ShownWork; photoHref: (id: string) => string }

/** What was accepted, what the bill says of it, and the replaced parts. */
export function Work({ lang, work: { answered, all, bill, parts }, photoHref }: Props) {
  const { work: copy } = content(lang).follow
  return (
    <>
      <Sums title={copy.bill} rows={bill} />
      {parts && <p className="mt-6 font-semibold">{parts}</p>}
      <Sums title={copy.all} rows={all} />
      {answered.map(({ id, sheet }, at) => (
        <section key={id} className={at > 0 ? 'mt-10 break-before-page' : 'mt-10'}>
          <EvaluationSheet sheet={sheet} photoHref={photoHref} />
        </section>
      ))}
    </>
  )
}

function Sums({ title, rows }: { title: string; rows: ShownWork['bill'] }) {
  if (rows.length === 0) return null
  return (
    <section className="slip mt-10">
      <table>
        <caption>
          <b className="heading">{title}</b>
        </caption>
        <SumRows rows={rows} />
      </table>
    </section>
  )
}

/** The warranties of the work with a length of their own, and when each ends. */
export function Warranties({ warranties }: Pick<ShownWork, 'warranties'>) {
  return warranties.map(({ title, length, scope, until }) => (
    <div key={title} className="mt-4 border-l-4 border-line-strong pl-4">
      <h3 className="heading">{title}</h3>
      <p className="figure whitespace-normal">{length}</p>
      {until && <p className="font-semibold">{until}</p>}
      <p className="small measure">{scope}</p>
    </div>
  ))
}
