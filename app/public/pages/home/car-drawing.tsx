import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { CarZone as CarPart } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { serviceEstimateHref } from '#app/estimate/href.ts'
import { car } from './car-paths.ts'

/** Each part's lines, the leader line to its price, and a hit area for pointers if the lines alone are too thin. */
const drawing: Record<CarPart, { lines: string; leader: string; field?: string }> = {
  whole: { lines: car.outline, leader: 'M180-30V10' },
  body: { lines: car.seams + car.glass, leader: 'M397-30V150', field: 'M60 126H610V232H60z' },
  underbody: { lines: car.underbody, leader: 'M410 366V309', field: 'M270 270H650V366H270z' },
  engine: { lines: car.engine, leader: 'M610-30L650 138', field: 'M630 30H770V180H630z' },
  front: { lines: car.lamps + car.nose, leader: 'M812-30V164', field: 'M780 90H900V290H800z' },
  tire: { lines: car.rearWheel, leader: 'M186 366V329' },
  brake: { lines: car.frontWheel + car.brake, leader: 'M714 366V329' },
}

/** In paint order, from back to front. */
const parts = Object.keys(drawing) as CarPart[]
/** The prices around the drawing in reading order: a row above, from the rear of the car, and a row below. */
const above: readonly CarPart[] = ['whole', 'body', 'engine', 'front']
const below: readonly CarPart[] = ['tire', 'underbody', 'brake']

/**
 * A line drawing of a car with the price of each part's service beside it. The prices are the links for keyboards, screen
 * readers and visitors without JavaScript: each leads to that price for one's own car. The drawing is for pointers, and
 * highlights the current part.
 */
export function CarDrawing({ lang }: { lang: Lang }) {
  const { label, zones } = content(lang).home.carMap
  const { services } = facts()
  const numberOf = (part: CarPart) => services.findIndex(({ zone }) => zone === part)
  const isLinked = (part: CarPart) => numberOf(part) >= 0
  const link = (part: CarPart) => {
    const number = numberOf(part)
    const service = services[number]
    return {
      href: service && serviceEstimateHref(service.id, lang),
      'data-part': number,
      'data-on': number === 0 ? '' : undefined,
    }
  }
  const place = (part: CarPart) => {
    // An empty cell keeps the others above and below their parts.
    if (!isLinked(part)) return <span key={part} />
    const zone = zones[part]
    return (
      <a key={part} {...link(part)}>
        {`${zone.name}\n`}
        {'price' in zone && zone.price && <b className="figure">{`${zone.price} `}</b>}
        {(!('price' in zone) || zone.price) && zone.note}
      </a>
    )
  }
  return (
    <nav aria-label={label} className="car-places">
      {above.map(place)}
      <svg viewBox="0 -30 900 396" className="car" aria-hidden="true" focusable="false">
        <path d={car.floor + car.creases} className="faint" />
        {parts.map((part) => {
          const { lines, leader, field } = drawing[part]
          if (!isLinked(part)) return <path key={part} d={lines} />
          return (
            <a key={part} tabIndex={-1} {...link(part)}>
              {field && <path d={field} className="field" />}
              <path d={lines + leader} />
            </a>
          )
        })}
        <path d={car.mirror} className="mirror" />
      </svg>
      {below.map(place)}
    </nav>
  )
}
