import type { visit } from '#app/layout/frame.server.ts'
import { OpenNow } from '#app/layout/open-now.tsx'
import { Week } from '#app/layout/week.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { MapPin, Phone } from '#app/ui/icon.tsx'
import type { ServiceContent } from './service-content.server.ts'

/** Beside the text: the way to an appointment, and where and when to come. */
export function SideCards({ page, frame }: { page: ServiceContent; frame: ReturnType<typeof visit> }) {
  return (
    <aside className="later lg:col-span-4">
      <div className="grid gap-8 lg:sticky lg:top-28">
        <section aria-labelledby="ready" className="border-t-4 border-ink bg-surface p-6">
          <h2 id="ready" className="heading">
            {page.words.ready}
          </h2>
          <p className="figure mt-2 text-[1.75rem] leading-tight whitespace-normal">{page.priceLine}</p>
          <p className="small mt-2 text-ink-soft">{page.estimateNote}</p>
          <div className="mt-5 grid gap-3">
            <ActionLink href={page.book.href} newTab={page.book.newTab} event="booking">
              {page.book.label}
            </ActionLink>
            <ActionLink href={page.call.href} tone="line">
              <Phone size={18} /> {page.call.label} <span className="figure">{page.call.phone}</span>
            </ActionLink>
          </div>
          <p className="small mt-4 text-ink-soft">{page.words.readyText}</p>
        </section>
        <section aria-labelledby="visit" className="border-t border-line-strong px-6 pt-5">
          <h2 id="visit" className="heading">
            {page.words.addressAndHours}
          </h2>
          <address className="mt-2 not-italic">
            {frame.address.street}
            <br />
            {frame.address.city}
          </address>
          <ActionLink href={frame.address.href} tone="text" newTab={page.directions.newTab}>
            <MapPin size={18} /> {page.directions.label}
          </ActionLink>
          <p className="mt-1">
            <OpenNow open={frame.open} />
          </p>
          <Week frame={frame} className="small mt-3" />
        </section>
      </div>
    </aside>
  )
}
