import { data } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { Caller } from '#app/runtime.server.ts'
import type { Posted } from './contact-form.tsx'
import { type RequestDesk, receiveRequest } from './requests.server.ts'
import { typedValues } from './rules.server.ts'

type PostAnswer = { reference: string } | { posted: Posted; status: number; headers: Record<string, string> }

/** Receives the form's own post. Where it is not taken, everything typed comes back with what to do. */
export async function postRequest(
  request: Request,
  lang: Lang,
  desk: RequestDesk,
  caller: Caller,
): Promise<PostAnswer> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType(request)))
    throw data(null, { status: 415 })
  const values = Object.fromEntries(await request.formData())
  const answer = await receiveRequest(desk, { values, lang }, caller)
  if (answer.kind === 'received') return { reference: answer.reference }
  const { failed, refused } = content(lang).contactForm
  const typed = typedValues(values)
  if (answer.kind === 'invalid') {
    return {
      posted: { message: failed.fields, errors: answer.errors, values: typed },
      status: 422,
      headers: {},
    }
  }
  return {
    posted: { message: refused[answer.kind], values: typed },
    status: answer.kind === 'unavailable' ? 503 : 429,
    headers: { 'Retry-After': String(answer.retryAfter) },
  }
}

function contentType(request: Request): string {
  return request.headers.get('content-type') ?? ''
}
