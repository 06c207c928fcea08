import type { Kysely } from 'kysely'
import { databaseFault } from '#database/fault.ts'
import type { Role } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'
import { errorFields, type Log } from '#platform/log.ts'
import type { createBetterAuth } from './better-auth.server.ts'
import { roleOf } from './roles.server.ts'
import { noteUse, opensStaffArea } from './sessions.server.ts'

/** Someone signed in, with the session's assurance level. */
export type Visitor = NonNullable<Awaited<ReturnType<typeof visitorOf>>>

/** Someone signed in who may enter the staff area. */
export type StaffMember = Visitor & { role: Role }

type Parts = { auth: ReturnType<typeof createBetterAuth>; db: Kysely<Tables>; log: Log }

/** Our own fields of a session. */
type Extra = { assurance: 'aal1' | 'aal2'; lastUsedAt?: string | null }

/** Who is signed in. If their role cannot be read, they have none. `noted` records the visit as activity. */
export async function visitorOf({ auth, db, log }: Parts, request: Request, noted: boolean) {
  const session = await sessionOf({ auth, db }, request)
  if (!session) return undefined
  const { id, email } = session.user
  const { twoFactorEnabled } = session.user as { twoFactorEnabled?: boolean | null }
  const { assurance, lastUsedAt, ...rest } = session.session as typeof session.session & Extra
  if (!opensStaffArea({ ...rest, assurance, twoFactorEnabled })) return undefined
  if (noted) await noteUse(db, { ...rest, lastUsedAt })
  const role = await roleOf(db, id).catch((error: unknown) => {
    // Nobody loses access because the database is away: the page says that it is.
    if (databaseFault(error)) throw error
    log.error('auth.role-unreadable', errorFields(error))
    return undefined
  })
  return { id, email, role, sessionId: rest.id, assurance, secondFactor: twoFactorEnabled === true }
}

/** Better Auth hides what the database said. Asked without it, the database says so again, or is back. */
async function sessionOf({ auth, db }: Omit<Parts, 'log'>, { headers }: Request) {
  const read = () => auth.api.getSession({ headers, query: { disableRefresh: true } })
  try {
    return await read()
  } catch {
    await db.selectFrom('session').select('id').limit(1).execute()
    return read()
  }
}
