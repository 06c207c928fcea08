import { data, Form } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import type { Visitor } from '#app/accounts/visitor.server.ts'
import { fillSlots } from '#app/content/slots.ts'
import { postedContext, runtimeContext } from '#app/context.server.ts'
import { conflictText, mayPublish, nameOf, valueText } from '#app/publishing/items.ts'
import type { FactForm } from '#app/publishing/kinds/fact-form.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { DeskTabs } from '#app/staff/desk/desk-tabs.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { Route } from './+types/fact.ts'
import { openItem, saveEdit, seenIn } from './edits.server.ts'
import { formOf, readFact, typedFields } from './fact-edit.server.ts'
import { FactInput } from './fact-input.tsx'
import { deskFrame } from './frame.server.ts'
import { NotSaved } from './not-saved.tsx'

/** @throws 404 if the address names no fact */
function formAt(path: string): FactForm {
  const form = formOf(path)
  if (form) return form
  throw data(null, { status: 404 })
}

/** Nobody saves what they may not publish: an admin could publish it without having read it. */
const isOpenTo = ({ admin }: Visitor, path: string) => mayPublish(path, admin ? 'admin' : 'editor')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const path = params.fact
  const form = formAt(path)
  const { facts, price } = deskCopy(lang)
  const item = await openItem(runtime, path)
  return {
    ...(await deskFrame('facts', runtime, lang)),
    copy: {
      back: facts.back,
      save: facts.save,
      hint: form.hint(lang),
    },
    heading: nameOf(path, item.value, lang),
    online: fillSlots(price.online, { value: valueText(path, item.online, lang) }),
    fields: form.fields(item.value, lang),
    seen: item.seen,
    closed: isOpenTo(context.get(staffContext), path) ? undefined : facts.adminsOnly,
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const path = params.fact
  const { fields: fieldsOf, error: complaint } = formAt(path)
  const form = context.get(postedContext).form
  const item = await openItem(runtime, path)
  const fields = typedFields(fieldsOf(item.value, lang), form)
  const seen = seenIn(form)
  if (!isOpenTo(context.get(staffContext), path))
    return data({ error: deskCopy(lang).facts.adminsOnly, fields, seen }, { status: 403 })
  const now = readFact(path, form)
  if (now === undefined) return data({ error: complaint(lang), fields, seen }, { status: 400 })
  const theirs = await saveEdit(runtime, { path, now, seen, by: context.get(staffContext).email })
  if (!theirs) throw afterSaving(url)
  const error = conflictText(theirs, lang)
  return data({ error, fields, seen: theirs.seen }, { status: 409 })
}

export const meta = staffMeta

export default function DeskFact({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, heading, online } = loaderData
  const { fields, seen } = actionData ?? loaderData
  return (
    <div className="grid gap-6">
      <DeskTabs tabs={tabs} />
      <StaffBackLink to={plainPaths.deskFacts}>{copy.back}</StaffBackLink>
      {actionData && <NotSaved>{actionData.error}</NotSaved>}
      <Panel id="fact" title={heading} narrow>
        <p className="wrap-anywhere text-ink-soft">{online}</p>
        {loaderData.closed ? (
          <p>{loaderData.closed}</p>
        ) : (
          <Form
            key={seen.draft + seen.was}
            method="post"
            {...asksToLeave(actionData !== undefined)}
            className="grid gap-5"
          >
            <input type="hidden" name="was" value={seen.was} />
            <input type="hidden" name="draft" value={seen.draft} />
            {fields.map((field) => (
              <FactInput key={field.name + field.label} field={field} invalid={actionData !== undefined} />
            ))}
            {copy.hint && <p className="small text-ink-soft">{copy.hint}</p>}
            <button type="submit" className="action action-signal justify-self-start">
              {copy.save}
            </button>
          </Form>
        )}
      </Panel>
    </div>
  )
}
