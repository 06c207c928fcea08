import type { CarZone, ServiceRecord } from '#app/content/services/service.ts'
import { car } from './paths.ts'

/** The parts of the drawn car, each in its own frame. */
const icons: Record<CarZone, readonly [frame: string, lines: string]> = {
  whole: ['40 30 1170 420', car.outline + car.glass + car.tires],
  underbody: ['150 230 930 220', car.sill + car.tires],
  engine: ['896 206 162 62', car.engine],
  tire: ['165 262 184 184', car.tires + car.rims],
  brake: ['908 300 116 108', car.brake],
  body: ['205 44 690 340', car.glass + car.doors],
  front: ['850 150 370 300', car.outline + car.nose + car.tires],
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
