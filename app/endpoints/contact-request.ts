import { type Lang, langNamed } from '#app/content/language.ts'
import { callerContext, postedContext, type Runtime, runtimeContext } from '#app/context.server.ts'
import { type Answer, requestRefusal } from '#app/requests/answer.ts'
import { promisedAnswer } from '#app/requests/answer-due.server.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { isIdempotencyKey } from '#app/requests/idempotency.server.ts'
import { IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import { receiveRequest } from '#app/requests/requests.server.ts'
import { problem } from '#platform/problem.ts'
import type { Route } from './+types/contact-request.ts'

/** The contact endpoint: takes a request as JSON, answers 201 with its reference, or problem details (RFC 9457). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const values = objectOf(context.get(postedContext).json)
  const lang = langNamed(values.lang)
  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return problem(
      400,
      'invalid-idempotency-key',
      `${IDEMPOTENCY_HEADER}: 16 to 64 letters, digits and hyphens.`,
    )
  }
  const runtime = context.get(runtimeContext)
  const answer = await receiveRequest(runtime, { values, lang, idempotencyKey }, context.get(callerContext))
  return response(answer, lang, runtime)
}

export function loader() {
  return notPost()
}

function notPost() {
  return problem(405, 'method-not-allowed', 'A request is sent by POST.', { headers: { Allow: 'POST' } })
}

async function response(answer: Answer, lang: Lang, { database, secret }: Runtime): Promise<Response> {
  const headers = { 'Content-Language': lang }
  if (answer.kind === 'received') {
    const { id, reference, at } = answer
    // What was received is said even where its page cannot be found now.
    const page = await addressOf(database.db, { secret, siteUrl: '' }, { id, lang }).catch(() => undefined)
    return Response.json({ reference, page, answerDue: promisedAnswer(at, lang) }, { status: 201, headers })
  }
  const { status, message, headers: more, ...members } = requestRefusal(answer, lang)
  const code = answer.kind === 'invalid' ? 'invalid-fields' : answer.kind
  return problem(status, code, message, { members, headers: { ...headers, ...more } })
}

/** Anything but an object counts as empty; validation then names the missing fields. */
function objectOf(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {}
}
