/** Units between two ticks. */
const STEP = 5
const HEIGHT = 16

type SeasonRulerProps = {
  days: number
  /** How many of the days are left, from the right. */
  left: number
  className?: string
}

/** One tick per day up to a date at the right end, the days left highlighted. Decorative: the text says the number. */
export function SeasonRuler({ days, left, className }: SeasonRulerProps) {
  return (
    <svg
      viewBox={`0 0 ${days * STEP - 3} ${HEIGHT}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      stroke="currentColor"
    >
      <path d={ticks(days, days, left)} strokeWidth="1" opacity=".45" />
      <path d={ticks(days, left, 0)} strokeWidth="2" />
    </svg>
  )
}

/** The ticks of the days with `most` to more than `least` days to go; every tenth is taller. */
function ticks(days: number, most: number, least: number): string {
  return Array.from({ length: most - least }, (_, place) => {
    const toGo = most - place
    return `M${(days - toGo) * STEP + 1} ${HEIGHT}V${toGo % 10 === 0 ? 0 : 5}`
  }).join('')
}
