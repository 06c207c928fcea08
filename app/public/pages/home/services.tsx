import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { packageOfService } from '#app/content/packages/offered.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { ServiceIcon } from '#app/public/pages/parts/car/service-icon.tsx'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { X } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { CarDrawing } from './car-drawing.tsx'
import { detailHref, ServiceDetail } from './service-detail.tsx'

/** The car and the service cards, or one service in detail if the query names it. */
export function Services({ lang, selected }: { lang: Lang; selected?: ServiceFacts }) {
  const { carMap, services: words } = content(lang).home
  return (
    <section id="services" aria-labelledby="services-title" className="wrap pt-7 lg:pt-16">
      <h2 id="services-title" tabIndex={-1} className="title outline-none">
        {selected ? words.heading : carMap.heading}
      </h2>
      {selected ? <ServiceDetail lang={lang} selected={selected} /> : <CarAndCards lang={lang} />}
      <Bodywork lang={lang} />
    </section>
  )
}

/** Each highlights the service that the other shows; in the card's place, the receipt of the part that is pressed (`car-map.browser.ts`). */
function CarAndCards({ lang }: { lang: Lang }) {
  const { home, estimate, interface: words } = content(lang)
  return (
    <car-map data-holds="" className="mt-2 grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_1fr]">
      <div>
        {facts().services.every(({ id }) => packageOfService(id)) && (
          <p className="small mb-4 text-ink-soft lg:mb-10">{home.carMap.hint}</p>
        )}
        <CarDrawing lang={lang} />
      </div>
      <dialog id={RECEIPT} aria-labelledby="receipt-title" className="car-receipt">
        <h3 id="receipt-title" className="label">
          {estimate.title}
        </h3>
        <button
          type="button"
          command="close"
          commandfor={RECEIPT}
          aria-label={words.carousel.close}
          className="inline-flex size-11 items-center justify-center"
        >
          <X size={24} />
        </button>
        <div />
      </dialog>
      <SlideShow
        label={home.services.heading}
        words={words.carousel}
        every={4000}
        marks="count"
        sizes="(width >= 64rem) 24rem, 100vw"
        className="min-w-0"
        controlsClass="over-card"
        slideClass="service-card"
        slides={facts().services.map((each) => ({
          key: each.id,
          node: <ServiceCard service={each} lang={lang} />,
        }))}
      />
    </car-map>
  )
}

const RECEIPT = 'car-receipt'

/** A service in short. The whole card links to its details. */
function ServiceCard({ service, lang }: { service: ServiceFacts; lang: Lang }) {
  const { home, services } = content(lang)
  const { tagline, description, priceLine, priceFor } = services[service.id]
  const { details, photos } = home.services
  const [first] = servicePictures[service.id]
  const others = shownPictures(servicePictures[service.id].slice(1))
  return (
    <>
      <Picture picture={pictureData(first, lang)} />
      <small className="print:hidden">{counted(photos, others.length, lang)}</small>
      {priceLine && (
        <>
          <p className="figure">{priceLine}</p>
          <p className="small text-ink-soft empty:hidden">{priceFor}</p>
        </>
      )}
      <h3 className="heading flex items-center gap-3">
        <ServiceIcon of={service} />
        {service.label[lang]}
      </h3>
      <p>{[tagline && `${tagline}.`, description].filter(Boolean).join(' ')}</p>
      <ActionLink href={detailHref(service, lang)} tone="line" label={`${details}, ${service.label[lang]}`}>
        {details}
      </ActionLink>
    </>
  )
}

/** Bodywork jobs have no common size: they start with an estimate, which is free. */
function Bodywork({ lang }: { lang: Lang }) {
  if (!isOffered('carrosserie')) return null
  const { heading, text, button } = content(lang).home.bodywork
  if (!text) return null
  return (
    <div
      id="carrosserie"
      className="mt-6 border-y border-line-strong py-2 leading-snug max-lg:text-[0.9375rem] lg:mt-14 lg:py-4 lg:text-lg"
    >
      <h3 className="inline font-bold">{heading}</h3>
      <p className="inline text-ink-soft">{` ${text} `}</p>
      <a
        href={requestHref('carrosserie', lang)}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {button}
      </a>
    </div>
  )
}
