import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { RequestTable } from '#database/rows/requests.ts'
import { type Browser, siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'

describe.each(engines)('The staff area on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)

  const enter = (email: string) => fixture.site.enter(email)

  const insert = (...rows: Insertable<RequestTable>[]) =>
    fixture.database.db.insertInto('contact_submissions').values(rows).execute()

  test('opens to admins alone, at every address it has, whatever the method', async () => {
    await insert(storedRequest(1))
    const nobody = fixture.site.visit()
    const second = await enter('second@garage.example')
    const routes = Object.values(fixture.site.build.routes).filter((route) => route !== undefined)
    const byId = new Map(routes.map((route) => [route.id, route]))
    const addresses = routes.flatMap((route) => {
      const chain = []
      for (let at: typeof route | undefined = route; at; at = byId.get(at.parentId ?? '')) chain.unshift(at)
      const guarded = chain.some(({ id }) => id === 'staff/layout')
      const path = chain
        .map((link) => link.path ?? '')
        .filter(Boolean)
        .join('/')
      if (!guarded && !route.path?.startsWith('/admin')) return []
      expect(guarded, `the frame guards ${route.id}`).toBe(true)
      return [
        path
          .replace(/^.*(?=\/admin)/, '')
          .replace(':reference', 'G-TEST-1')
          .replace(/:\w+\??/g, 'x'),
      ]
    })
    expect(addresses).toEqual(expect.arrayContaining(['/admin', '/admin/requests/G-TEST-1']))
    for (const address of new Set(addresses)) {
      for (const to of [address, `${address}?index`, `${address}.data`]) {
        for (const send of [(by: Browser) => by.get(to), (by: Browser) => by.post(to, {})]) {
          const strangers = await (await send(nobody)).text()
          const others = await send(second)
          expect(strangers).not.toContain('Visitor number')
          expect(others.status).toBe(403)
          expect(await others.text()).not.toContain('Visitor number')
        }
      }
      expect((await nobody.get(address)).headers.get('location')).toBe('/login')
    }
  })

  test('tells others that they have no access', async () => {
    const second = await enter('second@garage.example')
    const page = await (await second.get('/admin')).text()
    expect(page).toContain('Access Denied')
    expect(page).toContain('You do not have admin privileges to access this page.')
    expect(page).toContain('Go Home')
  })

  test('lists the requests, newest first, with what became of their mails', async () => {
    await insert(storedRequest(1), storedRequest(2, { name: '<b>Bold</b>', status: 'contacted' }))
    await insert(storedRequest(3, { name: 'Honey', status: 'spam', spam_reason: 'honeypot' }))
    const mail = {
      created_at: '2026-10-01T12:00:00.000Z',
      due_at: '2026-10-01T12:00:00.000Z',
      lang: 'fr' as const,
    }
    const rest = { to_address: 'a@garage.example', subject: '', html: '', text: '', request_id: 'id-1' }
    await fixture.database.db
      .insertInto('jobs')
      .values([
        {
          ...mail,
          ...rest,
          id: 'm1',
          kind: 'mail',
          mail: 'request.notice',
          message_id: 'm1',
          state: 'failed',
        },
        {
          ...mail,
          ...rest,
          id: 'm2',
          kind: 'mail',
          mail: 'request.acknowledgement',
          message_id: 'm2',
          state: 'sent',
        },
      ])
      .execute()

    const page = await (await fixture.owner.get('/admin')).text()
    for (const words of [
      'Admin Dashboard',
      'Manage contact submissions',
      'Sign Out',
      'Contact Submissions',
    ]) {
      expect(page).toContain(words)
    }
    // Only the first table: the last one lists the keyboard shortcuts.
    const list = page.slice(page.indexOf('<table'), page.indexOf('</table>'))
    const heads = [...list.matchAll(/<th [^>]*>([^<]+)</g)].map(([, head]) => head)
    expect(heads).toEqual(['Date', 'Type', 'Name', 'Contact', 'Vehicle', 'Service', 'Status'])
    expect(page).toContain('2 requests')
    expect(list.indexOf('&lt;b&gt;Bold')).toBeGreaterThan(0)
    expect(list.indexOf('&lt;b&gt;Bold')).toBeLessThan(list.indexOf('Visitor number 1'))
    expect(page).toContain('2016 Mazda 3')
    expect(page).toContain('Brakes')
    expect(page).toContain('Notice: not sent')
    expect(page).not.toContain('Receipt')
    expect(page).not.toContain('waiting since')
    expect(page).not.toContain('Honey')
    expect(await (await fixture.owner.get('/admin?status=spam')).text()).toContain('Honey')
  })

  test('says that no mail leaves, as soon as one was tried in vain or waits for long', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const { db } = fixture.database
    const page = async () => (await fixture.owner.get('/admin')).text()
    for (const [id, minutes, lastError] of [
      ['w1', 0, null],
      ['w2', 0, 'connect ECONNREFUSED'],
      ['w3', 90, null],
    ] as const) {
      await db
        .insertInto('jobs')
        .values({
          id,
          kind: 'mail',
          mail: 'request.notice',
          lang: 'fr',
          to_address: 'a@garage.example',
          subject: '',
          html: '',
          text: '',
          message_id: id,
          attempts: lastError ? 1 : 0,
          created_at: minutesAgo(minutes),
          due_at: minutesAgo(-60),
          last_error: lastError,
        })
        .execute()
      if (id === 'w1') expect(await page()).not.toMatch(/\d emails? ha(s|ve) been waiting/)
    }
    expect(await page()).toMatch(/2 emails have been waiting since .+: the mail server does not take them/)
    await db.updateTable('jobs').set({ state: 'sent' }).execute()
    expect(await page()).not.toMatch(/\d emails? ha(s|ve) been waiting/)
  })

  test('shows fifty a page, counted by the server', async () => {
    await insert(...Array.from({ length: 51 }, (_, number) => storedRequest(number)))
    const rowsOf = async (address: string) => {
      const page = await (await fixture.owner.get(address)).text()
      // The line above the table names the next one to call.
      const found = page.slice(page.indexOf('<table')).matchAll(/Visitor number (\d+)</g)
      return [...found].map(([, number]) => Number(number))
    }
    expect(await rowsOf('/admin')).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
    expect(await rowsOf('/admin?page=2')).toEqual([0])
    expect(await rowsOf('/admin?page=99')).toEqual([0])
    expect(await rowsOf('/admin?page=-1')).toHaveLength(50)
    expect(await (await fixture.owner.get('/admin?page=2')).text()).toContain('Page 2 of 2')
  })

  // The first request makes Better Auth inspect every table, which would fail while one is renamed.
  test('says so when the list cannot be loaded, and stays usable', async () => {
    await fixture.owner.get('/admin')
    await sql`alter table contact_submissions rename to elsewhere`.execute(fixture.database.db)
    const response = await fixture.owner.get('/admin')
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('Failed to load submissions')
    expect(page).toContain('Sign Out')
    expect(fixture.site.garage.lines()).toContain('requests.unreadable')
  })

  test('is closed while roles cannot be read', async () => {
    await fixture.owner.get('/admin')
    await sql`alter table user_roles rename to elsewhere`.execute(fixture.database.db)
    expect((await fixture.owner.get('/admin')).status).toBe(403)
    expect(fixture.site.garage.lines()).toContain('auth.role-unreadable')
  })

  test('names the facts that are still examples, in the language chosen', async () => {
    await fixture.owner.post('/login/language', { lang: 'fr', back: '/admin' })
    const page = await (await fixture.owner.get('/admin')).text()
    const opening = await (await fixture.owner.get('/admin/opening')).text()
    for (const subject of ['Ouvrir le site', 'Qui vous êtes', 'Les prix', 'Les garanties'])
      expect(opening).toContain(subject)
    expect(page).toContain('0 demande<')
  })
})
