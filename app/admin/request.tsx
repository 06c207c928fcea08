import { data, Link, redirect } from 'react-router'
import { adminContext } from '#app/auth/guards.server.ts'
import { inboxCopy } from '#app/content/inbox.ts'
import { staffCopy } from '#app/content/staff.ts'
import { mailsOfRequests } from '#app/mail/outbox.server.ts'
import { admins, markRead, requestWithStory } from '#app/requests/changes.server.ts'
import { runtimeContext } from '#app/runtime.server.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { languageOf } from '#app/staff/language.server.ts'
import type { Route } from './+types/request.ts'
import { applyForm } from './request-changes.server.ts'
import { RequestDesk } from './request-desk.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestStory } from './request-story.tsx'
import { shownOutcome, shownRequest } from './shown-request.server.ts'

export async function loader({ request, context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  const lang = languageOf(request)
  const { request: copy } = inboxCopy(lang)
  const story = await requestWithStory(db, reference)
  if (!story) return data({ copy, title: copy.notFound, request: undefined }, { status: 404 })
  await markRead(db, story.request.id)
  const mails = await mailsOfRequests(db, [story.request.id])
  const people = await admins(db)
  return data({
    copy,
    title: `${reference} | ${staffCopy(lang).area}`,
    request: shownRequest(story, { mails, people, now: new Date(), lang }),
  })
}

export async function action({ request, context, params: { reference } }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const outcome = await applyForm(runtime, reference, await request.formData(), context.get(adminContext))
  if (outcome.kind === 'left') throw redirect(plainPaths.admin)
  const story = 'field' in outcome ? await requestWithStory(runtime.database.db, reference) : undefined
  if (!story) throw redirect(requestPath(reference))
  const shown = shownOutcome(outcome, story, await admins(runtime.database.db), languageOf(request))
  return data(shown, { status: outcome.kind === 'conflict' ? 409 : 400 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function RequestPage({
  loaderData: { copy, request },
  actionData: outcome,
}: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <Link to={plainPaths.admin} className="link inline-flex min-h-11 items-center justify-self-start">
        ← {copy.back}
      </Link>
      {request ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RequestFacts request={request} copy={copy} />
          <RequestDesk request={request} copy={copy} outcome={outcome} />
          <RequestStory request={request} copy={copy} outcome={outcome} />
        </div>
      ) : (
        <p className="lead">{copy.notFound}</p>
      )}
    </div>
  )
}
