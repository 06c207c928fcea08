import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { leaveReturn } from '#app/accounts/cookies/return.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffCopy } from '#app/staff-words.ts'
import { isAtLeast, type Role } from '#database/rows/role.ts'
import type { StaffMember } from './visitor.server.ts'

/** The signed-in staff member, for loaders and actions of staff routes: with any role that the `only` above them lets in. */
export const staffContext = createContext<StaffMember>()

/** The data of the 403 page, for signed-in people without the role. */
export type Denied = {
  denied: { title: string; text: string; goHome: string; signOut: string; lang: string }
}

/** @throws a redirect to the staff area if the visitor is signed in already. */
export async function requireStranger(request: Request, { accounts }: { accounts: Accounts }): Promise<void> {
  if (await accounts.visitor(request)) throw redirect(plainPaths.admin)
}

/**
 * `noted` records the visit as activity, and lets a stranger come back to the page after signing in.
 * @throws a redirect to the sign-in page for strangers, and a 403 for anyone else without a role.
 */
export async function requireStaff(
  { request, url }: { request: Request; url: URL },
  { accounts, env: { secure } }: { accounts: Accounts; env: { secure: boolean } },
  { noted }: { noted: boolean },
): Promise<StaffMember> {
  const visitor = await accounts.visitor(request, { noted })
  if (!visitor) {
    const comesBack = noted && request.method === 'GET'
    throw redirect(plainPaths.login, {
      headers: comesBack ? { 'Set-Cookie': leaveReturn(url, secure) } : {},
    })
  }
  const { role } = visitor
  if (role) return { ...visitor, role }
  throw denied(request)
}

/** Middleware of the layout above the routes that no lesser role may open. */
export const only =
  (needed: Role): MiddlewareFunction<Response> =>
  ({ request, context, url }, next) => {
    if (isAtLeast(context.get(staffContext).role, needed)) return next()
    // Whoever signs in, or opens the installed app, comes to the inbox: a writer goes on to the desk.
    if (url.pathname === plainPaths.admin && request.method !== 'POST') throw redirect(plainPaths.desk)
    throw denied(request)
  }

function denied(request: Request) {
  const lang = languageOf(request)
  const copy = staffCopy(lang)
  return data<Denied>({ denied: { ...copy.denied, signOut: copy.admin.signOut, lang } }, { status: 403 })
}
