import type { Lang } from '#app/content/language.ts'
import type { ServiceFacts } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { PriceBoard } from '#app/ui/price-tag.tsx'
import { CallLink } from '../call-link.tsx'
import { requestHref } from '../request-href.ts'
import { Pictures } from './pictures.tsx'
import { Steps } from './steps.tsx'

/** The price card shows at most this many lines; the service's page has them all. */
const PRICE_LINES = 4

type ServiceProps = { lang: Lang; service: ServiceFacts }

/** One service: what it is, its pictures and prices, how it goes, what drivers ask, and the way to an appointment. */
export function ServiceSection({ lang, service, turned }: ServiceProps & { turned: boolean }) {
  const { services, servicesPage, pricing, prices } = content(lang)
  const { id, label, slug } = service
  const { title, subtitle, faq } = services[id]
  const words = servicesPage.detail
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-5 border-t border-line ${turned ? 'bg-surface' : ''}`}
    >
      <div className="wrap section">
        <h2 id={`${id}-title`} className="title">
          {title}
        </h2>
        <p className="lead mt-2 text-ink-soft">{subtitle}</p>
        <div className={PAIR}>
          <div className="min-w-0 lg:col-span-7">
            <Pictures lang={lang} service={service} />
          </div>
          <div className={`lg:col-span-5 ${turned ? 'lg:order-first' : ''}`}>
            <h3 className="heading mb-3">{words.pricing}</h3>
            <PriceBoard lines={service.prices.slice(0, PRICE_LINES).map((key) => prices[key])} />
            <p className="small mt-3 text-ink-soft italic">{pricing.estimate.short}</p>
            <ActionLink href={href('service', lang, slug[lang])} tone="text">
              {words.learnMore}
              <span className="sr-only">{`, ${label[lang]}`}</span>
            </ActionLink>
          </div>
        </div>
        <Steps lang={lang} />
        <div className={PAIR}>
          <div className="lg:col-span-7">
            <h3 className="heading mb-3">{words.faq}</h3>
            <Accordion items={faq} name={`faq-${id}`} />
          </div>
          <BookingCard lang={lang} service={service} />
        </div>
      </div>
    </section>
  )
}

/** Two columns that share a row where there is room. */
const PAIR = 'mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-12'

function BookingCard({ lang, service: { id, label } }: ServiceProps) {
  const { servicesPage, interface: words } = content(lang)
  const { booking } = servicesPage.list
  return (
    <div className="lg:col-span-5">
      <h3 className="heading">{booking.title}</h3>
      <p className="mt-2 text-ink-soft">{booking.text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
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
