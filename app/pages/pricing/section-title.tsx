import type { Lang } from '#app/content/language.ts'
import type { PriceSection } from '#app/content/prices.ts'
import { content } from '#app/content/snapshot.ts'
import { sectionServices } from './sections.ts'

type SectionTitleProps = { lang: Lang; name: PriceSection; className?: string }

export function SectionTitle({ lang, name, className }: SectionTitleProps) {
  const { title, subtitle } = content(lang).pricing.sections[name]
  return (
    <div className={className}>
      <h2 id={`${sectionServices[name]}-title`} className="title">
        {title}
      </h2>
      <p className="mt-3 max-w-[19.5em] text-ink-soft">{subtitle}</p>
    </div>
  )
}
