import { cityLine } from '#app/content/business/address.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { CopyText } from '#app/ui/copy-text.tsx'
import { MapPin } from '#app/ui/icon/icon.tsx'
import { directionsTo } from './directions.ts'

type AddressProps = { lang: Lang; brief: boolean; className: string }

/** The garage's address, with directions and, unless it is `brief`, a button to copy it. */
export function Address({ lang, brief, className }: AddressProps) {
  const { address } = content(lang).contact
  const { street, city, region, postalCode } = facts().business.address
  const { web, android, apple } = directionsTo(`${street}, ${city}, ${region} ${postalCode}`)
  return (
    <section className={className}>
      <h3 className="label text-ink-soft">{address.heading}</h3>
      <address className="mt-2 not-italic">
        <span
          className={brief ? 'block font-bold' : 'title block text-[clamp(1.625rem,1.1rem+2.4vw,3.375rem)]'}
        >
          {street}
        </span>
        <span className={brief ? undefined : 'lead'}>{cityLine(lang)}</span>
      </address>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* Opens the device's own map app; without JavaScript, which detects it, the web map. */}
        <a
          href={web}
          data-android={android}
          data-apple={apple}
          className={brief ? 'action-text' : 'action action-line'}
        >
          <MapPin size={20} />
          {address.directions}
        </a>
        {!brief && (
          <CopyText
            text={`${facts().business.name}, ${street}, ${cityLine(lang)}`.replaceAll('\u00a0', ' ')}
            copied={address.copied}
            failed={address.copyFailed}
            className="action action-line"
          >
            {address.copy}
          </CopyText>
        )}
      </div>
      {!brief && (
        <p className="small mt-2 hidden text-ink-soft first-letter:uppercase pointer-coarse:block">
          {address.directionsHint}
        </p>
      )}
    </section>
  )
}
