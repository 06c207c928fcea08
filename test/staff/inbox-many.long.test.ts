import { describe, expect, test } from 'vitest'
import { everyRequest, type InboxQuery, listRequests } from '#app/requests/handling/inbox.server.ts'
import { sorts } from '#app/requests/handling/inbox.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, NOW } from './in-database.ts'

describe.each(engines)('An inbox of many requests on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('shows the first thousand found, says that there are more, and exports all, in every order', async () => {
    const all = Array.from({ length: 1_600 }, (_, number) =>
      storedRequest(number, {
        preferred_date: null,
        status: number % 4 === 1 ? 'contacted' : number % 100 ? 'new' : 'spam',
        name: number % 2 ? `Odd ${number}` : `Even ${number}`,
      }),
    )
    await at.keep(...all)
    const query = { search: 'visitor', sort: 'newest', now: NOW } as const
    const list = (more: Partial<InboxQuery>, page = 1) => listRequests(at.db, { ...query, ...more }, page)
    expect(await list({}, 99)).toMatchObject({ total: 1_000, more: true, page: 20 })
    expect((await list({})).rows[0]?.reference).toBe('G-TEST-1599')
    expect(await list({ status: 'contacted' })).toMatchObject({ total: 400, more: true })
    expect(await list({ search: 'visitor odd', sort: 'oldest' })).toMatchObject({ total: 800, more: false })
    expect(await list({ search: 'odd even' })).toMatchObject({ total: 0, more: false })
    expect((await list({ search: 'odd 1599' })).rows.map(({ name }) => name)).toEqual(['Odd 1599'])

    const oldest = all.filter(({ status }) => status !== 'spam')
    const waits = oldest.filter(({ status }) => status === 'new')
    const inOrder = {
      oldest,
      newest: oldest.toReversed(),
      due: [...waits, ...oldest.filter(({ status }) => status !== 'new').reverse()],
      name: oldest.toSorted((one, other) => Number(`${one.name_order}` > `${other.name_order}`) * 2 - 1),
    }
    for (const sort of sorts)
      for (const search of ['visitor', '']) {
        const exported: string[] = []
        for await (const some of everyRequest(at.db, { ...query, sort, search }))
          exported.push(...some.map(({ id }) => id))
        expect(exported, `${sort} ${search}`).toEqual(inOrder[sort].map(({ id }) => id))
      }
  })

  test('a list grows by pages below each other, ten at most', async () => {
    await at.keep(...Array.from({ length: 560 }, (_, number) => number))
    const list = (first: number, last: number) =>
      listRequests(at.db, { search: '', sort: 'newest', now: NOW }, first, last)
    expect(await list(1, 2)).toMatchObject({ page: 1, lastPage: 2, pages: 12 })
    expect((await list(1, 99)).rows).toHaveLength(500)
    expect(await list(11, 99)).toMatchObject({ page: 11, lastPage: 12 })
    expect((await list(3, 1)).rows).toHaveLength(50)
  })
})
