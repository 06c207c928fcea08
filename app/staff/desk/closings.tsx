import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { Act, type Filled, FilledIn, Hidden, In } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { DayTimes } from './day-times.tsx'
import type { ClosingSeen, listClosings } from './hours-edit.server.ts'

type Props = {
  closings: Awaited<ReturnType<typeof listClosings>>
  copy: DeskCopy['closings']
  timeWords: DeskCopy['hours']
  reasons: { value: string; label: string }[]
  today: string
  /** What was typed of a new closing, and what is wrong with it. */
  filled: Filled | undefined
  /** The state of the entered day as it was last shown to this person; undefined for a new form. */
  seen: ClosingSeen | undefined
}

/** The days on which the garage is closed or has other hours, and a form to add some. */
export function Closings({ closings, copy, timeWords, reasons, today, filled, seen }: Props) {
  return (
    <>
      {closings.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {closings.map(({ path, range, text, draft, isThere, seen: seenThere }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{range}</p>
              <p className="small text-ink-soft">{text}</p>
              {draft && <p className="small font-semibold">{draft}</p>}
            </div>
            {isThere && (
              <Form method="post">
                <Hidden path={path} was={seenThere.was} draft={seenThere.draft} />
                <Act
                  look="link"
                  value="remove"
                  aria-label={fillSlots(copy.removeThis, { what: range })}
                  label={copy.remove}
                />
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form
        method="post"
        {...asksToLeave(seen !== undefined)}
        className="grid gap-4 border-t border-line pt-5"
      >
        <Hidden path={seen?.path ?? ''} was={seen?.was ?? ''} draft={seen?.draft ?? ''} />
        <h3 className="font-bold">{copy.add}</h3>
        <FilledIn value={filled}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <In type="date" name="from" label={copy.from} min={today} required />
            <In type="date" name="to" label={copy.to} min={today} hint={copy.toHint} />
          </div>
          <In name="reason" label={copy.reason} options={reasons} />
          <fieldset>
            <legend className="font-bold">{copy.hours}</legend>
            <p className="small mb-1 text-ink-soft">{copy.hoursHint}</p>
            <DayTimes copy={timeWords} />
          </fieldset>
        </FilledIn>
        <Act look="line" value="closing" label={copy.save} />
      </Form>
    </>
  )
}
