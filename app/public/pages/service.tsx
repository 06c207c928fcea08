import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { namedPicture, titledPicture } from '#app/content/picture-data.server.ts'
import { type PictureKey, servicePictures } from '#app/content/pictures.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { serviceAt } from '#app/public/seo/subjects.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PictureRow } from '#app/ui/picture/picture-row.tsx'
import { Ticks } from '#app/ui/price/ticks.tsx'
import type { Visit } from './page.ts'
import { PictureViewer } from './parts/picture-viewer.tsx'
import { PriceTable } from './parts/price-table.tsx'
import { requestHref } from './parts/request-href.ts'
import { SeasonNotice } from './parts/season-notice.tsx'
import { ServiceHero, type ServiceProps } from './service/hero.tsx'
import { OtherServices } from './service/other-services.tsx'
import { ServiceQuestions } from './service/questions.tsx'
import { SideCards } from './service/side-cards.tsx'

export function head(visit: Visit): string {
  const { pageTitle, description } = content(visit.lang).services[serviceOf(visit).id]
  return headTags({ title: pageTitle, description }, visit.path)
}

export default function Service(visit: Visit) {
  const { lang, now } = visit
  const service = serviceOf(visit)
  const { about, includes, estimate } = content(lang).services[service.id]
  const [first] = servicePictures[service.id]
  const others = shownPictures(servicePictures[service.id].slice(1))
  const besideEstimate = estimate && others.pop()
  const isBare = !about.length && !includes.length && !listedRows(service.id).length
  return (
    <>
      <ServiceHero lang={lang} service={service} picture={first} />
      <SeasonNotice lang={lang} now={now} on={service.id} />
      <div
        className={`wrap grid gap-10 py-[clamp(2rem,5vw,4.5rem)] lg:pt-10 ${isBare ? 'lg:block' : 'lg:grid-cols-[2fr_minmax(18.5rem,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-16 xl:gap-x-16'}`}
      >
        <ServicePrices lang={lang} service={service} />
        <SideCards lang={lang} service={service} now={now} />
        <div className="grid content-start gap-10 lg:gap-16">
          <ServiceWork lang={lang} service={service} />
          <About lang={lang} service={service} />
        </div>
      </div>
      <ServicePictures lang={lang} service={service} pictures={others} />
      {service.id === 'inspection' && stands('claims.inspectionPoints') && <InspectionPoints lang={lang} />}
      <Branches lang={lang} service={service} />
      <FreeEstimate lang={lang} service={service} picture={besideEstimate} />
      <ServiceQuestions lang={lang} service={service} />
      <OtherServices lang={lang} service={service} />
      <PictureViewer lang={lang} />
    </>
  )
}

function serviceOf({ place }: Visit) {
  const service = place && serviceAt(place)
  if (!service) throw new Error('The site map has an address without a service')
  return service
}

/** What the work includes, and what it does not. */
function ServiceWork({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { includes, excludes } = services[service.id]
  const words = servicesPage.detail
  if (includes.length === 0) return null
  return (
    <div className="grid gap-x-12 gap-y-7 md:grid-cols-[3fr_2fr]">
      <section aria-labelledby="included">
        <h2 id="included" className="heading">
          {words.included}
        </h2>
        <ul className="mt-3 border-t border-line-strong">
          {includes.map((line) => (
            <li key={line} className="checked border-b border-line py-2 leading-snug">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="excluded">
        <h2 id="excluded" className="heading">
          {words.excluded}
        </h2>
        <ul className="mt-3 grid gap-2.5 border-t border-line-strong pt-2.5 leading-snug text-ink-soft">
          {excludes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What the text tells, a first paragraph, then the rest of it and the service's benefits on demand. */
function About({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { heading, about, benefits } = services[service.id]
  const words = servicesPage.detail
  const [first, ...others] = about
  if (!first) return null
  return (
    <section aria-labelledby="about">
      <p className="label text-ink-soft">{words.about}</p>
      <h2 id="about" className="heading mt-2">
        {heading}
      </h2>
      <p className="lead mt-3 mb-4 max-w-[29.8em]">{first}</p>
      <details className="accordion-item fold-line">
        <summary className="fold-title">{words.more}</summary>
        <div className="measure grid gap-4 pb-6">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <details className="accordion-item fold-line" hidden={benefits.length === 0}>
        <summary className="fold-title">{words.benefits}</summary>
        <dl className="measure grid gap-3 pb-6 empty:hidden">
          {benefits.map(({ title, description }) => (
            <div key={title}>
              <dt className="font-bold">{title}</dt>
              <dd className="text-ink-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** The service's lines of the price list with their note. */
function ServicePrices({ lang, service }: ServiceProps) {
  const { services, servicesPage, prices } = content(lang)
  const { priceNote } = services[service.id]
  const rows = rowsOf(prices, listedRows(service.id))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="pricing">
      <h2 id="pricing" className="title mb-4 lg:mb-6">
        {servicesPage.detail.pricing}
      </h2>
      <PriceTable lang={lang} rows={rows} labelledBy="pricing" />
      {priceNote && <p className="measure mt-4 italic">{priceNote}</p>}
    </section>
  )
}

type ServicePicturesProps = ServiceProps & { pictures: readonly PictureKey[] }

/** The service's pictures, as wide as the screen, or a text that they are to come. */
export function ServicePictures({ lang, service, pictures }: ServicePicturesProps) {
  const { servicesPage, interface: words } = content(lang)
  const { gallery, noPictures } = servicesPage.detail
  return (
    <section aria-labelledby="pictures" className="overflow-hidden bg-steel py-8 lg:py-16 print:hidden">
      <h2 id="pictures" className="wrap title">
        {gallery}
      </h2>
      <PictureRow
        label={`${gallery}, ${service.label[lang]}`}
        words={{ ...words.carousel, empty: noPictures }}
        pictures={pictures.map((key) => titledPicture(key, lang))}
        every={4000}
        sizes="(width >= 64rem) 56vw, 86vw"
        trackClass="bleed mt-5 gap-3 lg:mt-8 lg:gap-5"
        slideClass="row-slide"
        controlsClass="wrap mt-4 lg:mt-6"
      />
    </section>
  )
}

/** The inspection sheet: every check by name. The ticks and the names light up as they are scrolled past. */
function InspectionPoints({ lang }: { lang: Lang }) {
  const { servicesPage, inspectionPoints } = content(lang)
  const { pointsTitle, pointsText } = servicesPage.detail
  const count = facts().claims.inspectionPoints.value
  return (
    <section aria-labelledby="points" className="sheet on-night bg-night text-on-night">
      <div className="wrap py-[clamp(2.25rem,6vw,6rem)]">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="points" className="title lg:col-span-7">
            {pointsTitle}
          </h2>
          <p className="text-on-night-soft lg:col-span-5">{pointsText}</p>
        </div>
        <div className="relative mt-5 lg:mt-8">
          <Ticks count={count} className="w-full opacity-30" />
          <Ticks count={count} className="sheet-rule absolute inset-0 w-full" />
        </div>
        <div className="mt-7 columns-[2_9rem] gap-x-4 wrap-anywhere lg:mt-10 lg:columns-4 lg:gap-x-8">
          {inspectionPoints.map(({ id, title, points }) => (
            <div key={id} className="mb-5 break-inside-avoid lg:mb-9">
              <h3 className="label border-b border-on-night-soft/60 pb-1.5">{title}</h3>
              <ol>
                {points.map((point) => (
                  <li key={point} className="sheet-line">
                    {point}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The kinds of work of a large service, each with its steps. */
function Branches({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const words = servicesPage.detail
  const { branches } = services[service.id]
  if (!branches?.length) return null
  return (
    <section aria-labelledby="branches" className="border-t border-line bg-surface">
      <div className="wrap py-[clamp(2.25rem,6vw,6rem)]">
        <h2 id="branches" className="title">
          {words.branches}
        </h2>
        {branches.map(({ id, title, description, steps }) => (
          <article
            key={id}
            id={id}
            className="mt-6 grid gap-x-10 gap-y-4 border-t-2 border-ink pt-4 lg:mt-10 lg:grid-cols-12 lg:pt-6"
          >
            <div className="lg:col-span-5">
              <h3 className="heading">{title}</h3>
              <p className="mt-2 max-w-[27.5em] text-ink-soft max-lg:text-[0.9375rem] max-lg:leading-normal lg:mt-3">
                {description}
              </p>
            </div>
            <div className="lg:col-span-7">
              <h4 className="label text-ink-soft">{words.steps}</h4>
              <ol className="mt-1">
                {steps.map((step, index) => (
                  <li
                    key={step}
                    className="flex items-baseline gap-4 border-b border-line py-1.5 max-lg:text-[0.9375rem] max-lg:leading-snug lg:gap-5 lg:py-2.5"
                  >
                    <span aria-hidden="true" className="figure w-4 lg:w-5 lg:text-xl">
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

/** The call to action for a free estimate, beside its picture. */
function FreeEstimate({ lang, service, picture }: ServiceProps & { picture?: PictureKey }) {
  const { estimate } = content(lang).services[service.id]
  if (!estimate?.text) return null
  return (
    <section className="on-night grid bg-night text-on-night lg:grid-cols-2 print:hidden">
      <div className="flex flex-col items-start justify-center px-(--margin) py-8 lg:ml-auto lg:w-full lg:max-w-[42rem] lg:py-24">
        <h2 className="title max-w-[9.9em]">{estimate.title}</h2>
        <p className="lead mt-3 max-w-[22.9em] text-on-night-soft">{estimate.text}</p>
        <ActionLink href={requestHref(service.id, lang)} tone="paper" className="mt-5">
          {estimate.button}
        </ActionLink>
      </div>
      <Picture
        picture={namedPicture(picture, lang)}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="aspect-[3/2] max-lg:order-first lg:aspect-auto"
      />
    </section>
  )
}
