import type { Lang } from '#app/content/language.ts'
import type { PostedForm } from '#app/requests/request.ts'
import type { Caller } from '#platform/caller.ts'
import { requestRefusal } from './answer.ts'
import { type RequestDependencies, receiveRequest } from './requests.server.ts'
import { typedValues } from './rules.server.ts'

type PostAnswer =
  | { reference: string }
  | { posted: PostedForm; status: number; headers: Record<string, string> }

/** Receives the form posted without JavaScript. If it is refused, the typed values come back with the errors. */
export async function postRequest(
  form: FormData,
  lang: Lang,
  dependencies: RequestDependencies,
  caller: Caller,
): Promise<PostAnswer> {
  const values = Object.fromEntries(form)
  const answer = await receiveRequest(dependencies, { values, lang }, caller)
  if (answer.kind === 'received') return { reference: answer.reference }
  const { status, headers, ...refused } = requestRefusal(answer, lang)
  return { posted: { ...refused, values: typedValues(values) }, status, headers }
}
