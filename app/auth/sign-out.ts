import { redirect, redirectDocument } from 'react-router'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { languageOf } from '#app/staff/language.server.ts'
import { leaveNotice } from '#app/staff/notice.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Ends the session and returns to the home page, whatever the service answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, env } = context.get(runtimeContext)
  const { address } = context.get(callerContext)
  const { headers: answered } = await accounts.signOut({ request, address })
  const headers = new Headers()
  for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie)
  headers.append(
    'Set-Cookie',
    leaveNotice('signedOut', languageOf(request), env.siteUrl.startsWith('https:')),
  )
  return redirectDocument(href('home', 'fr'), { headers })
}

export function loader() {
  return redirect(plainPaths.login)
}
