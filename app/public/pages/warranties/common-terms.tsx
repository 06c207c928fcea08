import type { Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'

/** The terms that the law requires of a warranty and that are the same for every line, stated once. */
export function CommonTerms({ lang }: { lang: Lang }) {
  const { commonTitle, columns, common, giver, lines } = content(lang).warranties
  if (lines.length === 0 || !stands('warrantyTerms')) return null
  const terms = [
    [columns.duties, common.duties],
    [columns.claim, common.claim],
    [columns.transferable, common.transferable],
    [columns.giver, giver],
  ]
  return (
    <section aria-labelledby="common" className="border-y border-line bg-steel">
      <div className="wrap py-6 lg:py-8">
        <h2 id="common" className="text-[1.125rem] font-bold">
          {commonTitle}
        </h2>
        <dl className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {terms.map(([label, text]) => (
            <div key={label}>
              <dt className="label text-ink-soft">{label}</dt>
              <dd className="small mt-0.5">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
