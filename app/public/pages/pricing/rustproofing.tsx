import type { Lang } from '#app/content/language.ts'
import { SectionFrame } from './section-frame.tsx'
import { sectionRows } from './section-rows.ts'
import { Silhouette } from './silhouette.tsx'

const kinds = ['car', 'suv', 'truck'] as const

/** One card per kind of vehicle: a line drawing with its treated underside highlighted, and the price. */
export function RustproofingSection({ lang }: { lang: Lang }) {
  const name = 'rustproofing'
  return (
    <SectionFrame lang={lang} name={name} className="border-y border-line bg-surface">
      <ul
        data-reveal=""
        className="grid border-t-2 border-ink max-md:border-b max-md:border-b-line md:grid-cols-3 md:pt-8"
      >
        {sectionRows(name, lang).map((row, index) => (
          <li key={row.key} className="price-card">
            <h3 className="text-[1.125rem] font-bold md:order-2 md:text-[1.375rem]">{row.label}</h3>
            <Silhouette
              kind={kinds[index] ?? 'car'}
              className="w-[min(6rem,22vw)] md:order-1 md:col-span-2 md:w-[min(100%,15rem)]"
            />
            <p className="price-card-amount">
              {row.before && <span className="mr-2 text-base font-normal text-ink-soft">{row.before}</span>}
              {row.amount}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
