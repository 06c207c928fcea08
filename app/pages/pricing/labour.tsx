import { BookAndCall } from './book-and-call.tsx'
import type { PriceListSection, PricingContent } from './pricing-content.server.ts'
import { SectionTitle } from './section-title.tsx'

type LabourSectionProps = {
  section: PriceListSection
  rate: PricingContent['rate']
  diagnostic: PricingContent['diagnostic']
}

/** The labour card: the posted rate, and the diagnostic with the rule that takes its price off. */
export function LabourSection({ section, rate, diagnostic }: LabourSectionProps) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="later border-t border-line bg-steel print:hidden"
    >
      <div className="wrap section grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionTitle section={section} />
        </div>
        <div className="lg:col-span-8">
          <div className="grid border-t-2 border-ink md:grid-cols-2 md:divide-x md:divide-line-strong">
            {[rate, diagnostic].map(({ row, text }) => (
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
          <p className="measure text-ink-soft italic">{section.note}</p>
          <BookAndCall section={section} />
        </div>
      </div>
    </section>
  )
}
