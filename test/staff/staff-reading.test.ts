import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '#database/connect.ts'
import { siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { MAIL_MILLISECONDS } from '../http-client.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { incident } from './incident.ts'

/** Every row of every table, without the time of last use, which every request updates. */
async function rowsOf({ db }: Database): Promise<Record<string, string[]>> {
  // That the database can be written to is found by writing.
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'write_checks')
  const all = tables.map(async ({ name }) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    return [name, rows.map((row) => JSON.stringify({ ...row, lastUsedAt: null })).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

describe.each(engines)('Looking at the staff area on $name', ({ open }) => {
  const fixture = siteForEach(open)
  const readAt = async () =>
    (await fixture.database.db.selectFrom('contact_submissions').select('read_at').executeTakeFirstOrThrow())
      .read_at

  test('changes nothing, whoever asks for whatever page in whatever way, and each page has its title', async () => {
    const { db } = fixture.database
    const owner = await fixture.site.enter('owner@garage.example')
    await keep(db, storedRequest(1))
    const added = await owner.post('/admin/privacy/incidents/new', incident)
    const story = new URL(added.headers.get('location') ?? '', 'http://localhost:3000').pathname
    const routes = Object.values(fixture.site.build.routes).flatMap((route) => route?.path ?? [])
    const addresses = routes
      .filter((path) => /^\/(admin|login)\b/.test(path) && !path.includes(':'))
      .concat('/admin/requests/G-TEST-1', '/admin/requests/G-TEST-1/work-order', story)
      .concat(
        '/admin/privacy?q=visitor@example.com&step=erase',
        '/admin/privacy/export?q=visitor@example.com',
      )
    expect(addresses.length).toBeGreaterThan(20)
    await vi.waitFor(async () => {
      const waiting = await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'mail')
        .where('state', '!=', 'sent')
        .execute()
      expect([waiting, await db.selectFrom('retention_run').select('at').execute()]).toMatchObject([[], [{}]])
    }, MAIL_MILLISECONDS)
    const before = await rowsOf(fixture.database)
    const ways = [
      [owner, 'GET', {}],
      [owner, 'HEAD', {}],
      [owner, 'GET', { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' }],
      [fixture.site.visit(), 'GET', {}],
    ] as const
    for (const address of addresses)
      for (const [browser, method, headers] of ways)
        for (const path of [address, address.replace(/(\?|$)/, '.data$1')]) {
          const answer = await browser.ask(path, method, headers)
          expect(answer.status, `${method} ${path}`).toBeLessThan(500)
          const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
          const text = isPage && method === 'GET' ? await answer.text() : await answer.body?.cancel()
          if (!text) continue
          expect(text.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1)
          expect(text, path).toContain('<meta name="robots" content="noindex"')
        }
    expect(await rowsOf(fixture.database)).toEqual(before)
  })

  test('a request is read once its page says so, or once it is answered', async () => {
    const owner = await fixture.site.enter('owner@garage.example')
    await keep(fixture.database.db, storedRequest(1))
    const address = '/admin/requests/G-TEST-1'
    expect(await (await owner.get(address)).text()).toMatch(/value="read"[^>]*>Mark as read</)
    expect(await readAt()).toBeNull()
    const answer = await owner.post(address, { intent: 'read', stay: 'yes' })
    expect(answer.status).toBe(200)
    const first = await readAt()
    expect(first).not.toBeNull()
    expect(await (await owner.get(address)).text()).toMatch(/value="unread"[^>]*>Mark as unread</)
    await owner.post(address, { intent: 'note', note: 'Rappeler' })
    expect(await readAt()).toBe(first)
    await owner.post(address, { intent: 'unread' })
    expect(await readAt()).toBeNull()
    await owner.post(address, { intent: 'status', to: 'contacted', version: '1' })
    expect(await readAt()).not.toBeNull()
  })
})
