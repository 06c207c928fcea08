import { CopyButton } from '#app/ui/copy-button.tsx'
import { MapPin } from '#app/ui/icon.tsx'
import { DirectionsLink } from './directions-link.tsx'
import type { ContactSectionContent } from './section-content.server.ts'

/** Where the garage is, how one gets in, and how one pays. */
export function Visit({ content: { address, access, payment } }: { content: ContactSectionContent }) {
  return (
    <div className="mt-16 mb-8 grid gap-x-10 gap-y-10 border-t-2 border-ink pt-8 md:grid-cols-2 lg:grid-cols-12">
      <section className="md:col-span-2 lg:col-span-5">
        <h3 className="label text-ink-soft">{address.heading}</h3>
        <address className="title mt-2 not-italic">
          {address.lines.map((line, index) => (
            <span key={line} className={index ? 'lead block font-normal tracking-normal' : 'block'}>
              {line}
            </span>
          ))}
        </address>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <DirectionsLink directions={address.directions} className="action action-line">
            <MapPin size={20} />
            {address.directionsLabel}
          </DirectionsLink>
          <CopyButton
            text={address.whole}
            copied={address.copied}
            failed={address.copyFailed}
            className="action action-line"
          >
            {address.copy}
          </CopyButton>
        </div>
        <p className="small mt-2 text-ink-soft">{address.directionsHint}</p>
      </section>
      <section className="lg:col-span-4">
        <h3 className="label text-ink-soft">{access.heading}</h3>
        <ul className="mt-2">
          {access.items.map((item) => (
            <li key={item} className="border-b border-line py-2">
              {item}
            </li>
          ))}
        </ul>
        <p className="small mt-3 text-ink-soft">{access.note}</p>
      </section>
      <section className="lg:col-span-3">
        <h3 className="label text-ink-soft">{payment.heading}</h3>
        <ul className="mt-2">
          {payment.accepted.map((name) => (
            <li key={name} className="py-0.5 first-letter:uppercase">
              {name}
            </li>
          ))}
        </ul>
        <p className="small mt-3 text-ink-soft">{payment.note}</p>
      </section>
    </div>
  )
}
