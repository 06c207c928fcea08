import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { content } from '#app/content/snapshot.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { usualEstimate } from '#app/estimate/usual.ts'
import { calendarBooking } from '#app/public/layout/booking.ts'
import { addressLines, weekLines } from '#app/public/layout/frame.server.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { WeekLines } from '#app/public/layout/week-lines.tsx'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, MapPin, Phone } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { ServiceProps } from './hero.tsx'

/** Beside the text: the receipt with booking, address and hours. On a phone the receipt follows the prices, and the rest the text. */
export function SideCards({ lang, service, now }: ServiceProps & { now: Date }) {
  const { servicesPage, interface: words } = content(lang)
  const address = addressLines(lang)
  const usual = usualEstimate(service.id, lang)
  return (
    <aside className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="max-lg:contents lg:sticky lg:top-28 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(18.5rem,1fr))] lg:gap-7">
        {usual ? (
          <Slip title={servicesPage.detail.allIn} {...usual}>
            <Ready lang={lang} />
          </Slip>
        ) : (
          <Ready lang={lang} />
        )}
        <PriceNote lang={lang} service={service} usual={usual} />
        <section aria-labelledby="visit" className="border-t border-line-strong pt-4 max-lg:order-last">
          <h2 id="visit" className="heading">
            {servicesPage.detail.addressAndHours}
          </h2>
          <address className="mt-2 not-italic">
            {address.street}
            <br />
            {address.city}
          </address>
          <ActionLink href={address.href} tone="text" newTab={words.newTab}>
            <MapPin size={18} /> {words.directions}
          </ActionLink>
          <p className="mt-1">
            <OpenNow open={openNow(now, lang)} />
          </p>
          <WeekLines lines={weekLines(lang, now)} className="small mt-3" />
        </section>
      </div>
    </aside>
  )
}

/** How to go on: booking, or a call. */
function Ready({ lang }: { lang: Lang }) {
  const { servicesPage, interface: words } = content(lang)
  const { ready, readyText } = servicesPage.detail
  return (
    <section aria-labelledby="ready" className="grid gap-3">
      <h2 id="ready" className="heading">
        {ready}
      </h2>
      <ActionLink {...calendarBooking(lang)} tone="signal">
        {words.book}
      </ActionLink>
      <ActionLink href={`tel:${facts().business.phone}`} tone="line" className="px-3">
        <Phone size={18} />
        <span>
          {`${words.call} `}
          <span className="figure">{phoneText(facts().business.phone, lang)}</span>
        </span>
      </ActionLink>
      <p className="small text-ink-soft">
        <LinkedText text={readyText} />
      </p>
    </section>
  )
}

/** What a price of the list is, and where one's own, the others and the law on prices are. */
function PriceNote({ lang, service, usual }: ServiceProps & { usual: ReturnType<typeof usualEstimate> }) {
  const { home, pricing, servicesPage, estimate } = content(lang)
  return (
    <div className="max-lg:-mt-8">
      {listedRows(service.id).length > 0 && (
        <>
          <h2 className="label">{home.services.prices}</h2>
          <p className="small mt-1 text-ink-soft">{servicesPage.detail.sideNote}</p>
        </>
      )}
      <p className="flex flex-wrap gap-x-6">
        {usual && usual.slip.sum.rows.length > 0 && (
          <ActionLink href={usual.href} tone="text">
            {`${estimate.title} `}
            <ArrowRight size={18} />
          </ActionLink>
        )}
        <ActionLink href={href('pricing', lang)} tone="text">
          {servicesPage.detail.fullPriceList}
        </ActionLink>
        <ActionLink href={href('rights', lang)} tone="text">
          {pricing.estimate.link}
        </ActionLink>
      </p>
    </div>
  )
}
