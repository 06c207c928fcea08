import { redirect, redirectDocument } from 'react-router'
import { href, plainPaths } from '#app/site-map.ts'
import { leaveSignedOut } from '#app/staff/notice.server.ts'
import type { Route } from './+types/sign-out.ts'
import { askedForm } from './asked.server.ts'
import { cookiesOf } from './entered.server.ts'

/** Ends the session and returns to the home page, whatever the service answers. */
export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, secure } = await askedForm(args)
  const headers = cookiesOf(await accounts.signOut(asking))
  headers.append('Set-Cookie', leaveSignedOut(lang, secure))
  return redirectDocument(href('home', 'fr'), { headers })
}

export function loader() {
  return redirect(plainPaths.login)
}
