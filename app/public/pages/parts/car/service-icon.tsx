import type { CarZone, ServiceRecord } from '#app/content/services/service.ts'
import { DOORS, front, rear } from './paths.ts'

/** The parts of the drawn car, each in its own frame. */
const icons: Record<CarZone, readonly [frame: string, lines: string]> = {
  whole: ['40 30 1170 420', rear.outline + front.outline + rear.glass + front.glass + rear.tire + front.tire],
  underbody: ['150 230 930 220', rear.sill + front.sill + rear.tire + front.tire],
  engine: ['894 196 132 62', front.engine],
  tire: ['165 262 184 184', rear.tire + rear.face],
  brake: ['908 300 116 108', front.brake],
  body: ['205 44 690 340', rear.glass + front.glass + DOORS],
  front: ['850 150 370 300', front.outline + front.nose + front.tire],
}
const colors: Record<ServiceRecord['color'], string> = { ink: 'text-ink' }

/** A service's icon; the label beside it carries the meaning. */
export function ServiceIcon({ of: { zone, color } }: { of: Pick<ServiceRecord, 'zone' | 'color'> }) {
  const [frame, lines] = icons[zone]
  return (
    <svg viewBox={frame} className={`car h-8 w-11 flex-none ${colors[color]}`} aria-hidden="true">
      <path d={lines} />
    </svg>
  )
}
