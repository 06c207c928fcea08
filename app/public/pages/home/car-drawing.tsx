import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { CarZone as CarPart } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { serviceEstimateHref } from '#app/estimate/usual.ts'
import { car } from '#app/public/pages/parts/car/paths.ts'

/** A part's name and price, with the word before and the note after it. */
type Tag = { name: string; before?: string; price: string; note?: string }

/** The parts from back to front, each with its lines and the line to its price; a pointer finds a part also between its lines. */
const parts: Record<CarPart, string> = {
  whole: `${car.outline}M480-30V34`,
  body: `${car.doors}M158-30V145m-3 3a3 3 0 1 0 6 0 3 3 0 1 0-6 0z`,
  underbody: `${car.sill}M613 391V440`,
  engine: `${car.engine}M946-30V206`,
  front: `${car.nose}M1110 176V226`,
  tire: car.rearTire,
  brake: car.brake,
}
const names = Object.keys(parts) as CarPart[]

/**
 * A line drawing of a car with the price of each part's service above or below it. The prices are the links: for keyboards,
 * screen readers and visitors without JavaScript. The drawing is for pointers: a part highlights its price and opens its receipt
 * (`car-map.browser.ts`).
 */
export function CarDrawing({ lang }: { lang: Lang }) {
  const { label, zones } = content(lang).home.carMap
  const { services } = facts()
  const shown = names.map((part) => ({ part, number: services.findIndex(({ zone }) => zone === part) }))
  return (
    <nav aria-label={label} className="car-places">
      <svg viewBox="20 -30 1200 470" className="car" aria-hidden="true">
        <path d={car.outline + car.tires} className="thick" />
        <path d={car.glass + car.seams} />
        {shown.map(({ part, number }) => (
          <path key={part} d={parts[part]} data-part={number < 0 ? undefined : number} />
        ))}
        <path d={car.rims} className="rims" />
      </svg>
      {shown.map(({ part, number }) => {
        const { name, before, price, note }: Tag = zones[part]
        const service = services[number]
        return (
          service && (
            <a
              key={part}
              href={serviceEstimateHref(service.id, lang)}
              data-part={number}
              data-on={number === 0 ? '' : undefined}
              className={`at-${part}`}
            >
              {`${price && before ? `${name} ${before}` : name}\n`}
              {price && <b className="figure">{price}</b>}
              {price && note && <small>{` ${note}`}</small>}
            </a>
          )
        )
      })}
    </nav>
  )
}
