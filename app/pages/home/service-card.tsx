import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { servicePictures } from '#app/content/pictures.ts'
import type { ServiceFacts } from '#app/content/services/service.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import { priceTag } from './price-tag.ts'
import { detailHref } from './service-href.ts'

/** One service at a glance. The whole card leads to its details. */
export function ServiceCard({ service, lang }: { service: ServiceFacts; lang: Lang }) {
  const { home, services, facts } = content(lang)
  const { tagline, description, priceLine } = services[service.id]
  const { details, photos } = home.services
  const [first, ...others] = servicePictures[service.id]
  const priced = typeof facts.prices[service.leadPrice].amount === 'number'
  const tag = priceTag(service.leadPrice, lang)
  return (
    <>
      <Picture
        picture={pictureData(first, lang)}
        sizes="(width >= 64rem) 33rem, 100vw"
        className="aspect-[16/10]"
      />
      <p className="small absolute top-0 right-0 bg-night px-3 py-1 text-on-night">
        {counted(photos, others.length, lang)}
      </p>
      <h3 className="heading numbered mt-5">{service.label[lang]}</h3>
      <p className="mt-1 font-semibold">{tagline}</p>
      <p className="small mt-2 mb-5 text-ink-soft">{description}</p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t-4 border-ink pt-4">
        {priced ? (
          <PriceTag {...tag} before={priceLine.split(tag.amount)[0]?.trim()} />
        ) : (
          <PriceTag amount={priceLine} />
        )}
        <ActionLink
          href={detailHref(service, lang)}
          tone="line"
          label={`${details}, ${service.label[lang]}`}
          className="after:absolute after:inset-0"
        >
          {details}
        </ActionLink>
      </p>
    </>
  )
}
