import type { ActionFunctionArgs } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { tokenIn } from '#app/accounts/mail-token.server.ts'
import { callerContext, postedContext, runtimeContext } from '#app/context.server.ts'

type Args<Params> = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'> & { params: Params }

/** What loaders and actions of the staff area work with. `me` is known below `layout.tsx`, the fields of a form are in actions only. */
export function staffPage<Params>({ request, context, url, params }: Args<Params>) {
  const runtime = context.get(runtimeContext)
  const field = (name: string) => `${context.get(postedContext).form.get(name) ?? ''}`
  return {
    request,
    url,
    params,
    runtime,
    accounts: runtime.accounts,
    db: runtime.database.db,
    lang: languageOf(request),
    /** Whether cookies are sent over HTTPS only. */
    secure: runtime.env.secure,
    /** The HTTP request and the client's address, for calls to Better Auth. */
    asking: { request, address: context.get(callerContext).address },
    get me() {
      return context.get(staffContext)
    },
    get form() {
      return context.get(postedContext).form
    },
    /** The value of a field; empty if there is no such field. */
    field,
    /** The token or id in a field; empty if it is not valid as one. */
    token: (name: string) => tokenIn(field(name)) ?? '',
  }
}

export type PageArgs<Params = unknown> = ReturnType<typeof staffPage<Params>>
