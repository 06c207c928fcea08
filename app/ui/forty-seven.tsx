const COUNT = 47
/** Units between two ticks. */
const STEP = 5

/** The 47 points of the inspection as one rule of ticks, small: a picture beside a text that says it. */
export function FortySeven({ className }: { className?: string }) {
  const ticks = Array.from(
    { length: COUNT },
    (_, place) => `M${place * STEP + 1} ${place % 10 === 0 ? 0 : 5}V16`,
  )
  return (
    <svg viewBox={`0 0 ${COUNT * STEP - 3} 16`} className={className} aria-hidden="true" focusable="false">
      <path d={ticks.join('')} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
