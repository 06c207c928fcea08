const vehicles = {
  car: [
    'M10 66C8 52 12 46 26 43L62 38C78 22 92 14 118 14 146 14 160 22 178 38L214 44C228 47 232 54 231 66H214A20 20 0 0 0 174 66H76A20 20 0 0 0 36 66Z',
    'M72 38C84 26 96 20 114 20V38ZM122 20C144 20 154 26 166 38H122Z',
  ],
  suv: [
    'M10 66C9 48 10 40 16 34L26 12C28 9 30 8 36 8H150C158 8 162 10 168 17L186 36 218 42C228 45 232 52 231 66H214A20 20 0 0 0 174 66H76A20 20 0 0 0 36 66Z',
    'M34 34 42 15H84V34ZM92 15H130V34H92ZM138 15H150C155 15 158 17 161 20L173 34H138Z',
  ],
  truck: [
    'M8 66V36H96L108 12C110 9 112 8 116 8H152C158 8 162 10 165 14L182 36 220 41C229 43 232 50 232 66H214A20 20 0 0 0 174 66H76A20 20 0 0 0 36 66Z',
    'M110 34 120 15H136V34ZM143 15H152C156 15 158 17 160 19L171 34H143ZM96 36V66',
  ],
} as const

type SilhouetteProps = { kind: keyof typeof vehicles; className?: string }

/** A line drawing of a kind of vehicle, its treated underside highlighted. Decorative: its name is beside it. */
export function Silhouette({ kind, className }: SilhouetteProps) {
  const [body, details] = vehicles[kind]
  return (
    <svg viewBox="0 0 240 90" className={className} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d={body} />
        <path d={details} className="text-line-strong" />
        <circle cx="56" cy="68" r="15" />
        <circle cx="194" cy="68" r="15" />
        <path d="M80 72H170" strokeWidth="6" className="text-accent" />
      </g>
    </svg>
  )
}
