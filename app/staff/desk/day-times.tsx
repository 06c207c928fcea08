import type { ReactNode } from 'react'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { useFilled } from '#app/staff/kit/fields.tsx'

type Props = {
  /** Of the names of the fields, where a form has several days. */
  suffix?: string
  /** How many breaks there are fields for. */
  breaks?: number
  copy: Pick<DeskCopy['hours'], 'opens' | 'closes' | 'break' | 'breakFrom' | 'breakTo'>
  /** Beside the opening and the closing. */
  children?: ReactNode
}

/** A day of the most spans (`app/publishing/kinds/hours.ts`) has as many breaks. */
const BREAKS = [0, 1, 2]

/** When a day opens and closes, and its breaks, folded away while there are none. */
export function DayTimes({ suffix = '', breaks = 1, copy, children }: Props) {
  const { values, errors } = useFilled()
  const error = errors[`day${suffix}`]
  const id = error ? `day${suffix}-error` : undefined
  const typed = (part: string) => values[part + suffix]?.split(' ') ?? []
  const isWrong = (part: string, index: number) => errors[`${part}${suffix} ${index}`] !== undefined
  const field = (part: 'opens' | 'closes' | 'breakFrom' | 'breakTo', index = 0) => (
    <input
      type="time"
      name={part + suffix}
      aria-label={copy[part]}
      aria-invalid={isWrong(part, index) || undefined}
      aria-describedby={isWrong(part, index) ? id : undefined}
      defaultValue={typed(part)[index] ?? ''}
      className="box-control w-32 px-2"
    />
  )
  const hasBreak = BREAKS.some((at) =>
    ['breakFrom', 'breakTo'].some((part) => typed(part)[at] || isWrong(part, at)),
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {field('opens')}
        <span aria-hidden="true">–</span>
        {field('closes')}
        {children}
        <details open={hasBreak} className="open:basis-full">
          <summary className="link inline-flex min-h-11 items-center">{copy.break}</summary>
          {BREAKS.slice(0, Math.max(breaks, typed('breakFrom').length)).map((index) => (
            <div key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {field('breakFrom', index)}
              <span aria-hidden="true">–</span>
              {field('breakTo', index)}
            </div>
          ))}
        </details>
      </div>
      {error && (
        <p id={id} className="small mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </>
  )
}
