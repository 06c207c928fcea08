import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { grantAdmin, grantRole, revokeRole } from '#app/accounts/roles.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPages } from '#app/staff/staff-pages.ts'
import type { Database } from '#database/connect.ts'
import { type Browser, siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { isLong } from './attack-size.ts'
import { intentsIn } from './code-names.ts'

const SECOND = 'second@garage.example'
const FORMER = 'former@garage.example'
const WRITER = 'writer@garage.example'

const intents = intentsIn('app/staff')

/** Fields that the intents need to do harm. */
const FIELDS = {
  email: SECOND,
  id: 'x',
  to: 'archived',
  version: '1',
  note: 'by a stranger',
  mail: 'm1',
  name: 'ready',
  lang: 'fr',
  text: 'by a stranger',
  method: 'erased',
  confirmed: 'yes',
  q: 'visitor@example.com',
  password: 'trombone-sapin-47',
  'new-password': 'lune-caillou-verger-8',
  code: '123456',
  known_on: '2026-10-01',
  circumstances: 'by a stranger',
  information: 'x',
  people: '1',
  serious_risk: 'no',
}

/** A module of several addresses has a route for each (`routes.ts`). */
const isShared = (module: string) => staffPages.filter((page) => page.module === module).length > 1

/** The pages of the staff area, with the id of their route. */
const pages = staffPages.map(({ path, module, role }) => ({
  address: path.replace(':reference', 'G-TEST-1').replace(':incident', 'new'),
  id: isShared(module) ? `staff${path}` : `staff/${module.replace(/\.tsx?$/, '')}`,
  role,
}))

describe.each(engines)('Actions of the staff area on $name', ({ open }) => {
  const fixture = siteForEach(open)

  /** Pages of the staff area whose route has an action. */
  const actions = () => pages.filter(({ id }) => 'action' in (fixture.site.build.routes[id]?.module ?? {}))

  test('no form does anything for whoever is signed out, has no role, or had it', async () => {
    const { db } = fixture.database
    await keep(db, storedRequest(1))
    const owner = await fixture.site.enter('owner@garage.example')
    const second = await fixture.site.enter(SECOND)
    const former = await fixture.site.enter(FORMER)
    await grantAdmin(db, FORMER)
    expect((await former.get(plainPaths.admin)).status).toBe(200)
    const writer = await fixture.site.enter(WRITER)
    await grantRole(db, WRITER, 'writer')
    await revokeRole(db, FORMER)
    const people: [string, Browser][] = [
      ['signed out', fixture.site.visit()],
      ['without the role', second],
      ['a former admin', former],
      ['a writer', writer],
    ]
    // At full length every person sends every form to every address; otherwise they take turns.
    const forms = intents
      .flatMap((intent) => actions().map((page) => ({ intent, ...page })))
      .filter((_, number) => isLong || number % 4 === 0)
    expect(intents.length).toBeGreaterThan(18)
    expect(actions().length).toBeGreaterThan(6)

    for (const browser of [second, writer]) await browser.get(plainPaths.admin)
    const before = await contents(fixture.database)
    for (const [number, { intent, address, role }] of forms.entries()) {
      const asData = Math.floor(number / people.length) % 2 === 1
      const to = asData ? `${address}.data` : address
      for (const [who, browser] of isLong
        ? people
        : people.slice(number % people.length, (number % people.length) + 1)) {
        // What writers may do is theirs.
        if (who === 'a writer' && role === 'writer') continue
        const answer = await browser.post(to, { ...FIELDS, intent })
        const text = await answer.text()
        const name = `${who}: ${intent} at ${to}`
        expect(text, name).not.toMatch(/Visitor number|owner@garage/)
        if (who === 'without the role' || who === 'a writer') expect(answer.status, name).toBe(403)
        else if (asData) expect(text, name).toContain(plainPaths.login)
        else expect(answer.headers.get('location'), name).toBe(plainPaths.login)
      }
    }
    expect(await contents(fixture.database)).toEqual(before)

    // The same posts reach their actions when an admin sends them: none is refused because of the sender.
    for (const { intent, address } of forms) {
      const answer = await owner.post(address, { ...FIELDS, intent })
      expect(answer.status, `${intent} at ${address}`).not.toBe(403)
      expect(answer.headers.get('location'), `${intent} at ${address}`).not.toBe(plainPaths.login)
    }
    expect(await contents(fixture.database)).not.toEqual(before)
  })

  test('asking for one part of a page leads past no guard', async () => {
    await keep(fixture.database.db, storedRequest(1))
    await fixture.site.enter('owner@garage.example')
    const second = await fixture.site.enter(SECOND)
    const writer = await fixture.site.enter(WRITER)
    await grantRole(fixture.database.db, WRITER, 'writer')
    const ids = pages.map(({ id }) => id)
    expect(ids.filter((id) => !fixture.site.build.routes[id])).toEqual([])
    for (const browser of [fixture.site.visit(), second, writer]) {
      for (const [number, id] of ids.entries()) {
        const addresses = [
          '/admin.data',
          '/admin/requests/G-TEST-1.data',
          '/admin/privacy.data',
          '/_root.data',
        ]
        for (const address of isLong ? addresses : [addresses[number % addresses.length]]) {
          const to = `${address}?_routes=${encodeURIComponent(id)}&q=visitor@example.com`
          expect(await (await browser.get(to)).text(), to).not.toMatch(
            /Visitor number|visitor@example|owner@garage/,
          )
        }
      }
    }
  })

  test('of admins who take each other’s role at the same instant, one stays', async () => {
    const { db } = fixture.database
    const emails = ['owner@garage.example', 'b@garage.example', 'c@garage.example', 'd@garage.example']
    const browsers: Browser[] = []
    for (const email of emails) {
      browsers.push(await fixture.site.enter(email))
      await grantAdmin(db, email)
    }
    // Each revokes the role of the next one and their own, all at once.
    await Promise.all(
      browsers.flatMap((browser, number) =>
        [emails[(number + 1) % emails.length], emails[number]].map((email) =>
          browser.post(plainPaths.people, { intent: 'revoke', email: `${email}` }),
        ),
      ),
    )
    const left = await db.selectFrom('user_roles').selectAll().execute()
    expect(left.length).toBeGreaterThanOrEqual(1)
    for (const email of emails) await revokeRole(db, email)
    expect(await db.selectFrom('user_roles').selectAll().execute()).toHaveLength(1)
    await expect(sql`delete from "user" where id = ${left.at(-1)?.user_id}`.execute(db)).rejects.toThrow()
  })
})

/** Every row of every table, without the rate limits and the last-used times. */
async function contents({ db }: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    if (name === 'budgets') continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    all[name] = rows.map(({ lastUsedAt, last_used_at, ...rest }) => JSON.stringify(rest)).toSorted()
  }
  return all
}
