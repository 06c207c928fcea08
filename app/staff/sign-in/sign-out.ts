import { redirect, redirectDocument } from 'react-router'
import { leaveSignedOut } from '#app/accounts/cookies/notice.server.ts'
import { cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import { langs } from '#app/content/language.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Ends the session and redirects to the home page, whatever Better Auth responds. */
export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, secure } = staffPage(args)
  const headers = cookiesOf(await accounts.ask(asking, 'signOut'))
  headers.append('Set-Cookie', leaveSignedOut(lang, secure))
  return redirectDocument(href('home', langs[0]), { headers })
}

export function loader() {
  return redirect(plainPaths.login)
}
