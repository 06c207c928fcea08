import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { CarZone as CarPart } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { serviceEstimateHref } from '#app/estimate/href.ts'
import { front, rear } from '#app/public/pages/parts/car/paths.ts'

/** A part in one half: its lines and the leader to its price; what covers lines behind it; where a pointer finds it. */
type Drawn = {
  part: CarPart
  lines: string
  over?: string
  field?: string
  /** Where a phone and a wide screen have the price at different places. */
  leaders?: readonly [narrow: string, wide: string]
  isSolid?: true
}

/** A part's name and price, with the word before and the note after it. */
type Tag = { name: string; before?: string; price: string; note?: string }

/** The rear rim, which the front wheel shows again. */
const RIM = 'rim'

/** Both halves in paint order, from back to front. */
const rearParts: readonly Drawn[] = [
  { part: 'whole', lines: `${rear.outline}M465-20V35` },
  {
    part: 'body',
    lines: `${rear.glass}${rear.seams}M158-20V150m-3 3a3 3 0 1 0 6 0 3 3 0 1 0-6 0z`,
    field: 'M340 60H620V372H372z',
  },
  {
    part: 'underbody',
    lines: rear.sill,
    field: 'M352 372H620V440H352z',
    leaders: ['M500 391V470', 'M613 391V470'],
    isSolid: true,
  },
  {
    part: 'tire',
    lines: `${rear.tire}M257 440V470`,
    over: rear.face,
    field: 'M171 268h172v172H171z',
    isSolid: true,
  },
]
const frontParts: readonly Drawn[] = [
  { part: 'whole', lines: front.outline },
  {
    part: 'body',
    lines: front.glass + front.seams,
    over: front.mirror,
    field: 'M620 60H710L866 186V372H620z',
  },
  { part: 'underbody', lines: front.sill, field: 'M620 372H876V440H620z', isSolid: true },
  {
    part: 'engine',
    lines: `${front.hood}${front.engine}M968-20V204`,
    field: 'M880 180H1080V258H880z',
    isSolid: true,
  },
  { part: 'front', lines: `${front.nose}M1156-20V250`, field: 'M1090 216H1200V390H1066V300z' },
  { part: 'brake', lines: `${front.brake}M970 440V470`, field: 'M884 268h172v172H884z', isSolid: true },
]

/**
 * A line drawing of a car with the price of each part's service above or below it. The prices are the links for keyboards,
 * screen readers and visitors without JavaScript: each leads to that price for one's own car. The drawing is for pointers,
 * and highlights the current part.
 */
export function CarDrawing({ lang }: { lang: Lang }) {
  const { label, zones } = content(lang).home.carMap
  const { services } = facts()
  const link = (part: CarPart) => {
    const number = services.findIndex(({ zone }) => zone === part)
    const service = services[number]
    return (
      service && {
        href: serviceEstimateHref(service.id, lang),
        'data-part': number,
        'data-on': number === 0 ? '' : undefined,
      }
    )
  }
  const places = (...parts: CarPart[]) =>
    parts.map((part) => {
      const { name, before, price, note }: Tag = zones[part]
      const to = link(part)
      if (!to) return null
      return (
        <a key={part} {...to} className={`at-${part}`}>
          {name}
          {price && (
            <span className="block">
              {before && <small>{`${before} `}</small>}
              <b className="figure">{price}</b>
              {note && <small>{` ${note}`}</small>}
            </span>
          )}
        </a>
      )
    })
  const half = (parts: readonly Drawn[]) =>
    parts.map(({ part, lines, over, field, leaders, isSolid }) => {
      const to = link(part)
      const drawn = (
        <>
          {field && <path d={field} className="field" />}
          <path d={lines} />
          {leaders && <path d={leaders[0]} className="leader-narrow" />}
          {leaders && <path d={leaders[1]} className="leader-wide" />}
          {over && <path id={over === rear.face ? RIM : undefined} d={over} className="face" />}
        </>
      )
      return to ? (
        <a key={part} tabIndex={-1} {...to} className={isSolid && 'solid'}>
          {drawn}
        </a>
      ) : (
        <g key={part}>{drawn}</g>
      )
    })
  return (
    <nav aria-label={label} className="car-places">
      {places('body', 'whole')}
      <svg viewBox="0 -20 620 490" className="car" aria-hidden="true">
        <path d={rear.crease} className="faint" />
        {half(rearParts)}
      </svg>
      {places('tire', 'underbody', 'engine', 'front')}
      <svg viewBox="620 -20 620 490" className="car" aria-hidden="true">
        <path d={front.crease} className="faint" />
        <path d={front.tire} />
        {half(frontParts)}
        <use href={`#${RIM}`} x={front.fromRear} className="face" />
      </svg>
      {places('brake')}
    </nav>
  )
}
