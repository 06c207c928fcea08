import type { ReactNode } from 'react'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { type PriceRow, rowsOf, saysFrom } from '#app/content/prices/price-rows.ts'
import type { PriceSection } from '#app/content/prices/sections.ts'
import { priceSections } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'

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
          <p className="empty:hidden">{subtitle}</p>
        </div>
        {children}
        <SectionFoot lang={lang} name={name} />
      </div>
    </section>
  )
}

/** What stands below the prices of a section, with what "from" means there. */
export function noteOf(name: PriceSection, lang: Lang): string {
  const { sections, lowest, lowestOil } = content(lang).pricing
  const { note } = sections[name]
  return saysFrom(sectionRows(name, lang)) ? `${note} ${(name === 'oils' && lowestOil) || lowest}` : note
}

/** A note on the section's prices, and two links: book its service, or call. */
function SectionFoot({ lang, name }: { lang: Lang; name: PriceSection }) {
  const { pricing, interface: words } = content(lang)
  const { title } = pricing.sections[name]
  return (
    <div className="mt-4 gap-x-10 lg:flex lg:items-baseline lg:justify-between">
      <p className="measure text-ink-soft italic empty:hidden">{noteOf(name, lang)}</p>
      <p className="mt-1 flex flex-wrap gap-x-8 lg:shrink-0">
        <ActionLink href={requestHref(priceSections[name], lang)} tone="text" className="min-h-12">
          {words.book}
          <span className="sr-only">{`, ${title}`}</span>
        </ActionLink>
        <ActionLink href={`tel:${facts().business.phone}`} tone="text" className="min-h-12">
          <span>
            {`${words.call} `}
            <span className="figure max-sm:sr-only">{phoneText(facts().business.phone, lang)}</span>
          </span>
        </ActionLink>
      </p>
    </div>
  )
}

/** The lines of a section: the price table of its service. */
export function sectionRows(name: PriceSection, lang: Lang): PriceRow[] {
  return rowsOf(content(lang).prices, listedRows(priceSections[name]))
}
