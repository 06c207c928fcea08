import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { BookAndCall } from './book-and-call.tsx'
import { SectionTitle } from './section-title.tsx'
import { sectionServices } from './sections.ts'

/** The labour card: the posted rate, and the diagnostic with the rule that takes its price off. */
export function LabourSection({ lang }: { lang: Lang }) {
  const { pricing, prices } = content(lang)
  const name = 'labour'
  const id = sectionServices[name]
  const cards = [
    { row: prices.labour, text: pricing.hourlyRate.text },
    { row: prices.diagnostic, text: pricing.diagnostic.text },
  ]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line bg-steel print:hidden">
      <div className="wrap section grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionTitle lang={lang} name={name} />
        </div>
        <div className="lg:col-span-8">
          <div className="grid border-t-2 border-ink md:grid-cols-2 md:divide-x md:divide-line-strong">
            {cards.map(({ row, text }) => (
              <div
                key={row.key}
                className="py-6 max-md:not-first:border-t max-md:not-first:border-line-strong md:px-8 md:first:pl-0"
              >
                <h3 className="heading">{row.label}</h3>
                <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
                  <span className="figure text-[clamp(2.75rem,1.6rem+4vw,5rem)] leading-none">
                    {row.amount}
                  </span>
                  <span className="text-ink-soft">{row.after}</span>
                </p>
                <p className="mt-3 max-w-[24.1em] text-ink-soft">{text}</p>
              </div>
            ))}
          </div>
          <p className="measure text-ink-soft italic">{pricing.sections[name].note}</p>
          <BookAndCall lang={lang} name={name} />
        </div>
      </div>
    </section>
  )
}
