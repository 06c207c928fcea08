import { data, Form } from 'react-router'
import { fillAll } from '#app/content/fill.ts'
import { tellsHours, today } from '#app/content/hours/opening.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { Act, FilledIn, Go, Hidden, In, sentIn, TickIn } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/hours.ts'
import { DayTimes } from './day-times.tsx'
import { deskFrame } from './frame.server.ts'
import { daysToEdit, listClosings, reasonChoices, saveClosing, saveWeek } from './hours-edit.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, url } = staffPage(args)
  const copy = deskCopy(lang)
  const closings = await listClosings(runtime, today(), lang)
  return {
    ...(await deskFrame('hours', runtime, lang)),
    copy: { hours: copy.hours, closings: fillAll(copy.closings, lang) },
    weekTitle: tellsHours() ? copy.hours.title : `${copy.hours.title} (${openingCopy(lang).answers.none})`,
    week: await daysToEdit(runtime, lang),
    closings,
    moving: closings.find(({ path }) => path === url.searchParams.get('move')),
    reasons: reasonChoices(lang),
    today: today(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, url } = staffPage(args)
  const isWeek = form.get('intent') === 'week'
  const moved = url.searchParams.get('move') ?? ''
  const outcome = await (isWeek ? saveWeek : saveClosing)(runtime, form, { by: me.email, lang }, moved)
  if (outcome === 'done') throw afterSaving(url)
  const { error, errors = {}, closing, theirs, status } = outcome
  const week = isWeek ? await daysToEdit(runtime, lang, { form, theirs }) : undefined
  return data({ error, closing, week, filled: closing && { values: sentIn(form), errors } }, { status })
}

export const shouldRevalidate = () => true

export default function DeskHours(page: Route.ComponentProps) {
  const { copy, weekTitle, week } = page.loaderData
  const { days } = page.actionData?.week ?? week
  return (
    <div className="grid gap-6">
      {page.actionData && <NotSaved>{page.actionData.error}</NotSaved>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel id="closings" title={copy.closings.title}>
          <Closings {...page} />
        </Panel>
        <Panel id="week" title={weekTitle}>
          <WeekForm key={days.map(({ seen }) => seen.draft + seen.was).join()} {...page} />
        </Panel>
      </div>
    </div>
  )
}

/** The days on which the garage is closed or has other hours, and a form to add or move some. */
function Closings({ loaderData, actionData }: Route.ComponentProps) {
  const { closings, moving, reasons, today } = loaderData
  const { closings: copy, hours: timeWords } = loaderData.copy
  // The state of the entered day as it was last shown to this person; undefined for a new form.
  const seen = actionData?.closing ?? (moving && { path: moving.path, ...moving.seen })
  return (
    <>
      {closings.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {closings.map(({ path, range, text, draft, isThere, seen: seenThere }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0"
          >
            <div>
              <p className="font-semibold">{range}</p>
              <p className="small text-ink-soft">{text}</p>
              {draft && <p className="small font-semibold">{draft}</p>}
            </div>
            {isThere && (
              <Form method="post" className="flex gap-x-5">
                <Go
                  to={`?move=${path}#move`}
                  aria-label={fillSlots(copy.moveThis, { what: range })}
                  label={copy.move}
                />
                <Hidden of={{ path, was: seenThere.was, draft: seenThere.draft }} />
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
        key={moving?.path}
        id="move"
        method="post"
        {...asksToLeave(actionData?.closing !== undefined)}
        className="grid scroll-mt-4 gap-4 border-t border-line pt-5"
      >
        <Hidden of={{ path: seen?.path ?? '', was: seen?.was ?? '', draft: seen?.draft ?? '' }} />
        <h3 className="font-bold">{moving ? fillSlots(copy.moveThis, { what: moving.range }) : copy.add}</h3>
        <FilledIn value={actionData?.filled ?? (moving && { values: moving.values, errors: {} })}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <In type="date" name="from" label={copy.from} min={moving ? undefined : today} required />
            <In type="date" name="to" label={copy.to} min={today} hint={copy.toHint} />
          </div>
          <In name="reason" label={copy.reason} options={reasons} />
          <fieldset>
            <legend className="font-bold">{copy.hours}</legend>
            <p className="small mb-1 text-ink-soft">{copy.hoursHint}</p>
            <DayTimes copy={timeWords} />
          </fieldset>
        </FilledIn>
        <Act look="line" value="closing" label={timeWords.save} />
      </Form>
    </>
  )
}

/** The seven days, each with its hours or closed. */
function WeekForm({ loaderData, actionData }: Route.ComponentProps) {
  const copy = loaderData.copy.hours
  const { days, filled } = actionData?.week ?? loaderData.week
  // As many on every day, so that each can take over those of the day above.
  const breaksOf = (day: number) => filled.values[`breakFrom.${day}`]?.split(' ').length ?? 1
  const breaks = Math.max(...days.map(({ day }) => breaksOf(day)))
  return (
    <Form method="post" {...asksToLeave(actionData?.week !== undefined)} className="grid gap-4">
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
                <Hidden of={{ [`was.${day}`]: seen.was, [`draft.${day}`]: seen.draft }} />
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
