import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { data, redirect } from 'react-router'
import { toast } from 'sonner'
import { mailsOfRequests } from '#app/mail/outbox.server.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { othersOfPerson } from '#app/requests/handling/same-person.server.ts'
import { allTemplates } from '#app/requests/handling/templates.server.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { nextAfter } from '#app/requests/life/open.server.ts'
import { listStaff, requestWithStory } from '#app/requests/life/story.server.ts'
import { requestPath } from '#app/site-map.ts'
import { useListAddress } from '#app/staff/inbox/keys/list-in-tab.ts'
import { useRequestKeys } from '#app/staff/inbox/keys/request-keys.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { asId } from '#app/staff/kit/input-values.ts'
import { useLastOutcome } from '#app/staff/kit/last-outcome.ts'
import { liveCopy } from '#app/staff/kit/live-words.ts'
import { BACK } from '#app/staff/kit/scroll-restoration.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { makeAct } from '#app/staff/offline/make-act.ts'
import { WaitingActs } from '#app/staff/offline/waiting-acts.tsx'
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
  type RequestProps,
  type ShownOutcome,
  type ShownRequest,
  shownChange,
  shownOutcome,
  shownRequest,
} from './shown-request.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, db, lang, me, params } = staffPage(args)
  const { secret, env } = runtime
  const { request: copy } = inboxCopy(lang)
  const reference = asId(params.reference)
  const story = reference && (await requestWithStory(db, reference))
  if (!story) return data({ copy, wholeTitle: copy.notFound, request: undefined }, { status: 404 })
  const now = new Date()
  const page = await addressOf(db, { secret, siteUrl: env.siteUrl }, story.request)
  const around = {
    mails: await mailsOfRequests(db, [story.request.id]),
    people: await listStaff(db),
    next: await nextAfter(db, story.request, now),
    others: await othersOfPerson(db, story.request, now),
    me,
    page,
    now,
    lang,
  }
  const templates = await allTemplates(db)
  const request = shownRequest(story, around)
  return data({
    copy,
    title: reference,
    request,
    bill: shownBill(story, { page, now, lang }),
    undo: liveCopy(lang).undo,
    replies: shownReplies(story.request, templates, lang, request.verdict),
  })
}

export async function action(args: Route.ActionArgs) {
  const { runtime, db, lang, me, form, params } = staffPage(args)
  const reference = asId(params.reference)
  if (!reference) return data(undefined, { status: 404 })
  const acted = await applyForm(runtime, form, { reference, by: me, lang })
  // A script needs no page in response: it gets the change instead of a redirect.
  if (!acted.why && !form.has('stay')) throw redirect(requestPath(reference))
  const story = await requestWithStory(db, reference)
  if (!story || acted.why === 'gone') return data(undefined, { status: 404 })
  if (!acted.why) return shownChange(story, lang)
  const people = await listStaff(db)
  const shown = shownOutcome(acted.why, { ...acted, form, people }, story, lang)
  return data(shown, { status: acted.why === 'conflict' ? 409 : 400 })
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
    <div className="@container grid grid-cols-1 gap-1 lg:gap-2">
      <div className="contents @3xl:sticky @3xl:top-0 @3xl:z-10 @3xl:flex @3xl:min-h-11 @3xl:items-center @3xl:bg-paper @3xl:py-1.5">
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

type Props = Omit<RequestProps, 'outcome'> & {
  bill: ShownBill
  replies: ShownReplies
  undo: string
  answered: ShownOutcome | undefined
}

function OneRequest({ request, bill, replies, copy, undo, answered }: Props) {
  const outcome = useLastOutcome(answered)
  useColleagues(useMemo(() => [...request.history, ...request.notes], [request]))
  useRequestKeys(request, undo)
  const props = { request, copy, outcome }
  const notes: Partial<Record<ShownRequest['fold'], string | undefined>> = {
    appointment: request.appointmentText,
    bill: bill.waiting ?? bill.sums.at(-1)?.value,
    car: request.follow.cars.find(({ current }) => current)?.label,
    status: request.statuses.find(({ current }) => current)?.label,
  }
  /** A part of the work, with the fields of its forms: that of the state is open. */
  const part = (name: ShownRequest['fold'], title: string, content: ReactNode, ...fields: string[]) => (
    <Fold
      heading={<h3 className="font-semibold">{title}</h3>}
      note={notes[name]}
      open={request.fold === name || (outcome && fields.includes(outcome.field))}
    >
      {content}
    </Fold>
  )
  return (
    <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className={`${sheet} grid min-w-0 gap-4`}>
        <RequestFacts request={request} copy={copy} />
        <WaitingActs reference={request.reference} intent="status" />
        <RequestNotes request={request} copy={copy} outcome={outcome} />
      </div>
      <div className={`${sheet} min-w-0 divide-y divide-line py-1! @max-3xl:-mt-6 @max-3xl:border-t-0`}>
        {part('reply', replies.copy.reply, <Replies replies={replies} />)}
        {part('appointment', copy.appointment, <RequestDecisions {...props} />, 'assignee', 'appointment')}
        {part('bill', bill.words.title, <RequestBill {...props} bill={bill} />, 'total', 'company', 'parts')}
        {part('car', copy.follow.title, <RequestFollow {...props} />, 'car', 'promise', 'message')}
        {part('status', copy.status, <RequestStatus {...props} />, 'status', 'reason')}
        <RequestRecord {...props} />
      </div>
    </div>
  )
}

/** A panel; on a phone it is as wide as the screen. */
const sheet =
  'border-y border-line bg-surface px-[var(--margin)] py-4 max-lg:-mx-[var(--margin)] lg:border lg:p-6'

type ShownChange = { id: string; text: string; by: string; mine: boolean }

const SHOWN_MILLISECONDS = 10_000

/** Shows a toast for each change or note that colleagues make while the page is open. */
function useColleagues(changes: readonly ShownChange[]): void {
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    const before = known.current
    known.current = new Set(changes.map(({ id }) => id))
    if (!before) return
    for (const { id, text, by, mine } of changes) {
      if (!mine && !before.has(id)) toast(text, { id, description: by, duration: SHOWN_MILLISECONDS })
    }
  }, [changes])
}
