import type { Lang } from '#app/content/language.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { priceSections } from '#app/content/prices/sections.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sectionRows } from './section-rows.ts'

/** The posted hourly rate, and the diagnostic with the rule for deducting its price; then the lines that the garage added. */
export function LabourSection({ lang }: { lang: Lang }) {
  const { hourlyRate, diagnostic } = content(lang).pricing
  const name = 'labour'
  const id = priceSections[name]
  const texts: Partial<Record<RowKey, string>> = { labour: hourlyRate.text, diagnostic: diagnostic.text }
  const { cards = [], lines = [] } = Object.groupBy(sectionRows(name, lang), ({ key }) =>
    texts[key] ? 'cards' : 'lines',
  )
  return (
    <SectionFrame lang={lang} name={name} className="border-t border-line bg-steel">
      <div className="grid empty:hidden border-y-2 border-ink border-b-line-strong md:grid-cols-2">
        {cards.map((row) => (
          <div
            key={row.key}
            className="border-line-strong py-4 max-md:not-first:border-t md:px-8 md:py-6 md:not-first:border-l md:first:pl-0"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-5 md:max-lg:flex-col">
              <h3 className="heading">{row.label}</h3>
              <p className="flex items-baseline gap-x-2">
                {row.before && <span className="text-ink-soft">{row.before}</span>}
                <span className="figure [word-spacing:-0.05em] text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-none">
                  {row.amount}
                </span>
                {row.after && <span className="text-ink-soft">{row.after}</span>}
              </p>
            </div>
            <p className="mt-2 max-w-[32em] text-ink-soft">{texts[row.key]}</p>
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <>
          <h3 id={`${id}-lines`} className="heading mt-6 mb-3">
            {service(id).label[lang]}
          </h3>
          <PriceTable lang={lang} rows={lines} labelledBy={`${id}-lines`} />
        </>
      )}
    </SectionFrame>
  )
}
