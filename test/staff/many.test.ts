import { beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { changeMany } from '#app/requests/handling/change-many.server.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

describe.each(engines)('Many requests at once on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  beforeEach(async () => {
    await keep(fixture.database.db, ...[1, 2, 3].map((number) => storedRequest(number)))
  })

  const statusOf = async (reference: string) =>
    (
      await fixture.database.db
        .selectFrom('contact_submissions')
        .select('status')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).status
  const unread = async () => {
    const rows = await fixture.database.db
      .selectFrom('contact_submissions')
      .select('reference')
      .where('read_at', 'is', null)
      .orderBy('reference')
      .execute()
    return rows.map(({ reference }) => reference)
  }
  const history = () => fixture.database.db.selectFrom('request_history').selectAll().execute()
  /** The HTML of the page's main content, without scripts and React's comments. */
  const shown = (html: string) =>
    html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!-- -->/g, '')
  const send = async (fields: [string, string][], by = fixture.owner) =>
    shown(await (await by.post('/admin?index', fields)).text())
  /** The fields of the undo form on a page. */
  const undo = (page: string): [string, string][] => [
    ['intent', 'undo'],
    ['field', /name="field" value="(\w+)"/.exec(page)?.[1] ?? ''],
    ['chosen', /name="chosen" value="([^"]+)"\/><button/.exec(page)?.[1] ?? ''],
  ]

  test('a plain form archives what was chosen, says so, and takes it back', async () => {
    const list = shown(await (await fixture.owner.get('/admin')).text())
    expect(list.match(/<input [^>]*form="many"[^>]*name="chosen"/g)).toHaveLength(3)
    expect(list).toContain('value="G-TEST-1 1"')
    const page = await send([
      ['field', 'status'],
      ['status', 'archived'],
      ['chosen', 'G-TEST-1 1'],
      ['chosen', 'G-TEST-3 1'],
    ])
    expect(page).toContain('2 requests changed.')
    expect(await statusOf('G-TEST-1')).toBe('archived')
    expect(await statusOf('G-TEST-2')).toBe('new')
    expect(await unread()).toEqual(['G-TEST-2'])
    expect(await history()).toHaveLength(2)

    const back = await send(undo(page))
    expect(back).toContain('2 requests as they were before.')
    expect(back).not.toContain('Undo')
    expect(await statusOf('G-TEST-3')).toBe('new')
    expect(await unread()).toEqual(['G-TEST-1', 'G-TEST-2', 'G-TEST-3'])
    expect((await history()).map(({ to_value }) => to_value).toSorted()).toEqual([
      'archived',
      'archived',
      'new',
      'new',
    ])
  })

  test('one of many that is undone on its page stays read', async () => {
    await send([
      ['field', 'status'],
      ['status', 'archived'],
      ['chosen', 'G-TEST-1 1\nG-TEST-2 1'],
    ])
    const back = { intent: 'status', to: 'new', version: '2', undoes: 'yes' }
    await fixture.owner.post('/admin/requests/G-TEST-1', back)
    expect(await statusOf('G-TEST-1')).toBe('new')
    expect(await unread()).toEqual(['G-TEST-3'])
  })

  test('what a colleague changed meanwhile is left as it is and named, whoever undoes or changes', async () => {
    await fixture.owner.post('/admin/requests/G-TEST-2', { intent: 'status', to: 'scheduled', version: '1' })
    const page = await send([
      ['field', 'status'],
      ['status', 'archived'],
      ['chosen', 'G-TEST-1 1\r\nG-TEST-2 1\r\nG-TEST-9 1\r\nnonsense'],
    ])
    expect(page).toContain('1 request changed.')
    expect(page).toContain('Left as they are, someone has just changed them: Visitor number 2.')
    expect(await statusOf('G-TEST-2')).toBe('scheduled')
    await fixture.owner.post('/admin/requests/G-TEST-1', { intent: 'status', to: 'completed', version: '2' })
    expect(await send(undo(page))).toContain('someone has just changed them: Visitor number 1.')
    expect(await statusOf('G-TEST-1')).toBe('completed')
  })

  test('many are given to somebody at once, and to nobody who has no access', async () => {
    const { db } = fixture.database
    const second = await fixture.site.enter('second@garage.example')
    expect((await second.post('/admin?index', { field: 'status' })).status).toBe(403)
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'second@garage.example')
      .executeTakeFirstOrThrow()
    const give = () =>
      send([
        ['field', 'assignee'],
        ['assignee', id],
        ['chosen', 'G-TEST-1 1\nG-TEST-2 1'],
      ])
    expect(await give()).toContain('Not assigned, this person no longer has access: Visitor number 1')
    await grantAdmin(db, 'second@garage.example')
    const page = await give()
    expect(page).toContain('2 requests changed.')
    // Whoever got them has not seen them yet.
    expect(await unread()).toHaveLength(3)
    expect((await history()).every(({ to_value }) => to_value === 'second@garage.example')).toBe(true)
    await send(undo(page))
    const given = await db.selectFrom('contact_submissions').select('assignee').execute()
    expect(given.map(({ assignee }) => assignee)).toEqual([null, null, null])
  })

  test('nothing chosen, or nothing sensible, changes nothing', async () => {
    for (const fields of [
      [['field', 'status']],
      [
        ['field', 'status'],
        ['status', 'nonsense'],
        ['chosen', 'G-TEST-1 1'],
      ],
    ] as [string, string][][])
      expect(await send(fields)).toContain('0 requests changed.')
    expect(await history()).toEqual([])
  })

  test('of two people who change the same requests at once, each request follows one and the other is told', async () => {
    const { db } = fixture.database
    const rows = Array.from({ length: 40 }, (_, number) => storedRequest(number + 10))
    await keep(db, ...rows)
    const wanted = (to: Status) =>
      rows.map(({ reference }) => ({ reference, seen: 1, change: { field: 'status', to } as const }))
    const by = { id: 'x', email: 'x@garage.example' }
    const [owner] = await db.selectFrom('user').select(['id', 'email']).execute()
    const [one, other] = await Promise.all([
      changeMany(db, wanted('archived'), owner ?? by),
      changeMany(db, wanted('contacted').reverse(), owner ?? by),
    ])
    expect(one.done.length + other.done.length).toBe(40)
    expect(one.conflicts.length + other.conflicts.length).toBe(40)
    expect(await history()).toHaveLength(40)
  })
})
