import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { SectionPills } from '#app/ui/section/section-pills.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { ServicesHead } from './services/head.tsx'
import { Process } from './services/process.tsx'
import { ServiceLine } from './services/service-line.tsx'
import { TrustStrip } from './services/trust-strip.tsx'

/** Pixels below the top of the viewport at which a service counts as being read. */
const SECTION_OFFSET = 150

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.services, path)
}

/** All services, each a line that opens; then what applies to all of them. */
export default function Services({ lang }: Visit) {
  const { servicesPage, services: copies, interface: words } = content(lang)
  const { services } = facts()
  return (
    <>
      <ServicesHead lang={lang} />
      <SectionPills
        label={servicesPage.list.navLabel}
        sections={services.map(({ id, label }) => ({ id, label: label[lang] }))}
        offset={SECTION_OFFSET}
      />
      <div className="wrap pt-2 pb-10 lg:pt-6 lg:pb-20">
        {services.map((service) => (
          <ServiceLine key={service.id} lang={lang} service={service} />
        ))}
        {services.some(({ id }) => copies[id].priceLine) && (
          <p className="small mt-4 text-ink-soft">{words.taxesExtra}</p>
        )}
      </div>
      <Process lang={lang} />
      <TrustStrip lang={lang} />
      <LinkLines title={servicesPage.list.crossLinks.title} links={links(lang)} />
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
