import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { BookAndCall } from './book-and-call.tsx'
import { SectionTitle } from './section-title.tsx'
import { sectionRows, sectionServices } from './sections.ts'
import { Silhouette } from './silhouette.tsx'

const kinds = ['car', 'suv', 'truck'] as const

/** One card per kind of vehicle: the vehicle in lines, its treated underside marked, and its price. */
export function RustproofingSection({ lang }: { lang: Lang }) {
  const name = 'rustproofing'
  const id = sectionServices[name]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-y border-line bg-surface print:hidden">
      <div className="wrap section">
        <SectionTitle lang={lang} name={name} />
        <ul className="mt-8 grid md:grid-cols-3 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
          {sectionRows(name, lang).map((row, index) => (
            <li
              key={row.key}
              className="flex items-end justify-between gap-4 max-md:py-5 md:block md:px-8 md:first:pl-0 md:last:pr-0"
            >
              <div className="max-md:order-last">
                <Silhouette kind={kinds[index] ?? 'car'} className="w-32 md:w-44" />
              </div>
              <div className="md:mt-6">
                <h3 className="heading">{row.label}</h3>
                <p className="figure mt-1 text-[clamp(2.75rem,1.6rem+4vw,5rem)] leading-none">{row.amount}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="measure mt-8 text-ink-soft italic">{content(lang).pricing.sections[name].note}</p>
        <BookAndCall lang={lang} name={name} />
      </div>
    </section>
  )
}
