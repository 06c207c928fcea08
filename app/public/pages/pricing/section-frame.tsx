import type { ReactNode } from 'react'
import type { Lang } from '#app/content/language.ts'
import { type PriceSection, priceSections } from '#app/content/prices/sections.ts'
import { content } from '#app/content/snapshot.ts'
import { SectionFoot } from './section-foot.tsx'

type SectionFrameProps = { lang: Lang; name: PriceSection; className?: string; children: ReactNode }

/** A section of the list: its title, with its subtitle beside it where there is room, its prices, then notes and links. */
export function SectionFrame({ lang, name, className, children }: SectionFrameProps) {
  const { title, subtitle } = content(lang).pricing.sections[name]
  const id = priceSections[name]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div>
        <div className="price-head">
          <h2 id={`${id}-title`} className="title">
            {title}
          </h2>
          <p>{subtitle}</p>
        </div>
        {children}
        <SectionFoot lang={lang} name={name} />
      </div>
    </section>
  )
}
