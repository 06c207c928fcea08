import { useEffect, useState } from 'react'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Phone } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceBoard } from '#app/ui/price-tag.tsx'
import type { ServicesContent } from './services-content.server.ts'
import { Steps } from './steps.tsx'

/** Milliseconds each picture stays. */
const EVERY = 4000

type Service = ServicesContent['services'][number]
type ServiceSectionProps = { service: Service; page: ServicesContent; turned: boolean }

/** One service: what it is, its pictures and prices, how it goes, what drivers ask, and the way to an appointment. */
export function ServiceSection({ service, page, turned }: ServiceSectionProps) {
  const { words, process } = page
  return (
    <section
      id={service.id}
      aria-labelledby={`${service.id}-title`}
      className={`later scroll-mt-5 border-t border-line ${turned ? 'bg-surface' : ''}`}
    >
      <div className="wrap section">
        <h2 id={`${service.id}-title`} className="title">
          {service.title}
        </h2>
        <p className="lead mt-2 text-ink-soft">{service.subtitle}</p>
        <div className={PAIR}>
          <div className="min-w-0 lg:col-span-7">
            <Pictures service={service} words={words} />
          </div>
          <div className={`lg:col-span-5 ${turned ? 'lg:order-first' : ''}`}>
            <h3 className="heading mb-3">{words.pricing}</h3>
            <PriceBoard lines={service.rows} />
            <p className="small mt-3 text-ink-soft italic">{words.estimate}</p>
            <ActionLink href={service.pageHref} tone="text">
              {words.learnMore}
              <span className="sr-only">{`: ${service.label}`}</span>
            </ActionLink>
          </div>
        </div>
        <Steps process={process} />
        <div className={PAIR}>
          <div className="lg:col-span-7">
            <h3 className="heading mb-3">{words.faq}</h3>
            <Accordion items={service.faq} name={`faq-${service.id}`} />
          </div>
          <BookingCard service={service} page={page} />
        </div>
      </div>
    </section>
  )
}

/** Two columns that share a row where there is room. */
const PAIR = 'mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-12'

/**
 * The first picture comes with the page, the others when scripts are there: seven services have more of them than a page
 * should carry. Without scripts they are on the service's own page.
 */
function Pictures({ service, words }: { service: Service; words: ServicesContent['words'] }) {
  const [arrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  if (service.pictures.length === 0) return <p className="lead">{words.noPictures}</p>
  return (
    <Carousel
      label={`${words.pictures}: ${service.label}`}
      words={words.carousel}
      every={EVERY}
      marks="count"
      controlsClass="mt-5"
      slides={service.pictures.map(({ key, ...picture }, place) => ({
        key,
        node:
          place === 0 || arrived ? (
            <Picture
              picture={picture}
              sizes="(width >= 84rem) 44rem, (width >= 64rem) 55vw, 92vw"
              className="aspect-[16/10] bg-steel"
            />
          ) : (
            <span className="picture later-picture aspect-[16/10] bg-steel" />
          ),
      }))}
    />
  )
}

function BookingCard({ service, page: { words, call } }: { service: Service; page: ServicesContent }) {
  return (
    <div className="lg:col-span-5">
      <h3 className="heading">{words.booking.title}</h3>
      <p className="mt-2 text-ink-soft">{words.booking.text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <ActionLink href={service.bookHref} className="max-sm:grow" label={`${words.book}: ${service.label}`}>
          {words.book}
        </ActionLink>
        <ActionLink href={call.href} tone="line" className="max-sm:grow">
          <Phone size={18} />
          {` ${call.label} `}
          <span className="figure max-sm:sr-only">{call.phone}</span>
        </ActionLink>
      </p>
    </div>
  )
}
