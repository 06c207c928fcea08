import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import {
  hasNoSection,
  type PriceSection,
  priceSections,
  shownSections,
} from '#app/content/prices/sections.ts'
import { content } from '#app/content/snapshot.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { SectionPills } from '#app/ui/section/section-pills.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { EstimateSection } from './pricing/estimate.tsx'
import { PricingHead } from './pricing/head.tsx'
import { LabourSection } from './pricing/labour.tsx'
import { PriceSheet } from './pricing/price-sheet.tsx'
import { RustproofingSection } from './pricing/rustproofing.tsx'
import { SectionFrame } from './pricing/section-frame.tsx'
import { sectionRows } from './pricing/section-rows.ts'
import { WrittenEstimate } from './pricing/written-estimate.tsx'

/** Pixels below the top of the viewport at which a section counts as being read. */
const SECTION_OFFSET = 100

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.pricing, path)
}

/** The price list: sections on screen, a single sheet on paper. */
export default function Pricing(visit: Visit) {
  const { lang } = visit
  const { pricing } = content(lang)
  const shown = shownSections()
  const sections = shown.map((name) => ({
    id: priceSections[name],
    label: pricing.sections[name].title,
  }))
  return (
    <>
      <div className="price-screen print:hidden">
        <PricingHead lang={lang} />
        {shown.length > 0 && (
          <SectionPills label={pricing.navLabel} sections={sections} offset={SECTION_OFFSET} />
        )}
        <div className="price-page">
          <EstimateSection visit={visit} />
          <div>
            {shown.map((name) => (
              <Section key={name} lang={lang} name={name} />
            ))}
          </div>
        </div>
      </div>
      <WrittenEstimate lang={lang} />
      <LinkLines title={pricing.related.title} links={relatedLinks(lang)} />
      {shown.length > 0 && <PriceSheet lang={lang} />}
    </>
  )
}

function Section({ lang, name }: { lang: Lang; name: PriceSection }) {
  if (name === 'rustproofing') return <RustproofingSection lang={lang} />
  return name === 'labour' ? <LabourSection lang={lang} /> : <ListSection lang={lang} name={name} />
}

/** A section with a price table. */
function ListSection({ lang, name }: { lang: Lang; name: PriceSection }) {
  return (
    <SectionFrame lang={lang} name={name}>
      <PriceTable lang={lang} rows={sectionRows(name, lang)} labelledBy={`${priceSections[name]}-title`} />
    </SectionFrame>
  )
}

/** The services whose prices are on their own pages, and the warranties. */
function relatedLinks(lang: Lang) {
  const { links } = content(lang).pricing.related
  return [
    ...facts().services.flatMap(({ id, slug, label }) =>
      hasNoSection(id) ? [{ label: links[id] || label[lang], href: href('service', lang, slug[lang]) }] : [],
    ),
    { label: links.warranties, href: href('warranties', lang) },
  ]
}
