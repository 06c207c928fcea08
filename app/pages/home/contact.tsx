import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon.tsx'
import type { HomeContent } from './home-content.server.ts'

type ContactProps = {
  contact: HomeContent['contact']
  band: HomeContent['bookingBand']
  newTab: string
  phone: string
  booking: string
}

/** The end of the page: write to the garage, or book at once. */
export default function Contact({ contact, band, newTab, phone, booking }: ContactProps) {
  return (
    <>
      <section id="contact" aria-labelledby="contact-title" className="bg-steel">
        <div className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 id="contact-title" className="title">
              {contact.heading}
            </h2>
            <p className="lead mt-4 max-w-[44ch]">{contact.intro}</p>
          </div>
        </div>
      </section>
      <section aria-labelledby="booking-title" className="on-night bg-night text-on-night">
        <div className="wrap grid items-center gap-x-16 gap-y-6 py-14 lg:grid-cols-12 lg:py-20">
          <div className="lg:col-span-7">
            <h2 id="booking-title" className="heading">
              {band.heading}
            </h2>
            <p className="mt-2 text-on-night-soft">{band.text}</p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full lg:col-span-5 lg:justify-end">
            <ActionLink href={booking} tone="signal" newTab={newTab}>
              {band.bookButton}
            </ActionLink>
            <ActionLink href={phone} tone="line">
              <Phone size={20} />
              {band.callButton}
            </ActionLink>
          </div>
        </div>
      </section>
    </>
  )
}
