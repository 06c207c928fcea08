import type { Lang } from '#app/content/language.ts'
import { type PriceSection, priceSections } from '#app/content/prices/sections.ts'
import { content } from '#app/content/snapshot.ts'

type SectionTitleProps = { lang: Lang; name: PriceSection }

/** The section's title, with its subtitle beside it where there is room. */
export function SectionTitle({ lang, name }: SectionTitleProps) {
  const { title, subtitle } = content(lang).pricing.sections[name]
  return (
    <div className="mb-4 sm:mb-5 lg:mb-7 lg:flex lg:items-baseline lg:justify-between lg:gap-10">
      <h2 id={`${priceSections[name]}-title`} className="title">
        {title}
      </h2>
      <p className="mt-1.5 text-ink-soft max-sm:hidden">{subtitle}</p>
    </div>
  )
}
