import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { LISTED_PICTURES, servicePictures } from '#app/content/pictures.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { CallLink } from '#app/public/pages/parts/call-link.tsx'
import { workNote } from '#app/public/pages/parts/price-table.tsx'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, ChevronDown } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { PriceBoard } from '#app/ui/price/price-board.tsx'

type ServiceProps = { lang: Lang; service: ServiceFacts }

/** One service as a line: its name, one sentence and its price. It opens in place (`open-line.browser.ts`). */
export function ServiceLine({ lang, service }: ServiceProps) {
  const { id, label } = service
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="@container scroll-mt-5 border-b border-line">
      <details className="line group">
        <summary className="line-head">
          <h2 id={`${id}-title`} className="text-[1.25rem] leading-tight font-bold lg:heading">
            {label[lang]}
          </h2>
          <span className="line-tagline">{content(lang).services[id].tagline}</span>
          <LeadPrice lang={lang} service={service} />
          <ChevronDown className="-col-end-1 group-open:rotate-180 max-lg:row-span-2 max-lg:row-start-1" />
        </summary>
        <ServiceParts lang={lang} service={service} />
      </details>
    </section>
  )
}

/** "40 $" or "$40", and what is beside it. */
const MONEY = /(\$\d.*|\d[\d.,\s]*\$.*)/

/**
 * The price of a service's card: the figure, then one note. "À partir de" stands before it only where the list has no line with
 * exactly this price. Without a figure ("Estimation gratuite") the text is large.
 */
function LeadPrice({ lang, service: { id, leadPrice } }: { lang: Lang; service: ServiceFacts }) {
  const { services, prices } = content(lang)
  const { priceLine, priceFor } = services[id]
  if (!priceLine) return null
  const [before, amount] = priceLine.split(MONEY)
  const line = prices[leadPrice]
  return (
    <span className="line-price">
      {(line.before || line.amount !== amount) && amount && before}{' '}
      <b
        className={`figure block text-ink ${amount ? 'text-[1.75rem] leading-none lg:text-[2.25rem]' : 'text-xl leading-tight whitespace-normal lg:text-2xl'}`}
      >
        {amount ?? priceLine}
      </b>{' '}
      {priceFor}
    </span>
  )
}

/** The most lines on the price card; the service's page has them all. */
const PRICE_LINES = 4

/** The content of an open line: steps, prices, pictures, frequent questions and booking. */
function ServiceParts({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { faq } = services[service.id]
  const words = servicesPage.detail
  return (
    <div className="relative grid gap-x-16 gap-y-9 pt-2 pb-10 lg:grid-cols-12 lg:pt-4 lg:pb-16">
      <Steps lang={lang} />
      <Prices lang={lang} service={service} />
      <div className="lg:col-span-7">
        <Pictures lang={lang} service={service} />
      </div>
      {faq.length > 0 && (
        <div className="lg:order-last lg:col-span-7">
          <h3 className="heading mb-3">{words.faq}</h3>
          <Accordion items={faq} name={`faq-${service.id}`} />
        </div>
      )}
      <Booking lang={lang} service={service} />
    </div>
  )
}

/** The steps of any job, in a line of their names: they are told at length below the services. */
function Steps({ lang }: { lang: Lang }) {
  return (
    <ol className="steps lg:col-span-12 empty:hidden">
      {content(lang).process.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
  )
}

function Prices({ lang, service: { id, slug, label } }: ServiceProps) {
  const { servicesPage, prices, interface: frame } = content(lang)
  const words = servicesPage.detail
  const rows = rowsOf(prices, listedRows(id)).slice(0, PRICE_LINES)
  return (
    <div className="lg:col-span-5">
      {rows.length > 0 && (
        <>
          <h3 className="heading mb-3">{words.pricing}</h3>
          <PriceBoard lines={rows} />
          <p className="small mt-3 text-ink-soft italic">{workNote(id, lang) + frame.taxesExtra}</p>
        </>
      )}
      <ActionLink href={href('service', lang, slug[lang])} tone="text" className="mt-1">
        {words.learnMore}
        <span className="sr-only">{`, ${label[lang]}`}</span>
        <ArrowRight size={18} />
      </ActionLink>
    </div>
  )
}

function Booking({ lang, service: { id, label } }: ServiceProps) {
  const { servicesPage, interface: words } = content(lang)
  const { booking } = servicesPage.list
  return (
    <div className="lg:col-span-5">
      <h3 className="heading">{booking.title}</h3>
      <p className="mt-2 text-ink-soft">{booking.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ActionLink
          href={requestHref(id, lang)}
          className="max-sm:grow"
          label={`${words.book}, ${label[lang]}`}
        >
          {words.book}
        </ActionLink>
        <CallLink lang={lang} />
      </p>
    </div>
  )
}

/** The first pictures of a service as a slide show; its own page has the others. */
function Pictures({ lang, service: { id, label } }: { lang: Lang; service: ServiceFacts }) {
  const { servicesPage, interface: words } = content(lang)
  const { gallery, noPictures } = servicesPage.detail
  const keys = shownPictures(servicePictures[id].slice(0, LISTED_PICTURES))
  if (keys.length === 0) return <p className="lead">{noPictures}</p>
  return (
    <SlideShow
      label={`${gallery}, ${label[lang]}`}
      words={words.carousel}
      every={4000}
      marks="count"
      sizes="(width >= 84rem) 44rem, (width >= 64rem) 55vw, 92vw"
      controlsClass="mt-5"
      slides={keys.map((key) => ({
        key,
        node: <Picture picture={pictureData(key, lang)} className="aspect-[16/10] bg-steel" />,
      }))}
    />
  )
}
