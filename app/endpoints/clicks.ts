import { countClick, takeClick } from '#app/clicks/clicks.server.ts'
import { type ClickEvent, clickEvents } from '#app/clicks/clicks.ts'
import { callerContext, postedContext, runtimeContext } from '#app/context.server.ts'
import { errorFields } from '#platform/log.ts'
import { problem } from '#platform/problem.ts'
import type { Route } from './+types/clicks.ts'

/** Maximum body in bytes: the longest possible click, with room for spaces. */
const BODY_LIMIT = 128

/** Counts a visitor's click per day, by event. Nothing about the visitor is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const { bytes, json } = context.get(postedContext)
  if (bytes > BODY_LIMIT) return problem(413, 'body-too-large', `A click has at most ${BODY_LIMIT} bytes.`)
  const click = clickIn(json)
  if (!click) return problem(422, 'unknown-click', `An event: ${clickEvents.join(', ')}.`)
  const { database, log, secret } = context.get(runtimeContext)
  try {
    const retryAfter = await takeClick(database, secret, context.get(callerContext).address)
    if (retryAfter)
      return problem(429, 'too-many-clicks', 'Enough clicks were counted for now.', {
        headers: { 'Retry-After': `${retryAfter}` },
      })
    await countClick(database.db, click)
  } catch (error) {
    log.warn('click.not-counted', errorFields(error))
  }
  return new Response(null, { status: 204 })
}

export function loader() {
  return notPost()
}

function notPost() {
  return problem(405, 'method-not-allowed', 'A click is told by POST.', { headers: { Allow: 'POST' } })
}

function clickIn(json: unknown): ClickEvent | undefined {
  const { event } = (json ?? {}) as { event?: unknown }
  return clickEvents.find((known) => known === event)
}
