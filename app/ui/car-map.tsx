import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { car } from './car-drawing.ts'

/** A part of the drawn car that stands for a service. */
export type CarPart = 'whole' | 'underbody' | 'engine' | 'tire' | 'brake' | 'body' | 'front'

export type CarPlace = { part: CarPart; label: string; href: string }

type CarMapProps = {
  /** "Dessin d'une auto vue de côté, chaque partie mène à un service". */
  label: string
  places: readonly CarPlace[]
  /** The part that is brought forward. */
  on?: CarPart
  /** Told which part is pointed at or focused, and when none is any more. */
  onPoint?: (part: CarPart | undefined) => void
}

/** Where the number of each part stands, and where its leader line ends. */
const marks: Record<CarPart, { at: readonly [number, number]; to?: readonly [number, number] }> = {
  whole: { at: [300, -22], to: [300, 14] },
  underbody: { at: [424, 352], to: [424, 300] },
  engine: { at: [706, 62], to: [706, 152] },
  tire: { at: [186, 261] },
  brake: { at: [714, 261] },
  body: { at: [432, 196] },
  front: { at: [862, 118], to: [838, 196] },
}

/** What a finger or pointer hits for each part, from the back of the drawing to the front. */
const targets: readonly [CarPart, ReactNode][] = [
  ['whole', <path key="whole" d={car.outline} />],
  ['body', <path key="body" d="M60 126H610V232H60z" />],
  ['underbody', <path key="underbody" d="M270 270H650V366H390V330H270z" />],
  ['engine', <path key="engine" d="M630 30H770V180H630z" />],
  ['front', <path key="front" d="M780 90H900V290H800z" />],
  ['tire', <circle key="tire" cx="186" cy="261" r="78" />],
  ['brake', <circle key="brake" cx="714" cy="261" r="78" />],
]

const drawing: Record<CarPart, readonly string[]> = {
  underbody: [car.underbody],
  engine: [car.engine],
  whole: [car.outline],
  body: [car.seams, car.glass],
  front: [car.lamps, car.nose],
  tire: [car.rearWheel],
  brake: [car.frontWheel, car.brake],
}

const parts = Object.keys(drawing) as CarPart[]

/**
 * A line drawing of a car whose parts lead to services. The numbered list under it holds the links, for keys, screen
 * readers and no scripts; the drawing answers to pointers and fingers and shows which part is meant.
 */
export function CarMap({ label, places, on, onPoint }: CarMapProps) {
  const place = (part: CarPart) => places.findIndex((each) => each.part === part)
  return (
    <div>
      <svg viewBox="0 -48 900 426" className="w-full overflow-visible" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <path d={car.floor} className="text-line-strong" />
          <path d={car.creases} className="text-line-strong" />
          {parts.map((part) => (
            <g
              key={part}
              data-on={part === on || undefined}
              className="text-ink-soft transition-colors duration-200 data-on:text-accent data-on:[stroke-width:2.5]"
            >
              {drawing[part].map((d, depth) => (
                <path
                  key={d.slice(0, 12)}
                  d={d}
                  strokeWidth={depth ? undefined : part === 'whole' ? 2.5 : 1.5}
                />
              ))}
            </g>
          ))}
          <path d={car.mirror} className="fill-paper text-ink-soft" strokeWidth="1.5" />
        </g>
        <g className="fill-transparent">
          {targets.map(([part, shape]) => {
            const target = places[place(part)]
            return (
              target && (
                <Link
                  key={part}
                  to={target.href}
                  preventScrollReset
                  tabIndex={-1}
                  {...answers(part, onPoint)}
                >
                  {shape}
                </Link>
              )
            )
          })}
        </g>
        <g className="pointer-events-none" strokeWidth="1.5">
          {places.map(({ part }, index) => (
            <Mark key={part} part={part} number={index + 1} on={part === on} />
          ))}
        </g>
      </svg>
      <nav aria-label={label}>
        <ol className="mt-4 grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-4">
          {places.map(({ part, label, href }, index) => (
            <li key={part} className="border-t border-line">
              <Link
                to={href}
                preventScrollReset
                data-on={part === on || undefined}
                {...answers(part, onPoint)}
                className="small flex min-h-11 items-center gap-3 py-1 hover:text-accent data-on:font-semibold data-on:text-accent"
              >
                <span className="figure w-4" aria-hidden="true">
                  {index + 1}
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

function answers(part: CarPart, onPoint: CarMapProps['onPoint']) {
  const point = () => onPoint?.(part)
  const leave = () => onPoint?.(undefined)
  return { onPointerEnter: point, onFocus: point, onPointerLeave: leave, onBlur: leave }
}

function Mark({ part, number, on }: { part: CarPart; number: number; on: boolean }) {
  const { at, to } = marks[part]
  return (
    <g data-on={on || undefined} className="group stroke-line-strong data-on:stroke-accent">
      {to && <path d={`M${at.join(' ')}L${to.join(' ')}`} />}
      <circle
        cx={at[0]}
        cy={at[1]}
        className="fill-ink stroke-none [r:26px] group-data-on:fill-signal sm:[r:17px]"
      />
      <text
        x={at[0]}
        y={at[1]}
        className="fill-paper stroke-none text-[30px] font-bold [dominant-baseline:central] [text-anchor:middle] group-data-on:fill-on-signal sm:text-[18px]"
      >
        {number}
      </text>
    </g>
  )
}
