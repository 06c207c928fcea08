import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { ServiceIcon } from '#app/public/pages/parts/car/service-icon.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { detailHref } from './service-href.ts'

/** A service in short. The whole card links to its details. */
export function ServiceCard({ service, lang }: { service: ServiceFacts; lang: Lang }) {
  const { home, services } = content(lang)
  const { tagline, description, priceLine, priceFor } = services[service.id]
  const { details, photos } = home.services
  const [first] = servicePictures[service.id]
  const others = shownPictures(servicePictures[service.id].slice(1))
  return (
    <>
      <Picture picture={pictureData(first, lang)} />
      <small className="print:hidden">{counted(photos, others.length, lang)}</small>
      {priceLine && (
        <>
          <p className="figure">{priceLine}</p>
          <p className="small text-ink-soft">{priceFor}</p>
        </>
      )}
      <h3 className="heading flex items-center gap-3">
        <ServiceIcon of={service} />
        {service.label[lang]}
      </h3>
      <p>{[tagline && `${tagline}.`, description].filter(Boolean).join(' ')}</p>
      <ActionLink href={detailHref(service, lang)} tone="line" label={`${details}, ${service.label[lang]}`}>
        {details}
      </ActionLink>
    </>
  )
}
