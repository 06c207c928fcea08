import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { SectionPills } from '#app/ui/section-pills.tsx'
import type { Route } from './+types/pricing.ts'
import { LinkLines } from './link-lines.tsx'
import { PricingHead } from './pricing/head.tsx'
import { LabourSection } from './pricing/labour.tsx'
import { ListSection } from './pricing/list-section.tsx'
import { pricingContent } from './pricing/pricing-content.server.ts'
import { RustproofingSection } from './pricing/rustproofing.tsx'
import { WallSheet } from './pricing/wall.tsx'
import { WrittenEstimate } from './pricing/written-estimate.tsx'

/** Pixels below the top of the window where a section counts as being read. */
const SECTION_OFFSET = 100

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  return { ...pricingContent(lang), meta: pageMeta(content(lang).headings.pricing, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Pricing({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PricingHead page={page} />
      <SectionPills label={page.navLabel} sections={page.sections} offset={SECTION_OFFSET} />
      <ListSection section={page.oils} columns={page.columns} first />
      <RustproofingSection section={page.rustproofing} />
      <ListSection section={page.tires} columns={page.columns} />
      <LabourSection section={page.labour} rate={page.rate} diagnostic={page.diagnostic} />
      <WrittenEstimate estimate={page.estimate} taxes={page.taxes} />
      <LinkLines title={page.related.title} links={page.related.links} />
      <WallSheet wall={page.wall} rate={page.rate} />
    </>
  )
}
