import { CopyButton } from '#app/ui/copy-button.tsx'
import { MapPin } from '#app/ui/icon.tsx'
import { DirectionsLink } from './directions-link.tsx'
import type { ContactSectionContent } from './section-content.server.tsx'

/** Where the garage is: to read, to copy, and to drive to. */
export function Address({ address }: { address: ContactSectionContent['address'] }) {
  return (
    <section className="md:col-span-2 lg:col-span-5">
      <h2 className="label text-ink-soft">{address.heading}</h2>
      <address className="mt-2 not-italic">
        <span className="title block">{address.street}</span>
        <span className="lead">{address.city}</span>
      </address>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <DirectionsLink directions={address.ways} className="action action-line">
          <MapPin size={20} />
          {address.directions}
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
      <p className="small mt-2 text-ink-soft first-letter:uppercase">{address.directionsHint}</p>
    </section>
  )
}
