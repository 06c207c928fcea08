import type { ActionFunctionArgs } from 'react-router'
import type { Asking } from '#app/accounts/calls.server.ts'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { tokenIn } from '#app/accounts/mail-token.server.ts'
import { callerContext, postedContext, runtimeContext } from '#app/context.server.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** The HTTP request and the client's address, for calls to Better Auth. */
export function askingOf({ request, context }: Args): Asking {
  return { request, address: context.get(callerContext).address }
}

/** What the actions of account pages need: the caller, the language and the form. */
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
    /** Whether cookies are sent over HTTPS only. */
    secure: runtime.env.secure,
    form,
    /** The value of a field; empty if there is no such field. */
    field,
    /** The token or id in a field; empty if it is not valid as one. */
    token: (name: string) => tokenIn(field(name)) ?? '',
  }
}

export type AccountForm = Awaited<ReturnType<typeof accountForm>>
