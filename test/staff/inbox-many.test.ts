import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everyRequest, type InboxQuery, listRequests } from '#app/requests/handling/inbox.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const NOW = new Date('2026-10-02T15:00:00Z')

describe.each(engines)('An inbox of many requests on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  test('a search shows its first thousand and says that there are more, in every order and status', async () => {
    const rows = Array.from({ length: 1_600 }, (_, number) =>
      storedRequest(number, {
        status: number % 4 === 1 ? 'contacted' : number % 100 ? 'new' : 'spam',
        name: number % 2 ? `Odd ${number}` : `Even ${number}`,
      }),
    )
    await keep(opened.database.db, ...rows)
    const list = (query: Partial<InboxQuery>, page = 1) =>
      listRequests(opened.database.db, { search: '', sort: 'newest', overdueBefore: NOW, ...query }, page)
    expect(await list({ search: 'visitor' }, 99)).toMatchObject({ total: 1_000, more: true, page: 20 })
    expect((await list({ search: 'visitor' })).rows[0]?.reference).toBe('G-TEST-1599')
    expect(await list({ search: 'visitor', status: 'contacted' })).toMatchObject({ total: 400, more: true })
    expect(await list({ search: 'visitor odd', sort: 'oldest' })).toMatchObject({ total: 800, more: false })
    expect(await list({ search: 'odd even' })).toMatchObject({ total: 0, more: false })
    expect((await list({ search: 'odd 1599' })).rows.map(({ name }) => name)).toEqual(['Odd 1599'])
    let exported = 0
    for await (const some of everyRequest(opened.database.db, {
      search: 'visitor',
      sort: 'name',
      overdueBefore: NOW,
    })) {
      exported += some.length
    }
    expect(exported).toBe(1_584)
  })

  test('a list grows by pages below each other, ten at most', async () => {
    await keep(opened.database.db, ...Array.from({ length: 560 }, (_, number) => storedRequest(number)))
    const query = { search: '', sort: 'newest', overdueBefore: NOW } as const
    expect(await listRequests(opened.database.db, query, 1, 2)).toMatchObject({
      page: 1,
      lastPage: 2,
      pages: 12,
    })
    const most = await listRequests(opened.database.db, query, 1, 99)
    expect(most.rows).toHaveLength(500)
    expect(await listRequests(opened.database.db, query, 11, 99)).toMatchObject({ page: 11, lastPage: 12 })
    expect((await listRequests(opened.database.db, query, 3, 1)).rows).toHaveLength(50)
  })
})
