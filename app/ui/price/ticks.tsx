/** Units between two ticks. */
const STEP = 5

/** The 47 points of the inspection as a small ruler of ticks. Decorative: the text beside it says the number. */
export function Ticks({ count, className }: { count: number; className?: string }) {
  // Each tick starts where the last one ended, so that all but every tenth are the same text.
  const ticks = Array.from({ length: count }, (_, place) => `m${STEP}-${place % 10 === 0 ? 16 : 11}V16`)
  return (
    <svg viewBox={`0 0 ${count * STEP - 3} 16`} className={className} aria-hidden="true" focusable="false">
      <path d={`M${1 - STEP} 16${ticks.join('')}`} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
