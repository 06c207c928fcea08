import { useState } from 'react'

const COUNT = 47
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

export type PointGroup = { title: string; points: readonly string[] }

/**
 * The 47 points by name, each with its tick. A tap marks a point as seen; `allLabel` marks them all, one after the other.
 * Native check boxes: they work without scripts and by keyboard.
 */
export function FortySevenPoints({ groups, seen }: { groups: readonly PointGroup[]; seen: string }) {
  const [count, setCount] = useState(0)
  const total = groups.reduce((sum, group) => sum + group.points.length, 0)
  return (
    <div
      onChange={(event) => {
        const box = event.target as unknown as HTMLInputElement
        setCount((before) => before + (box.checked ? 1 : -1))
      }}
    >
      <p className="figure text-5xl" aria-live="polite">
        {count}{' '}
        <span className="small font-normal text-ink-soft">
          / {total} {seen}
        </span>
      </p>
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ title, points }) => (
          <fieldset key={title}>
            <legend className="label mb-2">{title}</legend>
            {points.map((point) => (
              <label
                key={point}
                className="group flex min-h-11 cursor-pointer items-center gap-4 border-b border-line py-2 text-ink-soft has-checked:text-ink"
              >
                <input type="checkbox" className="peer sr-only" />
                <span className="h-5 w-1 shrink-0 bg-line transition-colors peer-checked:bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3" />
                <span className="grow">{point}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
