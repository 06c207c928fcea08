import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { CallLink } from '#app/public/pages/parts/call-link.tsx'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import { PriceBoard } from '#app/ui/price/price-board.tsx'
import { Pictures } from './pictures.tsx'

/** The most lines on the price card; the service's page has them all. */
const PRICE_LINES = 4

type ServiceProps = { lang: Lang; service: ServiceFacts }

/** The content of an open line: steps, prices, pictures, frequent questions and booking. */
export function ServiceParts({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { faq } = services[service.id]
  const words = servicesPage.detail
  return (
    <div className="relative grid gap-x-16 gap-y-9 pt-2 pb-10 lg:grid-cols-12 lg:pt-4 lg:pb-16">
      <Steps lang={lang} />
      <Prices lang={lang} service={service} />
      <div className="min-w-0 lg:col-span-7">
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
    <ol className="steps lg:col-span-12">
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
          <p className="small mt-3 text-ink-soft italic">{frame.taxesExtra}</p>
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
