import { Form } from 'react-router'
import type { DeskCopy } from '#app/content/staff/desk.ts'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import type { weekDays } from './hours-edit.server.ts'

type Props = {
  week: Awaited<ReturnType<typeof weekDays>>
  copy: DeskCopy['hours']
  isRefused: boolean
}

/** The seven days, each with its hours or closed. */
export function WeekForm({ week, copy, isRefused }: Props) {
  return (
    <Form method="post" {...asksToLeave(isRefused)} className="grid gap-4">
      <ul className="divide-y divide-line">
        {week.map(({ day, name, opens, closes, closed, draft, seen, error }) => (
          <li key={day} className="py-3 first:pt-0">
            <fieldset>
              <legend className="font-semibold first-letter:uppercase">{name}</legend>
              <input type="hidden" name={`was.${day}`} value={seen.was} />
              <input type="hidden" name={`draft.${day}`} value={seen.draft} />
              <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                <Time name={`opens.${day}`} label={copy.opens} value={opens} invalid={error !== undefined} />
                <span aria-hidden="true">–</span>
                <Time
                  name={`closes.${day}`}
                  label={copy.closes}
                  value={closes}
                  invalid={error !== undefined}
                />
                <label className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    name={`closed.${day}`}
                    value="yes"
                    defaultChecked={closed}
                    className="size-5 accent-accent"
                  />
                  {copy.closed}
                </label>
              </div>
              {error && <p className="small font-semibold text-bad">{error}</p>}
              {draft && <p className="small font-semibold text-accent">{draft}</p>}
            </fieldset>
          </li>
        ))}
      </ul>
      <button type="submit" name="intent" value="week" className="action action-signal justify-self-start">
        {copy.save}
      </button>
    </Form>
  )
}

type TimeProps = { name: string; label: string; value: string; invalid: boolean }

export function Time({ name, label, value, invalid }: TimeProps) {
  return (
    <input
      type="time"
      name={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      defaultValue={value}
      className="min-h-11 w-32 rounded-edge border-2 border-line-strong bg-surface px-1.5 text-ink aria-invalid:border-bad"
    />
  )
}
