import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { recordOf } from '#app/content/records/records.ts'
import { isConfirmed, stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Ticks } from '#app/ui/price/ticks.tsx'
import { SectionPills } from '#app/ui/section/section-pills.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { Sample } from './parts/sample.tsx'
import { ServiceLine } from './services/service-line.tsx'

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

/** Title and introduction beside a picture. */
function ServicesHead({ lang }: { lang: Lang }) {
  const { headings, servicesPage } = content(lang)
  const { subtitle, priceList } = servicesPage.list
  return (
    <header className="on-night grid bg-night text-on-night lg:grid-cols-2">
      <div className="flex flex-col justify-end px-(--margin) pt-6 pb-7 lg:ml-auto lg:w-full lg:max-w-[42rem] lg:py-14">
        <h1 className="display">{headings.services.heading}</h1>
        {subtitle && <p className="lead mt-4 max-w-[25.2em] text-on-night-soft">{subtitle}</p>}
        {priceList && (
          <ActionLink href={href('pricing', lang)} tone="signal" className="mt-5 self-start">
            {`${priceList} `}
            <ArrowRight size={18} />
          </ActionLink>
        )}
      </div>
      <Picture
        picture={pictureData(pagePictures.services, lang)}
        sizes="(width >= 64rem) 50vw, 100vw"
        eager
        className="h-36 print:hidden max-lg:order-first md:h-72 md:[&_img]:object-[50%_40%] lg:h-auto lg:min-h-[28rem]"
      />
    </header>
  )
}

/** The steps of any job, whatever the service. */
function Process({ lang }: { lang: Lang }) {
  const { servicesPage, process } = content(lang)
  if (process.length === 0) return null
  return (
    <section aria-labelledby="process" className="border-t border-line bg-surface dark:bg-paper">
      <div className="wrap py-[clamp(2.25rem,6vw,5rem)]">
        <h2 id="process" className="title">
          {servicesPage.list.processTitle}
        </h2>
        <ol data-reveal="" className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
          {process.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.25rem_1fr] content-start border-t border-line py-4 lg:grid-cols-1 lg:py-6"
            >
              <span aria-hidden="true" className="figure row-span-2 text-[1.75rem] leading-none lg:text-5xl">
                {index + 1}
              </span>
              <h3 className="leading-snug font-bold lg:mt-4">{title}</h3>
              <p className="small mt-1 text-ink-soft lg:mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Facts about the garage in one line, below the 47 ticks of the inspection. */
function TrustStrip({ lang }: { lang: Lang }) {
  const { trustLabel, trust } = content(lang).servicesPage.list
  const shown = (Object.keys(trust) as (keyof typeof trust)[]).filter((id) => trust[id])
  if (shown.length === 0) return null
  return (
    <section aria-label={trustLabel} className="on-night bg-night text-on-night">
      <div className="wrap py-10 lg:py-16">
        {stands('claims.inspectionPoints') && (
          <Ticks count={facts().claims.inspectionPoints.value} className="w-full text-on-night-soft" />
        )}
        <ul className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((id) => (
            <li key={id} className="text-[1.1875rem] leading-snug font-bold lg:text-[1.375rem]">
              <Sample lang={lang} of={id === 'rating.reviews' && !isConfirmed(recordOf(id))} />
              {trust[id]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
