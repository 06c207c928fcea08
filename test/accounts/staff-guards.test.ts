import { createHmac } from 'node:crypto'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffContext } from '#app/accounts/guards.server.ts'
import { grantRole } from '#app/accounts/roles.server.ts'
import type { StaffMember } from '#app/accounts/visitor.server.ts'
import { runtimeContext } from '#app/context.server.ts'
import routes from '#app/routes.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPages } from '#app/staff/staff-pages.ts'
import { isAtLeast, type Role, roles } from '#database/rows/role.ts'
import { type OpenedDatabase, oneEngine } from '../engines.ts'
import { addPerson } from '../staff/in-database.ts'
import { type Garage, openGarage } from './auth.ts'

const APP = path.resolve(import.meta.dirname, '../../app')
const LAYOUT = 'staff/layout.tsx'
const DAY = 24 * 60 * 60_000

/** The files of the layouts between a page's module and the layout of the staff area. */
function locksOf(
  module: string,
  entries: readonly RouteConfigEntry[] = routes,
  around: string[] = [],
): string[] {
  return entries.flatMap(({ file, children }) => {
    if (children) return locksOf(module, children, [...around, file])
    return file === `staff/${module}` ? around.slice(around.indexOf(LAYOUT) + 1) : []
  })
}
const pages = staffPages.map(({ path: to, module, role }) => ({
  to,
  role,
  locks: [...new Set(locksOf(module))],
}))

/** What a session shows of its account; a stranger is whoever has one that does not open the staff area. */
const sessions: Record<
  string,
  { step?: 'on'; level?: 'aal2'; days?: number; left?: number; opens: boolean }
> = {
  'a password': { opens: true },
  'a passkey, without a second step': { level: 'aal2', opens: true },
  'both steps': { step: 'on', level: 'aal2', opens: true },
  'the first of two steps': { step: 'on', opens: false },
  'a sign-in of almost thirty days ago': { days: 29.999, opens: true },
  'a sign-in of more than thirty days ago': { days: 30.001, opens: false },
  'a session that has ended': { left: -1, opens: false },
}
const people = [...roles, undefined]

describe('The staff area', () => {
  let opened: OpenedDatabase
  let garage: Garage
  beforeAll(async () => {
    opened = await oneEngine.open()
    garage = await openGarage(opened)
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    // The first account would become admin by itself.
    await person('owner')
    for (const [kind, { step, level = 'aal1', days = 0, left = DAY }] of Object.entries(sessions))
      for (const role of people) {
        const id = `${role} with ${kind}`
        const dates = { createdAt: at(-days * DAY), updatedAt: at(0), expiresAt: at(left) }
        await person(id)
        if (step) await sql`update "user" set "twoFactorEnabled" = 1 where id = ${id}`.execute(db())
        const session = { id, token: id, userId: id, assurance: level, ...dates } as const
        await db().insertInto('session').values(session).execute()
        if (role) await grantRole(db(), `${id}@garage.example`, role)
      }
  })
  afterAll(async () => {
    await garage.close()
    await opened.close()
  })

  const db = () => opened.database.db
  const person = (id: string) => addPerson(db(), { id, email: `${id}@garage.example` })

  type Sent = { to: string; session?: string; role?: Role; method?: string }

  /** Sends a request through the guards in these files, as the router does. @returns `in`, a status, or where it is sent. */
  async function through(files: readonly string[], { to, session, role, method = 'GET' }: Sent) {
    const modules = await Promise.all(files.map((file) => import(path.join(APP, file))))
    const guards: MiddlewareFunction<Response>[] = modules.flatMap(({ middleware }) => middleware)
    const signature = createHmac('sha256', garage.runtime.secret).update(`${session}`).digest('base64')
    const cookie = `garage.session_token=${encodeURIComponent(`${session}.${signature}`)}`
    const url = new URL(to, garage.runtime.env.siteUrl)
    const request = new Request(url, { method, headers: session ? { cookie } : {} })
    const context = new RouterContextProvider()
    context.set(runtimeContext, garage.runtime)
    if (role) context.set(staffContext, { role } as StaffMember)
    const enter = async (at: number): Promise<Response> =>
      (await guards[at]?.({ request, url, context, params: {}, pattern: to }, () => enter(at + 1))) ??
      new Response('in')
    return enter(0).then(
      (answer) => answer.text(),
      (thrown) => thrown.headers?.get('location') ?? thrown.init?.status,
    )
  }

  test.each(Object.entries(sessions))(
    'opens by %s to those whose role has the page, or to nobody',
    async (kind, { opens }) => {
      for (const { to, role: needed, locks } of pages)
        for (const role of people) {
          const outcome = await through([LAYOUT, ...locks], { to, session: `${role} with ${kind}` })
          const refused = to === plainPaths.admin && role ? plainPaths.desk : 403
          const expected = isAtLeast(role, needed) ? 'in' : refused
          expect(outcome, `${role} at ${to}`).toBe(opens ? expected : plainPaths.login)
        }
    },
  )

  test('is closed to strangers by its layout alone, at every page', async () => {
    for (const { to } of pages) {
      expect(await through([LAYOUT], { to }), to).toBe(plainPaths.login)
      expect(await through([LAYOUT], { to, session: 'a forged one' }), to).toBe(plainPaths.login)
      expect(await through([LAYOUT], { to, session: 'undefined with a password' }), to).toBe(403)
      expect(await through([LAYOUT], { to, session: 'writer with a password' }), to).toBe('in')
    }
  })

  test('is closed to lesser roles by the lock above the page alone, for forms too', async () => {
    for (const { to, role: needed, locks } of pages)
      for (const role of roles)
        for (const method of ['GET', 'HEAD', 'POST']) {
          const outcome = await through(locks, { to, role, method })
          const refused = to === plainPaths.admin && method !== 'POST' ? plainPaths.desk : 403
          expect(outcome, `${role}: ${method} ${to}`).toBe(isAtLeast(role, needed) ? 'in' : refused)
        }
  })
})
