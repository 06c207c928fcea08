import type { Lang } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import type { Visit } from '#app/public/page.ts'
import { headTags } from '#app/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { SectionPills } from '#app/ui/section-pills.tsx'
import { LinkLines } from './link-lines.tsx'
import { ServicesHead } from './services/head.tsx'
import { Process } from './services/process.tsx'
import { ServiceSection } from './services/service-section.tsx'
import { TrustStrip } from './services/trust-strip.tsx'

/** Pixels below the top of the window where a service counts as being read. */
const SECTION_OFFSET = 150

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.services, path)
}

/** All services, one after the other. */
export default function Services({ lang }: Visit) {
  const { navLabel, crossLinks } = content(lang).servicesPage.list
  return (
    <>
      <ServicesHead lang={lang} />
      <SectionPills
        label={navLabel}
        sections={services.map(({ id, label }) => ({ id, label: label[lang] }))}
        offset={SECTION_OFFSET}
      />
      <Process lang={lang} />
      {services.map((service, index) => (
        <ServiceSection key={service.id} lang={lang} service={service} turned={index % 2 === 1} />
      ))}
      <TrustStrip lang={lang} />
      <LinkLines title={crossLinks.title} links={links(lang)} />
    </>
  )
}

function links(lang: Lang) {
  const { crossLinks } = content(lang).servicesPage.list
  return (['pricing', 'gallery', 'warranties', 'rights'] as const).map((name) => ({
    href: href(name, lang),
    label: crossLinks[name],
  }))
}
