import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { SectionPills } from '#app/ui/section-pills.tsx'
import type { Route } from './+types/services.ts'
import { LinkLines } from './link-lines.tsx'
import { ServicesHead } from './services/head.tsx'
import { Process } from './services/process.tsx'
import { ServiceSection } from './services/service-section.tsx'
import { servicesContent } from './services/services-content.server.ts'
import { TrustStrip } from './services/trust-strip.tsx'

/** Pixels below the top of the window where a service counts as being read. */
const SECTION_OFFSET = 150

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  return { ...servicesContent(lang), meta: pageMeta(content(lang).headings.services, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Services({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ServicesHead page={page} />
      <SectionPills label={page.nav.label} sections={page.nav.sections} offset={SECTION_OFFSET} />
      <Process process={page.process} />
      {page.services.map((service, index) => (
        <ServiceSection key={service.id} service={service} page={page} turned={index % 2 === 1} />
      ))}
      <TrustStrip trust={page.trust} />
      <LinkLines title={page.crossLinks.title} links={page.crossLinks.links} />
    </>
  )
}
