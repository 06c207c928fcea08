import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { Caller } from '#app/runtime.server.ts'
import { refusalHead } from './answer.ts'
import type { Posted } from './contact-form.island.tsx'
import { type RequestDesk, receiveRequest } from './requests.server.ts'
import { typedValues } from './rules.server.ts'

type PostAnswer = { reference: string } | { posted: Posted; status: number; headers: Record<string, string> }

/** Receives the form's own post. Where it is not taken, everything typed comes back with what to do. */
export async function postRequest(
  form: FormData,
  lang: Lang,
  desk: RequestDesk,
  caller: Caller,
): Promise<PostAnswer> {
  const values = Object.fromEntries(form)
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
    ...refusalHead(answer),
  }
}
