import { cityLine } from '#app/content/business/address.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { CopyText } from '#app/ui/copy-text.tsx'
import { MapPin } from '#app/ui/icon/icon.tsx'
import { directionsTo } from './directions.ts'

/** The garage's address, with directions and a button to copy it. */
export function Address({ lang }: { lang: Lang }) {
  const { address } = content(lang).contact
  const { street, city, region, postalCode } = facts().business.address
  const { web, android, apple } = directionsTo(`${street}, ${city}, ${region} ${postalCode}`)
  return (
    <section className="lg:col-span-5">
      <h2 className="label text-ink-soft">{address.heading}</h2>
      <address className="mt-2 not-italic">
        <span className="title block text-[clamp(1.625rem,1.1rem+2.4vw,3.375rem)]">{street}</span>
        <span className="lead">{cityLine(lang)}</span>
      </address>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* Opens the device's own map app; without JavaScript, which detects it, the web map. */}
        <a href={web} data-android={android} data-apple={apple} className="action action-line">
          <MapPin size={20} />
          {address.directions}
        </a>
        <CopyText
          text={`${facts().business.name}, ${street}, ${cityLine(lang)}`}
          copied={address.copied}
          failed={address.copyFailed}
          className="action action-line"
        >
          {address.copy}
        </CopyText>
      </div>
      <p className="small mt-2 hidden text-ink-soft first-letter:uppercase pointer-coarse:block">
        {address.directionsHint}
      </p>
    </section>
  )
}
