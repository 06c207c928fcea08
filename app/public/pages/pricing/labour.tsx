import type { Lang } from '#app/content/language.ts'
import { isListed } from '#app/content/prices/listed.ts'
import { priceSections } from '#app/content/prices/sections.ts'
import { content } from '#app/content/snapshot.ts'
import { SectionFoot } from './section-foot.tsx'
import { SectionTitle } from './section-title.tsx'

/** The posted hourly rate, and the diagnostic with the rule for deducting its price. */
export function LabourSection({ lang }: { lang: Lang }) {
  const { pricing, prices } = content(lang)
  const name = 'labour'
  const id = priceSections[name]
  const cards = [
    { row: prices.labour, text: pricing.hourlyRate.text },
    { row: prices.diagnostic, text: pricing.diagnostic.text },
  ].filter(({ row }) => isListed(row.key))
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line bg-steel print:hidden">
      <div className="wrap py-7 md:py-[clamp(2.25rem,5vw,4.5rem)]">
        <SectionTitle lang={lang} name={name} />
        <div className="grid border-y-2 border-ink border-b-line-strong md:grid-cols-2">
          {cards.map(({ row, text }) => (
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
              <p className="mt-2 max-w-[32em] text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
        <SectionFoot lang={lang} name={name} />
      </div>
    </section>
  )
}
