import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Visitor } from './visitor.server.ts'

/** Who of the staff asks, for every loader and action below the staff frame: an admin, or an editor where `adminsOnly` does not stand. */
export const staffContext = createContext<Visitor>()

/** What the page for signed-in people without the role shows. */
export type Denied = {
  denied: { title: string; text: string; goHome: string; signOut: string; lang: string }
}

/** @throws the way to the staff area for whoever is signed in already. */
export async function requireStranger(request: Request, { accounts }: { accounts: Accounts }): Promise<void> {
  if (await accounts.visitor(request)) throw redirect(plainPaths.admin)
}

/** @throws the way to the sign-in page for strangers, and Access Denied (403) for anyone else without a role. */
export async function requireStaff(request: Request, { accounts }: { accounts: Accounts }): Promise<Visitor> {
  const visitor = await accounts.visitor(request)
  if (!visitor) throw redirect(plainPaths.login)
  if (isStaff(visitor)) return visitor
  throw denied(request)
}

/** Whether someone may enter the staff area at all. */
export const isStaff = ({ admin, editor }: Visitor): boolean => admin || editor

/** Stands at every route that an editor has not: people, privacy, incidents. */
export const adminsOnly: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (!context.get(staffContext).admin) throw denied(request)
  return next()
}

function denied(request: Request) {
  const lang = languageOf(request)
  const copy = staffCopy(lang)
  return data<Denied>({ denied: { ...copy.denied, signOut: copy.admin.signOut, lang } }, { status: 403 })
}
