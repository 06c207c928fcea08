import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { postedContext, runtimeContext } from '#app/context.server.ts'
import { mailsOfRequests } from '#app/mail/outbox.server.ts'
import { pageOf } from '#app/requests/follow/links.server.ts'
import { listStaff, requestWithStory } from '#app/requests/handling/changes.server.ts'
import { nextDue } from '#app/requests/handling/next-due.server.ts'
import { othersOfPerson } from '#app/requests/handling/same-person.server.ts'
import { allTemplates } from '#app/requests/handling/templates.server.ts'
import { type InboxCopy, inboxCopy } from '#app/requests/handling/words.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { Keys } from '#app/staff/inbox/keys/keys.tsx'
import { useListAddress } from '#app/staff/inbox/keys/list-in-tab.ts'
import { useRequestKeys } from '#app/staff/inbox/keys/request-keys.ts'
import { useColleagues } from '#app/staff/inbox/live/colleagues.ts'
import { useInboxNews } from '#app/staff/inbox/live/inbox-news.ts'
import { useMarkedRead } from '#app/staff/inbox/live/marked-read.ts'
import { useRevalidation } from '#app/staff/inbox/live/revalidation.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { asId } from '#app/staff/kit/input-values.ts'
import { useLastOutcome } from '#app/staff/kit/last-outcome.ts'
import { type LiveCopy, liveCopy } from '#app/staff/kit/live-words.ts'
import { BACK } from '#app/staff/kit/scroll-restoration.ts'
import { makeAct } from '#app/staff/offline/make-act.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/request.ts'
import { Replies } from './replies.tsx'
import { RequestBill } from './request-bill.tsx'
import { applyForm } from './request-changes.server.ts'
import { RequestDecisions } from './request-desk.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestFollow } from './request-follow.tsx'
import { RequestRecord } from './request-record.tsx'
import { RequestStatus } from './request-status.tsx'
import { RequestStep } from './request-step.tsx'
import { RequestNotes } from './request-story.tsx'
import { type ShownBill, shownBill } from './shown-bill.server.ts'
import { type ShownReplies, shownReplies } from './shown-replies.server.ts'
import {
  type ShownOutcome,
  type ShownRequest,
  shownChange,
  shownOutcome,
  shownRequest,
} from './shown-request.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { database, secret, env } = context.get(runtimeContext)
  const { db } = database
  const lang = languageOf(request)
  const { request: copy } = inboxCopy(lang)
  const reference = asId(params.reference)
  const story = reference && (await requestWithStory(db, reference))
  if (!story) return data({ copy, title: copy.notFound, request: undefined }, { status: 404 })
  const page = await pageOf(db, secret, story.request)
  const around = {
    mails: await mailsOfRequests(db, [story.request.id]),
    people: await listStaff(db),
    next: await nextDue(db, story.request),
    others: await othersOfPerson(db, story.request),
    me: context.get(staffContext),
    page,
    now: new Date(),
    lang,
  }
  const templates = await allTemplates(db)
  return data({
    copy,
    title: `${reference} | ${staffCopy(lang).area}`,
    request: shownRequest(story, around),
    bill: shownBill(story, { page: page && env.siteUrl + page, now: around.now, lang }),
    live: liveCopy(lang),
    replies: shownReplies(story.request, templates, lang),
  })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const form = context.get(postedContext).form
  const reference = asId(params.reference)
  if (!reference) return data(undefined, { status: 404 })
  const outcome = await applyForm(runtime, reference, form, context.get(staffContext), lang)
  if (outcome.kind === 'gone') return data(undefined, { status: 404 })
  if (outcome.kind === 'left') throw redirect(plainPaths.admin)
  // A script needs no page in response: it gets the change instead of a redirect.
  const stays = outcome.kind === 'done' && form.has('stay')
  const story =
    stays || 'field' in outcome ? await requestWithStory(runtime.database.db, reference) : undefined
  if (!story) throw redirect(requestPath(reference))
  if (!('field' in outcome)) return shownChange(story, lang)
  const shown = shownOutcome(outcome, story, await listStaff(runtime.database.db), lang)
  return data(shown, { status: outcome.kind === 'conflict' ? 409 : 400 })
}

export function clientAction({ serverAction, ...args }: Route.ClientActionArgs) {
  return makeAct(args, serverAction)
}

/** Also after a refusal, because the next choice must be based on what a colleague changed. */
export const shouldRevalidate = () => true

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, request } = loaderData
  const list = useListAddress()
  return (
    <div className="@container grid gap-1 lg:gap-2">
      <div className="flex min-h-11 items-center @3xl:sticky @3xl:top-0 @3xl:z-10 @3xl:bg-paper @3xl:py-1.5">
        <StaffBackLink to={list} state={BACK}>
          {copy.back}
        </StaffBackLink>
        {request && <RequestStep request={request} />}
      </div>
      {request ? (
        <OneRequest
          key={request.id}
          {...loaderData}
          request={request}
          answered={actionData && 'lines' in actionData ? actionData : undefined}
        />
      ) : (
        <p className="lead">{copy.notFound}</p>
      )}
    </div>
  )
}

type Props = {
  request: ShownRequest
  bill: ShownBill
  replies: ShownReplies
  copy: InboxCopy['request']
  live: LiveCopy
  answered: ShownOutcome | undefined
}

function OneRequest({ request, bill, replies, copy, live, answered }: Props) {
  const outcome = useLastOutcome(answered)
  useLiveRequest(request)
  useMarkedRead(request)
  const acts = useRequestKeys(request, live.undo)
  return (
    <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] @3xl:grid-rows-[auto_1fr]">
      <div className={`${sheet} grid min-w-0 gap-4`}>
        <RequestFacts request={request} copy={copy} />
        <RequestStatus request={request} copy={copy} outcome={outcome} />
        <RequestNotes request={request} copy={copy} outcome={outcome} />
      </div>
      <div className={`${sheet} grid min-w-0 gap-6 @3xl:row-span-2`}>
        <Replies replies={replies} />
        <RequestDecisions request={request} copy={copy} outcome={outcome} />
        <RequestBill bill={bill} version={request.version} save={copy.save} outcome={outcome} />
        <RequestFollow request={request} copy={copy} outcome={outcome} />
      </div>
      <div className={`${sheet} min-w-0 @max-3xl:-mt-6 @max-3xl:border-t-0`}>
        <RequestRecord request={request} copy={copy} />
      </div>
      <Keys copy={live} words={live.request} acts={acts} />
    </div>
  )
}

/** A panel; on a phone it is as wide as the screen. */
const sheet =
  'border-y border-line bg-surface px-[var(--margin)] py-4 max-lg:-mx-[var(--margin)] lg:border lg:p-6'

/** Shows changes by colleagues as they happen. */
function useLiveRequest(request: ShownRequest): void {
  const revalidate = useRevalidation()
  useInboxNews((message) => {
    if (message === 'live' || (message !== 'lost' && message.changed.includes(request.id))) revalidate()
  })
  useColleagues(useMemo(() => [...request.history, ...request.notes], [request]))
}
