import type { CarZone as CarPart } from '#app/content/services/service.ts'
import { DOORS, front, rear } from './paths.ts'

const lit: Record<CarPart, string> = {
  whole: '',
  body: DOORS,
  underbody: rear.sill + front.sill,
  engine: front.engine,
  front: front.nose,
  tire: rear.tire,
  brake: front.brake,
}
const outline = rear.outline + front.outline
const rest = rear.glass + front.glass + front.tire + rear.tire

/** The car of the home page, small, with one part in orange: beside the title that names the part. */
export function CarMark({ part, className }: { part: CarPart; className: string }) {
  return (
    <svg viewBox="36 26 1170 420" className={`car ${className}`} aria-hidden="true">
      <path d={part === 'whole' ? rest : outline + rest} />
      <path
        d={lit[part] || outline}
        className={part === 'whole' || part === 'front' ? undefined : 'solid'}
        data-on=""
      />
    </svg>
  )
}
