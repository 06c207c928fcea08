import { localTime } from '#app/content/hours/opening.ts'
import { withoutInvisible } from '#app/content/invisible.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import type { Runtime } from '#app/context.server.ts'
import * as notFound from '#app/public/pages/not-found.tsx'
import type { PublicPage, Visit } from '#app/public/pages/page.ts'
import { unlistedHead } from '#app/public/seo/meta.ts'
import { waitingOf } from '#app/requests/evaluation/stored.server.ts'
import { changeAppointment } from '#app/requests/follow/customer-acts.server.ts'
import { mayAct, mayGuess } from '#app/requests/follow/limits.server.ts'
import { requestBehind } from '#app/requests/follow/links.server.ts'
import { sentPhoto } from '#app/requests/follow/sent-photo.server.ts'
import { endedAt, shownFollow } from '#app/requests/follow/shown.server.ts'
import { shownWork } from '#app/requests/follow/shown-work.server.ts'
import { act } from '#app/requests/life/act.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import { CUSTOMER, requestWithStoryById, type Story } from '#app/requests/life/story.server.ts'
import type { Caller } from '#platform/caller.ts'
import { evaluated, isOfEvaluation, textOf } from './evaluated.server.ts'
import { Follow, Gone } from './follow.tsx'
import { done, type FollowAnswer, isDone } from './follow-alert.tsx'

type Followed = {
  token: string
  /** The id of a photo below the address. */
  photo?: string
  visit: Visit
  runtime: Runtime
  caller: Caller
  form?: FormData | undefined
}

type Answer = { page: PublicPage; status: number; headers: Record<string, string> }

/**
 * Of a secret address: nobody keeps the page, no other site or log learns its address, no search engine lists it. The origin alone
 * is told, so that its forms have one, in browsers too that say in no other way where a form comes from.
 */
const SECRET = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex' }

/** A request that is done can be read this long. */
const READ_YEARS = 1

/** Answers the secret address of a request. No GET changes anything: mail scanners open every link. */
export async function answerFollow({
  token,
  photo,
  visit,
  runtime,
  caller,
  form,
}: Followed): Promise<Response | Answer> {
  const { db } = runtime.database
  const { lang, now } = visit
  const found = await requestBehind(db, token)
  if (!found) {
    const isFree = await mayGuess(runtime, caller.address)
    return { page: notFound, status: isFree ? 404 : 429, headers: { ...SECRET, 'Retry-After': '60' } }
  }
  const story = found === 'gone' ? undefined : await requestWithStoryById(db, found)
  if (!story || isPast(story, now)) return { page: gonePage, status: 410, headers: SECRET }
  const { reference, id } = story.request
  if (photo) {
    const body = form ? undefined : await sentPhoto(db, story, photo)
    return body ? new Response(body, { headers: SECRET }) : { page: notFound, status: 404, headers: SECRET }
  }
  const answer = form ? await posted(form, story) : didOf(visit.query, story, now)
  if (form && isDone(answer?.kind)) {
    const headers = { ...SECRET, Location: `${visit.path}?did=${answer?.kind}` }
    return new Response(null, { status: 303, headers })
  }
  // What was refused may have been refused because staff changed something meanwhile.
  const current = form ? ((await requestWithStoryById(db, id)) ?? story) : story
  const shown = { ...shownFollow(current, lang, now), work: shownWork(current, lang, now) }
  const page: PublicPage = {
    default: () => <Follow lang={lang} path={visit.path} now={now} shown={shown} answer={answer} />,
    isAlone: true,
    head: () => unlistedHead(fillSlots(content(lang).follow.title, { reference })),
  }
  return { page, status: form && answer?.kind ? 400 : 200, headers: SECRET }

  async function posted(form: FormData, story: Story): Promise<FollowAnswer> {
    if (isOfEvaluation(form)) return evaluated(runtime, story, form, now)
    const wish = withoutInvisible(textOf(form, 'wish')).trim()
    if (!(await mayAct(runtime, id))) return { kind: 'often', wish }
    const isAsked = textOf(form, 'act') !== 'cancel'
    const does = changeAppointment(textOf(form, 'seen'), isAsked ? wish : undefined)
    const { why } = await act(runtime, { reference, by: CUSTOMER, id: textOf(form, 'id'), now }, does)
    const kind = why ?? (isAsked ? 'asked' : 'cancelled')
    runtime.log.info('follow.act', { id, act: isAsked ? 'ask' : 'cancel', outcome: kind })
    return { kind: kind === 'gone' ? 'changed' : kind, wish }
  }
}

/** What the last post did, after its redirect: only what is so, since anyone can write such an address, and it stays in the bar. */
function didOf(query: URLSearchParams, story: Story, now: Date): FollowAnswer | undefined {
  const { asked, verdict } = factsOf(story, now)
  const isSo = {
    asked: asked?.kind === 'asked',
    cancelled: asked?.kind === 'cancelled',
    answered: verdict && !waitingOf(story, now),
  }
  const kind = done.find((each) => each === query.get('did') && isSo[each])
  return kind && { kind }
}

/** Whether the page is no longer read: the work was done too long ago, or staff marked the request as spam. */
function isPast(story: Story, now: Date): boolean {
  if (story.request.status === 'spam') return true
  const done = endedAt(story)
  if (!done) return false
  const end = localTime(new Date(done)).add({ years: READ_YEARS })
  return now.getTime() > end.epochMilliseconds
}

const gonePage: PublicPage = {
  isAlone: true,
  default: ({ lang }) => <Gone lang={lang} />,
  head: ({ lang }) => unlistedHead(content(lang).follow.gone.title),
}
