import type { ActionFunctionArgs } from 'react-router'
import type { Asking } from '#app/accounts/calls.server.ts'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { tokenIn } from '#app/accounts/mail-token.server.ts'
import { callerContext, postedContext, runtimeContext } from '#app/context.server.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Who asks, for Better Auth. */
export function askingOf({ request, context }: Args): Asking {
  return { request, address: context.get(callerContext).address }
}

/** What the action of a page about accounts works with: who asks, in which language, and what the form says. */
export async function accountForm(args: Args) {
  const { request, context } = args
  const runtime = context.get(runtimeContext)
  const form = context.get(postedContext).form
  const field = (name: string) => `${form.get(name) ?? ''}`
  return {
    runtime,
    accounts: runtime.accounts,
    asking: askingOf(args),
    lang: languageOf(request),
    /** Whether cookies are for https alone. */
    secure: runtime.env.secure,
    form,
    /** What was written in a field; empty where there is no such field. */
    field,
    /** A token of a mail or an id that a field brings back; empty where it is none. */
    token: (name: string) => tokenIn(field(name)) ?? '',
  }
}

export type AccountForm = Awaited<ReturnType<typeof accountForm>>
