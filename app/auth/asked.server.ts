import type { ActionFunctionArgs } from 'react-router'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { languageOf } from '#app/staff/language.server.ts'
import type { Asking } from './accounts.server.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Who asks, for Better Auth. */
export function askingOf({ request, context }: Args): Asking {
  return { request, address: context.get(callerContext).address }
}

/** What the action of a page about accounts works with: who asks, in which language, and what the form says. */
export async function askedForm(args: Args) {
  const { request, context } = args
  const runtime = context.get(runtimeContext)
  const form = await request.formData()
  return {
    runtime,
    accounts: runtime.accounts,
    asking: askingOf(args),
    lang: languageOf(request),
    /** Whether cookies are for https alone. */
    secure: runtime.env.secure,
    form,
    /** What was written in a field; empty where there is no such field. */
    field: (name: string) => `${form.get(name) ?? ''}`,
  }
}

export type AskedForm = Awaited<ReturnType<typeof askedForm>>

const LEAST_MILLISECONDS = 500

/** An answer that never comes sooner, so that its speed does not tell whether there is an account. */
export async function notSooner<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [given] = await Promise.all([
    answer,
    new Promise((resolve) => setTimeout(resolve, LEAST_MILLISECONDS)),
  ])
  return given
}
