import type { Lang } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { car } from '#app/ui/car-drawing.ts'
import { detailHref } from './service-href.ts'

/** A part of the drawn car that stands for a service. */
type CarPart = (typeof services)[number]['zone']

type Point = readonly [x: number, y: number]

/** Each part's lines, where its number stands, and the field a pointer hits where the lines alone are too thin. */
const drawing: Record<CarPart, { lines: string; mark: Point; field?: string }> = {
  whole: { lines: car.outline, mark: [300, -22] },
  body: { lines: car.seams + car.glass, mark: [432, 196], field: 'M60 126H610V232H60z' },
  underbody: { lines: car.underbody, mark: [424, 352], field: 'M270 270H650V366H270z' },
  engine: { lines: car.engine, mark: [706, 62], field: 'M630 30H770V180H630z' },
  front: { lines: car.lamps + car.nose, mark: [862, 118], field: 'M780 90H900V290H800z' },
  tire: { lines: car.rearWheel, mark: [186, 261] },
  brake: { lines: car.frontWheel + car.brake, mark: [714, 261] },
}

/** From the back of the drawing to the front. */
const parts = Object.keys(drawing) as CarPart[]

/** From the numbers that stand beside the car to what they mean. */
const LEADERS = 'M300-22V14M424 352V300M706 62V152M862 118L838 196'

/**
 * A line drawing of a car whose parts lead to services. The numbered list under it holds the links, for keys, screen
 * readers and no scripts; the drawing answers to pointers and fingers and shows which part is meant.
 */
export function CarDrawing({ lang }: { lang: Lang }) {
  const { label, zones } = content(lang).home.carMap
  const link = (service: (typeof services)[number], number: number) => ({
    href: detailHref(service, lang),
    'data-part': number,
    'data-on': number === 0 ? '' : undefined,
  })
  return (
    <>
      <svg viewBox="0 -48 900 426" className="car" aria-hidden="true" focusable="false">
        <path d={car.floor + car.creases + LEADERS} className="faint" />
        {parts.map((part) => {
          const number = services.findIndex(({ zone }) => zone === part)
          const service = services[number]
          const { lines, mark, field } = drawing[part]
          return (
            service && (
              <a key={part} tabIndex={-1} {...link(service, number)}>
                {field && <path d={field} className="field" />}
                <path d={lines} />
                <circle cx={mark[0]} cy={mark[1]} />
                <text x={mark[0]} y={mark[1]}>
                  {number + 1}
                </text>
              </a>
            )
          )
        })}
        <path d={car.mirror} className="mirror" />
      </svg>
      <nav aria-label={label}>
        <ol className="car-legend">
          {services.map((service, number) => (
            <li key={service.id}>
              <a {...link(service, number)}>{zones[service.zone]}</a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
