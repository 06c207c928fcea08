import { redirect } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { versionAfter } from '#app/requests/life/act.server.ts'
import { listStaff, requestWithStory } from '#app/requests/life/story.server.ts'
import { requestPath } from '#app/site-map.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { type ActAnswer, isOfflineIntent } from '#app/staff/offline/act.ts'
import { problem } from '#platform/problem.ts'
import type { Route } from './+types/acts.ts'
import { applyForm } from './request-changes.server.ts'
import { shownChange, shownOutcome } from './shown-request.server.ts'

export const middleware = [refuseData]

/** Applies an act that a device stored while offline: a note or a status. It is applied once, however often it is sent. */
export async function action(args: Route.ActionArgs) {
  const { runtime, db, lang, me, form, params } = staffPage(args)
  const reference = asId(params.reference)
  const id = asId(form.get('act'))
  if (!reference || !id) return problem(400, 'no-act', 'An act has an id.')
  // Kept by another version of the page: its author has to know that it will never be done.
  if (!isOfflineIntent(form.get('intent')))
    return answer(400, { kind: 'refused', version: 0, shown: unknownAct(`${form.get('intent')}`, lang) })
  // What one person wrote is never sent in the name of another person who signed in on the same device.
  if (form.get('person') !== me.id) return problem(403, 'other-person', 'Somebody else is signed in.')

  const own = await versionAfter(db, { id: asId(form.get('after')) ?? '', made_by: me.id })
  const acted = await applyForm(runtime, form, { reference, by: me, lang, own })
  const story = await requestWithStory(db, reference)
  if (!story || acted.why === 'gone') return answer(404, { kind: 'gone', version: acted.version })
  const version = acted.version || story.request.version
  if (!acted.why) return answer(200, { kind: 'done', version, change: shownChange(story, lang) })
  const people = await listStaff(db)
  const shown = shownOutcome(acted.why, { ...acted, form, people }, story, lang)
  return answer(acted.why === 'conflict' ? 409 : 400, { kind: 'refused', version, shown })
}

const unknownAct = (field: string, lang: Lang) => ({
  field,
  value: '',
  lines: [inboxCopy(lang).request.refusals.unknown],
})

function answer(status: number, body: ActAnswer): Response {
  return Response.json(body, { status })
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(requestPath(params.reference))
}
