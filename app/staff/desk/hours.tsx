import { data } from 'react-router'
import { dayOf } from '#app/content/hours/opening.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { sentIn } from '#app/staff/kit/fields.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/hours.ts'
import { Closings } from './closings.tsx'
import { deskFrame } from './frame.server.ts'
import { daysToEdit, listClosings, reasonChoices, saveClosing, saveWeek } from './hours-edit.server.ts'
import { WeekForm } from './week-form.tsx'

const today = () => dayOf(new Date())

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const { hours, closings } = deskCopy(lang)
  return {
    ...(await deskFrame('hours', runtime, lang)),
    copy: { hours, closings },
    week: await daysToEdit(runtime, lang),
    closings: await listClosings(runtime, today(), lang),
    reasons: reasonChoices(lang),
    today: today(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, url } = staffPage(args)
  const isWeek = form.get('intent') === 'week'
  const outcome = await (isWeek ? saveWeek : saveClosing)(runtime, form, { by: me.email, lang })
  if (outcome === 'done') throw afterSaving(url)
  const { error, errors = {}, closing, theirs, status } = outcome
  const week = isWeek ? await daysToEdit(runtime, lang, { form, theirs }) : undefined
  return data({ error, closing, week, filled: closing && { values: sentIn(form), errors } }, { status })
}

export const shouldRevalidate = () => true

export default function DeskHours({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, closings, reasons, today } = loaderData
  const { days, filled } = actionData?.week ?? loaderData.week
  return (
    <div className="grid gap-6">
      <TabLinks {...tabs} />
      {actionData && <NotSaved>{actionData.error}</NotSaved>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel id="closings" title={copy.closings.title}>
          <Closings
            closings={closings}
            copy={copy.closings}
            timeWords={copy.hours}
            reasons={reasons}
            today={today}
            filled={actionData?.filled}
            seen={actionData?.closing}
          />
        </Panel>
        <Panel id="week" title={copy.hours.title}>
          <WeekForm
            key={days.map(({ seen }) => seen.draft + seen.was).join()}
            days={days}
            filled={filled}
            copy={copy.hours}
            isRefused={actionData?.week !== undefined}
          />
        </Panel>
      </div>
    </div>
  )
}
