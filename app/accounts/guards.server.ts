import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Visitor } from './visitor.server.ts'

/** The signed-in staff member, for loaders and actions of staff routes: an admin, or an editor where `adminsOnly` is not above them. */
export const staffContext = createContext<Visitor>()

/** The data of the 403 page, for signed-in people without the role. */
export type Denied = {
  denied: { title: string; text: string; goHome: string; signOut: string; lang: string }
}

/** @throws a redirect to the staff area if the visitor is signed in already. */
export async function requireStranger(request: Request, { accounts }: { accounts: Accounts }): Promise<void> {
  if (await accounts.visitor(request)) throw redirect(plainPaths.admin)
}

/** @throws a redirect to the sign-in page for strangers, and a 403 for anyone else without a role. */
export async function requireStaff(request: Request, { accounts }: { accounts: Accounts }): Promise<Visitor> {
  const visitor = await accounts.visitor(request)
  if (!visitor) throw redirect(plainPaths.login)
  if (isStaff(visitor)) return visitor
  throw denied(request)
}

export const isStaff = ({ admin, editor }: Visitor): boolean => admin || editor

/** Middleware of the layout above the routes that editors may not open, such as people and privacy. */
export const adminsOnly: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (!context.get(staffContext).admin) throw denied(request)
  return next()
}

function denied(request: Request) {
  const lang = languageOf(request)
  const copy = staffCopy(lang)
  return data<Denied>({ denied: { ...copy.denied, signOut: copy.admin.signOut, lang } }, { status: 403 })
}
