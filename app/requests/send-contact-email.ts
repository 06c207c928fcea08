import { type Lang, langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { BODY_LIMIT } from '#server/guard.ts'
import { problem } from '#server/problem.ts'
import type { Route } from './+types/send-contact-email.ts'
import { isIdempotencyKey } from './idempotency.server.ts'
import { IDEMPOTENCY_HEADER } from './request.ts'
import { type Answer, receiveRequest } from './requests.server.ts'

/** The contact function: takes a request as JSON, answers 201 with its reference, or a problem that programs can read. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const values = await jsonObject(request)
  if (values instanceof Response) return values
  const lang = langs.find((known) => known === values.lang) ?? langs[0]
  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return problem(
      400,
      'invalid-idempotency-key',
      `${IDEMPOTENCY_HEADER}: 16 to 64 letters, digits and hyphens.`,
    )
  }
  const answer = await receiveRequest(
    context.get(runtimeContext),
    { values, lang, idempotencyKey },
    context.get(callerContext),
  )
  return response(answer, lang)
}

export function loader() {
  return notPost()
}

function notPost() {
  return problem(405, 'method-not-allowed', 'A request is sent by POST.', { headers: { Allow: 'POST' } })
}

function response(answer: Answer, lang: Lang): Response {
  const { failed, refused } = content(lang).contactForm
  const headers = { 'Content-Language': lang }
  if (answer.kind === 'received') return Response.json({ reference: answer.reference }, { status: 201 })
  if (answer.kind === 'invalid')
    return problem(422, 'invalid-fields', failed.fields, { errors: answer.errors, headers })
  return problem(answer.kind === 'unavailable' ? 503 : 429, answer.kind, refused[answer.kind], {
    headers: { ...headers, 'Retry-After': String(answer.retryAfter) },
  })
}

async function jsonObject(request: Request): Promise<Record<string, unknown> | Response> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'unsupported-media-type', 'Send application/json.')
  const body = await request.arrayBuffer()
  if (body.byteLength > BODY_LIMIT)
    return problem(413, 'body-too-large', `A body has at most ${BODY_LIMIT} bytes.`)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    // What is no object has none of the fields; the rules say which are missing.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return problem(400, 'malformed-body', 'The body is not valid JSON.')
  }
}
