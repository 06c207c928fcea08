import type { ReactNode } from 'react'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import type { TimeFault, TypedHours } from './typed-hours.server.ts'

type Props = {
  /** Unique on the page. */
  id: string
  /** Of the names of the fields, where a form has several days. */
  suffix?: string
  times?: TypedHours | undefined
  /** How many breaks there are fields for. */
  breaks?: number
  copy: Pick<DeskCopy['hours'], 'opens' | 'closes' | 'break' | 'breakFrom' | 'breakTo'>
  fault: TimeFault | undefined
  error: string | undefined
  /** Beside the opening and the closing. */
  children?: ReactNode
}

/** A day of the most spans (`app/publishing/kinds/hours.ts`) has as many breaks. */
const BREAKS = [0, 1, 2]

const noTimes: TypedHours = { opens: '', closes: '', breaks: [] }

/** When a day opens and closes, and its breaks, folded away while there are none. */
export function DayTimes({
  id,
  suffix = '',
  times = noTimes,
  breaks = 1,
  copy,
  fault,
  error,
  children,
}: Props) {
  const field = (name: TimeFault['field'], value: string | undefined, index = 0) => {
    const isWrong = fault?.field === name && fault.index === index
    return (
      <Time
        name={`${name}${suffix}`}
        label={copy[name]}
        value={value ?? ''}
        invalid={isWrong}
        error={isWrong ? `${id}-error` : undefined}
      />
    )
  }
  const hasBreak = times.breaks.some(({ from, to }) => from || to)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {field('opens', times.opens)}
        <span aria-hidden="true">–</span>
        {field('closes', times.closes)}
        {children}
        <details open={hasBreak || fault?.field.startsWith('break')} className="open:basis-full">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{copy.break}</summary>
          {BREAKS.slice(0, Math.max(breaks, times.breaks.length)).map((index) => (
            <div key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {field('breakFrom', times.breaks[index]?.from, index)}
              <span aria-hidden="true">–</span>
              {field('breakTo', times.breaks[index]?.to, index)}
            </div>
          ))}
        </details>
      </div>
      {error && (
        <p id={`${id}-error`} className="small mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </>
  )
}

type TimeProps = { name: string; label: string; value: string; invalid: boolean; error: string | undefined }

function Time({ name, label, value, invalid, error }: TimeProps) {
  return (
    <input
      type="time"
      name={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={error}
      defaultValue={value}
      className="box-control w-32 px-2"
    />
  )
}
