import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { answerDue } from '#app/requests/answer-clock.ts'
import { everyRequest, type InboxQuery, listRequests } from '#app/requests/handling/inbox.server.ts'
import { filterAddress, type InboxFilter, readFilter, sorts } from '#app/requests/handling/inbox.ts'
import { nextAfter } from '#app/requests/life/open.server.ts'
import { queryOf } from '#app/staff/inbox/shown-filter.server.ts'
import { shownList } from '#app/staff/inbox/shown-list.server.ts'
import { migrations } from '#database/migrations.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, itIs, NOW } from './in-database.ts'

const every: InboxQuery = { search: '', sort: 'newest', now: NOW }
const numbers = (rows: readonly { reference: string }[]) =>
  rows.map(({ reference }) => Number(reference.replace('G-TEST-', '')))

describe.each(engines)('The inbox on $name', ({ open }) => {
  const at = databaseForEach([], open)

  const found = async (query: Partial<InboxQuery>) =>
    numbers((await listRequests(at.db, { ...every, ...query }, 1)).rows)
  async function exported(query: Partial<InboxQuery>) {
    const all: number[] = []
    for await (const some of everyRequest(at.db, { ...every, ...query })) all.push(...numbers(some))
    return all
  }

  test('finds a request by any of its words, accents and notation ignored', async () => {
    const elise = {
      name: 'Élise Gagné-Cœur',
      phone: '+1 (514) 555-0123',
      email: 'elise.gagne@example.org',
      vehicle_make: 'Citroën',
      vehicle_model: 'F-150',
      plate: 'ABC 123',
      reference: 'G-7K3F-22',
    }
    await at.keep(storedRequest(1, elise), 2, storedRequest(3, { name: '100% O’Neil', plate: 'A_B' }))
    const terms =
      'elise|GAGNÉ|gagne coeur|coeur|gagné-cœur|5145550123|514.555.0123|(514) 555-0123|+1 514 555 0123|555-0123|0123|' +
      'elise.gagne@example.org|elise.g|citroen f150|f-150 élise|abc123|ABC 123|G-7K3F-22|7k3f|g7k3f22'
    for (const search of terms.split('|')) {
      const { rows } = await listRequests(at.db, { ...every, search }, 1)
      expect(
        rows.map(({ id }) => id),
        search,
      ).toEqual(['id-1'])
    }
    expect(await found({ search: 'oneil' })).toEqual([3])
    expect(await found({ search: 'mazda 3' })).toEqual([3, 2])
    for (const search of ['elise mazda', '%', "' or 1=1 --"])
      expect(await found({ search }), search).toEqual([])
    expect(await found({ search: '  ' })).toHaveLength(3)
  })

  test('finds words of the message, and forgives one slip', async () => {
    const message = 'Ma Corolla grince\nà l’arrière'
    await at.keep(storedRequest(1, { message }), storedRequest(2, { name: 'Tremblay' }))
    for (const search of ['grince', 'arriere', 'corol', 'visitor grince'])
      expect(await found({ search }), search).toEqual([1])
    for (const slip of ['corola', 'coorlla', 'corrolla', 'cprolla', 'tramblay']) {
      const { rows, instead } = await listRequests(at.db, { ...every, search: slip }, 1)
      expect([rows.length, instead], slip).toEqual([1, expect.stringMatching(/^(corolla|tremblay)$/)])
    }
    expect((await listRequests(at.db, { ...every, search: 'corolla' }, 1)).instead).toBeUndefined()
    expect(await found({ search: 'zzzzz' })).toEqual([])
  })

  test('finds words however they are joined, plates in a message, and letters as another keyboard has them', async () => {
    const message = 'Le pare-brise de l’huile, rita.msg@exemple.org, K57 RTV, 2024-11'
    await at.keep(storedRequest(1, { message }), storedRequest(2, { name: 'Łukasz OBrien-Straße' }))
    for (const search of [
      'pare-brise',
      'pare-bris',
      'l’huile',
      'rita.msg@exemple.org',
      'k57-rtv',
      'K57RTV',
      '2024-11',
    ])
      expect(await found({ search }), search).toEqual([1])
    for (const search of ['lukasz', "o'brien", 'strasse', 'obrien-strasse'])
      expect(await found({ search }), search).toEqual([2])
    for (const search of ['pare-chocs', 'K57ABC', '☎']) expect(await found({ search }), search).toEqual([])
    // As the version before stored it.
    await at.db.updateTable('request_words').set({ word: 'łukasz' }).where('word', '=', 'lukasz').execute()
    await migrations['055-plain-letters']?.up(at.db as unknown as Kysely<unknown>, 'sqlite')
    expect(await found({ search: 'lukasz' })).toEqual([2])
  })

  test('shows those due first, the longest waiting on top, over many pages and in the file', async () => {
    const status = (number: number) =>
      (['new', 'contacted', 'spam', 'archived'] as const)[number % 4] ?? 'new'
    await at.keep(
      ...Array.from({ length: 160 }, (_, number) =>
        storedRequest(number, { ...noDay, status: status(number) }),
      ),
    )
    const all = Array.from({ length: 160 }, (_, number) => number)
    const waits = all.filter((number) => number % 4 === 0)
    // Then the open ones, then the others, the newest of each on top.
    const rest = [1, 3].flatMap((of) => all.filter((number) => number % 4 === of).reverse())
    const due = [...waits, ...rest]
    for (const search of ['', 'visitor']) {
      const query = { ...every, search, sort: 'due' } as const
      const list = async (first: number, last?: number) =>
        numbers((await listRequests(at.db, query, first, last)).rows)
      expect(await list(1)).toEqual(due.slice(0, 50))
      expect(await list(2)).toEqual(due.slice(50, 100))
      expect(await list(1, 3)).toEqual(due)
      expect(await exported(query)).toEqual(due)
      expect(await found({ ...query, status: 'new' })).toEqual(waits)
      // What waits for nobody has the newest on top.
      expect(await found({ ...query, status: 'archived' })).toEqual(
        all.filter((number) => number % 4 === 3).reverse(),
      )
    }
  })

  const noDay = { preferred_date: null }
  const answered = { ...noDay, status: 'contacted', first_answered_at: 'x' } as const
  const rows = () =>
    at.keep(
      storedRequest(1, { name: 'Zoé', form_type: 'estimate', ...noDay }),
      storedRequest(2, { name: 'Émile', service_type: 'pneus', car: 'ready', ...answered }),
      storedRequest(3, { name: 'adam', created_at: '2026-10-02T14:59:00.000Z' }),
      storedRequest(4, { name: 'Honey', status: 'spam' }),
      storedRequest(5, {
        name: 'Bob',
        created_at: '2026-10-02T15:00:00.000Z',
        ...noDay,
        first_answered_at: 'x',
      }),
      storedRequest(6, { name: 'Cleo', status: 'archived' }),
    )
  const moment = (time: string) => new Date(`2026-10-02T${time}Z`)
  const due = answerDue(moment('14:59:00.000'))

  const filters: [Partial<InboxQuery>, number[]][] = [
    [{}, [5, 3, 6, 2, 1]],
    [{ sort: 'oldest' }, [1, 2, 6, 3, 5]],
    [{ sort: 'name' }, [3, 5, 6, 2, 1]],
    [{ status: 'spam' }, [4]],
    [{ search: 'honey' }, []],
    [{ search: 'honey', status: 'spam' }, [4]],
    [{ type: 'estimate' }, [1]],
    [{ service: 'pneus' }, [2]],
    [{ since: moment('14:59:00.000') }, [5, 3]],
    [{ since: moment('14:59:00.001') }, [5]],
    // Three was answered by nobody; what is ready waits for its customer.
    [{ only: 'ours' }, [3, 1]],
    [{ only: 'ours', status: 'spam' }, []],
    [{ only: 'ready' }, [2]],
    [{ only: 'ready', search: 'emile', sort: 'due' }, [2]],
    // The moment itself is late; what was answered is not, whatever its status.
    [{ only: 'overdue', now: due }, [3, 1]],
    [{ only: 'overdue', now: new Date(due.getTime() - 1) }, [1]],
    [{ only: 'overdue', search: 'adam' }, [3]],
  ]
  test('takes from all requests those of a filter, in the list and in the file', async () => {
    await rows()
    for (const [query, expected] of filters) {
      expect(await found(query), JSON.stringify(query)).toEqual(expected)
      expect(await exported(query), JSON.stringify(query)).toEqual(expected)
    }
  })

  test('counts each status under the other filters, and nothing of what is kept out of the list', async () => {
    await rows()
    const counts = async (query: Partial<InboxQuery>) =>
      (await listRequests(at.db, { ...every, ...query }, 1)).counts
    expect(await counts({ service: 'freins' })).toMatchObject({ new: 3, contacted: 0, spam: 1 })
    expect(await counts({ only: 'ours', status: 'contacted' })).toMatchObject({
      new: 2,
      contacted: 0,
      spam: 0,
    })
    expect(await listRequests(at.db, every, 9)).toMatchObject({ total: 5, page: 1, lastPage: 1, pages: 1 })
  })

  test('marks the same request as next as leads there by itself and stands on top of what is due', async () => {
    itIs(NOW)
    await at.keep(storedRequest(1, { ...noDay, first_answered_at: 'x' }), 2, 3, storedRequest(4, answered))
    const next = await nextAfter(at.db, await at.request(4), NOW)
    expect(next?.reference).toBe('G-TEST-2')
    for (const sort of sorts) {
      const { rows } = await shownList(
        at.db,
        readFilter(new URLSearchParams({ sort })),
        new URLSearchParams(),
        'en',
      )
      expect(numbers(rows.filter(({ isNext }) => isNext)), sort).toEqual([2])
      // One that is new and has its answer waits for none.
      if (sort === 'due') expect(numbers(rows)).toEqual([2, 3, 4, 1])
    }
  })
})

test('an address says the filter; what it does not know is left out', () => {
  const asked = new URLSearchParams('status=new&type=x&service=freins&period=30&q=Zo%C3%A9&sort=up')
  const filter: InboxFilter = {
    status: 'new',
    service: 'freins',
    period: '30',
    search: 'Zoé',
    sort: 'newest',
  }
  expect(readFilter(asked)).toEqual({ type: undefined, only: undefined, ...filter })
  expect(readFilter(new URLSearchParams({ q: 'x'.repeat(121) })).search).toHaveLength(120)
  expect(filterAddress(filter)).toBe('?status=new&service=freins&period=30&q=Zo%C3%A9')
  expect(filterAddress({ search: '', sort: 'due' }, 2, 3)).toBe('?sort=due&page=2&to=3')
  expect(filterAddress({ search: '', sort: 'newest' }, 1, 1)).toBe('')
})

test.each([
  ['1', '2026-11-24T05:00:00.000Z'],
  ['7', '2026-11-18T05:00:00.000Z'],
  // Before the clocks went back, midnight was an hour earlier in UTC.
  ['30', '2026-10-26T04:00:00.000Z'],
] as const)('a period of %s days begins at midnight of the garage, today included', (period, since) => {
  // 23:30 in Montreal; in UTC it is the 25th.
  const now = new Date('2026-11-25T04:30:00Z')
  expect(queryOf({ period, search: '', sort: 'newest' }, now).since?.toISOString()).toBe(since)
})
