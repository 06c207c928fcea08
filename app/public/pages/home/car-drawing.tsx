import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { CarZone as CarPart } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { serviceEstimateHref } from '#app/estimate/usual.ts'
import { front, rear } from '#app/public/pages/parts/car/paths.ts'

/** A part's name and price, with the word before and the note after it. */
type Tag = { name: string; before?: string; price: string; note?: string }

/** The rear rim, which the front wheel shows again. */
const RIM = 'rim'

/** The lines of the parts, from back to front; a pointer finds a part also between its lines. */
type Drawn = { part: CarPart; lines: string; className?: string }

const rearParts: readonly Drawn[] = [
  { part: 'whole', lines: `${rear.outline}M465-20V35` },
  {
    part: 'body',
    lines: `${rear.glass}${rear.seams}M158-20V150m-3 3a3 3 0 1 0 6 0 3 3 0 1 0-6 0z`,
  },
  { part: 'underbody', lines: rear.sill },
  { part: 'underbody', lines: 'M613 391V470', className: 'leader-wide' },
  { part: 'tire', lines: `${rear.tire}M257 440V470`, className: 'solid' },
]
const frontParts: readonly Drawn[] = [
  { part: 'whole', lines: front.outline },
  { part: 'body', lines: front.glass + front.seams + front.mirror },
  { part: 'underbody', lines: front.sill },
  { part: 'engine', lines: `${front.hood}${front.engine}M968-20V204`, className: 'solid' },
  { part: 'front', lines: `${front.nose}M1156-20V250` },
  { part: 'tire', lines: front.tire, className: 'solid' },
  { part: 'brake', lines: `${front.brake}M970 440V470`, className: 'solid' },
]

/**
 * A line drawing of a car with the price of each part's service above or below it. The prices are the links: for keyboards,
 * screen readers and visitors without JavaScript. The drawing is for pointers: a part highlights its price and leads where it
 * leads (`car-map.browser.ts`).
 */
export function CarDrawing({ lang }: { lang: Lang }) {
  const { label, zones } = content(lang).home.carMap
  const { services } = facts()
  const marks = (part: CarPart) => {
    const number = services.findIndex(({ zone }) => zone === part)
    return number < 0 ? {} : { 'data-part': number, 'data-on': number === 0 ? '' : undefined }
  }
  const places = (...parts: CarPart[]) =>
    parts.map((part) => {
      const { name, before, price, note }: Tag = zones[part]
      const service = services.find(({ zone }) => zone === part)
      const first = price && before ? `${name} ${before}` : name
      return (
        service && (
          <a
            key={part}
            href={serviceEstimateHref(service.id, lang)}
            {...marks(part)}
            className={`at-${part}`}
          >
            {`${first}\n`}
            {price && <b className="figure">{price}</b>}
            {price && note && <small>{` ${note}`}</small>}
          </a>
        )
      )
    })
  const half = (parts: readonly Drawn[]) =>
    parts.map(({ part, lines, className }) => (
      <path key={lines} d={lines} {...marks(part)} className={className} />
    ))
  return (
    <nav aria-label={label} className="car-places">
      {places('body', 'whole')}
      <svg viewBox="0 -20 620 490" className="car" aria-hidden="true">
        {half(rearParts)}
        <path id={RIM} d={rear.face} className="face" />
      </svg>
      {places('tire', 'underbody', 'engine', 'front')}
      <svg viewBox="620 -20 620 490" className="car" aria-hidden="true">
        {half(frontParts)}
        <use href={`#${RIM}`} x={front.fromRear} className="face" />
      </svg>
      {places('brake')}
    </nav>
  )
}
