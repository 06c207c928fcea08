import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { Act, FilledIn, TickIn } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { DayTimes } from './day-times.tsx'
import type { daysToEdit } from './hours-edit.server.ts'

type Props = Awaited<ReturnType<typeof daysToEdit>> & {
  copy: DeskCopy['hours']
  isRefused: boolean
}

/** The seven days, each with its hours or closed. */
export function WeekForm({ days, filled, copy, isRefused }: Props) {
  // As many on every day, so that each can take over those of the day above.
  const breaksOf = (day: number) => filled.values[`breakFrom.${day}`]?.split(' ').length ?? 1
  const breaks = Math.max(...days.map(({ day }) => breaksOf(day)))
  return (
    <Form method="post" {...asksToLeave(isRefused)} className="grid gap-4">
      <FilledIn value={filled}>
        <ul className="divide-y divide-line">
          {days.map(({ day, name, draft, seen }, index) => (
            <li key={day} className="relative pt-2 pb-3 first:pt-0">
              <fieldset>
                <legend className="min-h-11 content-center font-semibold first-letter:uppercase">
                  {name}
                </legend>
                {index > 0 && (
                  <button
                    type="button"
                    onClick={({ currentTarget }) => copyDayAbove(currentTarget)}
                    className="link absolute top-2 right-0 min-h-11 noscript:hidden"
                  >
                    {fillSlots(copy.likeAbove, { day: days[index - 1]?.name ?? '' })}
                  </button>
                )}
                <input type="hidden" name={`was.${day}`} value={seen.was} />
                <input type="hidden" name={`draft.${day}`} value={seen.draft} />
                <DayTimes suffix={`.${day}`} {...{ breaks, copy }}>
                  <TickIn name={`closed.${day}`} label={copy.closed} />
                </DayTimes>
                {draft && <p className="small mt-1 font-semibold">{draft}</p>}
              </fieldset>
            </li>
          ))}
        </ul>
      </FilledIn>
      <Act look="signal" value="week" label={copy.save} />
    </Form>
  )
}

/** Gives the fields of a day what those of the day above hold. */
function copyDayAbove(button: HTMLElement): void {
  const day = button.closest('li')
  const above = fieldsOf(day?.previousElementSibling)
  for (const [index, field] of fieldsOf(day).entries()) {
    field.value = above[index]?.value ?? ''
    field.checked = above[index]?.checked ?? false
  }
  const details = day?.querySelector('details')
  if (details) details.open = details.querySelector('input')?.value !== ''
}

const fieldsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []),
]
