import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { grantAdmin, grantRole, revokeRole } from '#app/accounts/roles.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPages } from '#app/staff/staff-pages.ts'
import type { Database } from '#database/connect.ts'
import { isAtLeast, type Role } from '#database/rows/role.ts'
import { intentsIn } from '../../tools/attack/code-names.ts'
import { type Browser, siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { SECOND } from '../accounts/callers.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { isLong } from './attack-size.ts'

const intents = intentsIn('app/staff')

/** Fields that the intents need to do harm. */
const FIELDS = {
  email: SECOND,
  role: 'admin',
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

describe('The staff area', () => {
  const fixture = siteWithOwnerForEach()

  /** Everyone who may do less than an admin: their name, browser and role; all have a session but the first. */
  async function others(): Promise<[string, Browser, Role?][]> {
    const { db } = fixture.database
    const enter = (name: string) => fixture.site.enter(`${name}@garage.example`)
    const [second, former, writer, editor] = [
      await enter('second'),
      await enter('former'),
      await enter('writer'),
      await enter('editor'),
    ]
    await grantAdmin(db, 'former@garage.example')
    expect((await former.get(plainPaths.admin)).status).toBe(200)
    await revokeRole(db, 'former@garage.example')
    await grantRole(db, 'writer@garage.example', 'writer')
    await grantRole(db, 'editor@garage.example', 'editor')
    return [
      ['signed out', fixture.site.visit()],
      ['a former admin', former],
      ['without a role', second],
      ['a writer', writer, 'writer'],
      ['an editor', editor, 'editor'],
    ]
  }

  test('does nothing by any form for whoever has not its role, or had it', async () => {
    await keep(fixture.database.db, storedRequest(1))
    const people = await others()
    const actions = pages.filter(({ id }) => 'action' in (fixture.site.build.routes[id]?.module ?? {}))
    // At full length every person sends every form to every address; otherwise they take turns.
    const forms = intents
      .flatMap((intent) => actions.map((page) => ({ intent, ...page })))
      .filter((_, number) => isLong || number % 5 === 0)
    expect([intents.length > 18, actions.length > 6]).toEqual([true, true])

    for (const [, browser] of people.slice(2)) await browser.get(plainPaths.admin)
    const before = await contents(fixture.database)
    for (const [number, { intent, address, role }] of forms.entries()) {
      const turn = number % people.length
      const asData = Math.floor(number / people.length) % 2 === 1
      const to = asData ? `${address}.data` : address
      for (const [who, browser, theirs] of isLong ? people : people.slice(turn, turn + 1)) {
        // What their role may do is theirs.
        if (isAtLeast(theirs, role)) continue
        const answer = await browser.post(to, { ...FIELDS, intent })
        const text = await answer.text()
        const name = `${who}: ${intent} at ${to}`
        expect(text, name).not.toMatch(/Visitor number|owner@garage/)
        if (people.findIndex(([one]) => one === who) > 1) expect(answer.status, name).toBe(403)
        else if (asData) expect(text, name).toContain(plainPaths.login)
        else expect(answer.headers.get('location'), name).toBe(plainPaths.login)
      }
    }
    expect(await contents(fixture.database)).toEqual(before)

    // The same posts reach their actions when an admin sends them: none is refused because of the sender.
    for (const { intent, address } of forms) {
      const answer = await fixture.owner.post(address, { ...FIELDS, intent })
      expect(answer.status, `${intent} at ${address}`).not.toBe(403)
      expect(answer.headers.get('location'), `${intent} at ${address}`).not.toBe(plainPaths.login)
    }
    expect(await contents(fixture.database)).not.toEqual(before)
  })

  test('gives no part of a page by itself past its guard', async () => {
    await keep(fixture.database.db, storedRequest(1))
    expect(pages.filter(({ id }) => !fixture.site.build.routes[id])).toEqual([])
    const places = ['/admin.data', '/admin/People.data', '/admin/requests/G-TEST-1.data', '/_root.data']
    for (const [who, browser, theirs] of await others())
      for (const [number, { id, role }] of pages.entries())
        for (const place of isLong ? places : [places[number % places.length]]) {
          if (isAtLeast(theirs, role)) continue
          const to = `${place}?_routes=${encodeURIComponent(id)}&q=visitor@example.com`
          const text = await (await browser.get(to)).text()
          expect(text, `${who}: ${to}`).not.toMatch(/Visitor number|visitor@example|owner@garage/)
        }
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
