import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addNote, changeRequest, requestWithStory } from '#app/requests/handling/changes.server.ts'
import { everyRequest, type InboxQuery, listRequests } from '#app/requests/handling/inbox.server.ts'
import { readFilter } from '#app/requests/handling/inbox.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const NOW = new Date('2026-10-02T15:00:00Z')
const STAFF = { id: 'user-1', email: 'owner@garage.example' }
const OTHER = { id: 'user-2', email: 'second@garage.example' }

describe.each(engines)('The inbox on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    const people = [STAFF, OTHER].map(({ id, email }) => ({
      id,
      email,
      name: '',
      emailVerified: true,
      image: null,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    }))
    await opened.database.db.insertInto('user').values(people).execute()
    await opened.database.db
      .insertInto('user_roles')
      .values({ user_id: STAFF.id, role: 'admin', granted_at: NOW.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  afterEach(() => opened.close())

  async function found(query: Partial<InboxQuery>): Promise<string[]> {
    const all: InboxQuery = { search: '', sort: 'newest', overdueBefore: NOW, ...query }
    return (await listRequests(opened.database.db, all, 1)).rows.map(({ reference }) => reference)
  }

  test('finds a request by any of its words, accents and notation ignored', async () => {
    await keep(
      opened.database.db,
      storedRequest(1, {
        reference: 'G-7K3F-22',
        name: 'Élise Gagné-Cœur',
        phone: '+1 (514) 555-0123',
        email: 'elise.gagne@example.org',
        vehicle_make: 'Citroën',
        vehicle_model: 'F-150',
        plate: 'ABC 123',
      }),
      storedRequest(2),
      storedRequest(3, { name: '100% O’Neil', plate: 'A_B' }),
    )
    for (const search of [
      'elise',
      'GAGNÉ',
      'gagne coeur',
      'coeur',
      'gagné-cœur',
      '5145550123',
      '514.555.0123',
      '(514) 555-0123',
      '+1 514 555 0123',
      '555-0123',
      '0123',
      'elise.gagne@example.org',
      'elise.g',
      'citroen f150',
      'f-150 élise',
      'abc123',
      'ABC 123',
      'G-7K3F-22',
      '7k3f',
      'g7k3f22',
    ]) {
      expect(await found({ search }), search).toEqual(['G-7K3F-22'])
    }
    expect(await found({ search: 'oneil' })).toEqual(['G-TEST-3'])
    expect(await found({ search: 'elise mazda' })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ search: "' or 1=1 --" })).toEqual([])
    expect(await found({ search: '  ' })).toHaveLength(3)
  })

  test('who waits for an answer comes first, the longest waiting before the others, over many pages', async () => {
    const { db } = opened.database
    const rows = Array.from({ length: 160 }, (_, number) =>
      storedRequest(number, {
        status: (['new', 'contacted', 'spam', 'archived'] as const)[number % 4] ?? 'new',
      }),
    )
    await keep(db, ...rows)
    const numbers = (list: { reference: string }[]) =>
      list.map(({ reference }) => Number(reference.replace('G-TEST-', '')))
    const waits = rows.flatMap((_, number) => (number % 4 === 0 ? [number] : []))
    const others = rows
      .flatMap((_, number) => (number % 4 === 1 || number % 4 === 3 ? [number] : []))
      .reverse()
    for (const search of ['', 'visitor']) {
      const query = { search, sort: 'due', overdueBefore: NOW } as const
      const list = async (first: number, last?: number) =>
        numbers((await listRequests(db, query, first, last)).rows)
      expect(await list(1)).toEqual([...waits, ...others].slice(0, 50))
      expect(await list(2)).toEqual([...waits, ...others].slice(50, 100))
      expect(await list(1, 3)).toEqual([...waits, ...others])
      expect(numbers((await listRequests(db, { ...query, status: 'new' }, 1)).rows)).toEqual(waits)
      const exported: number[] = []
      for await (const some of everyRequest(db, query)) exported.push(...numbers(some))
      expect(exported).toEqual([...waits, ...others])
    }
  })

  test('filters, counts and sorts; spam stands apart', async () => {
    await keep(
      opened.database.db,
      storedRequest(1, { name: 'Zoé', form_type: 'estimate', read_at: NOW.toISOString() }),
      storedRequest(2, { name: 'Émile', service_type: 'pneus', status: 'contacted', first_answered_at: 'x' }),
      storedRequest(3, { name: 'adam', created_at: '2026-10-02T14:59:00.000Z' }),
      storedRequest(4, { name: 'Honey', status: 'spam', spam_since: NOW.toISOString() }),
    )
    expect(await found({})).toEqual(['G-TEST-3', 'G-TEST-2', 'G-TEST-1'])
    expect(await found({ sort: 'oldest' })).toEqual(['G-TEST-1', 'G-TEST-2', 'G-TEST-3'])
    expect(await found({ sort: 'name' })).toEqual(['G-TEST-3', 'G-TEST-2', 'G-TEST-1'])
    expect(await found({ status: 'spam' })).toEqual(['G-TEST-4'])
    expect(await found({ search: 'honey' })).toEqual([])
    expect(await found({ type: 'estimate' })).toEqual(['G-TEST-1'])
    expect(await found({ service: 'pneus' })).toEqual(['G-TEST-2'])
    expect(await found({ since: new Date('2026-10-02T00:00:00Z') })).toEqual(['G-TEST-3'])
    expect(await found({ only: 'unread' })).toEqual(['G-TEST-3', 'G-TEST-2'])
    expect(await found({ only: 'overdue', overdueBefore: new Date('2026-10-02T10:00:00Z') })).toEqual([
      'G-TEST-1',
    ])
    const { counts } = await listRequests(
      opened.database.db,
      { search: '', sort: 'newest', service: 'freins', overdueBefore: NOW },
      1,
    )
    expect(counts).toMatchObject({ new: 2, contacted: 0, spam: 1 })
    const exported = []
    for await (const rows of everyRequest(opened.database.db, {
      search: '',
      sort: 'name',
      overdueBefore: NOW,
    })) {
      exported.push(...rows.map(({ name }) => name))
    }
    expect(exported).toEqual(['adam', 'Émile', 'Zoé'])
  })

  test('notes every change with who made it; what was answered stays answered until undone', async () => {
    const { db } = opened.database
    await keep(db, storedRequest(1))
    const change = (to: 'new' | 'contacted' | 'archived', seen: number) =>
      changeRequest(db, { reference: 'G-TEST-1', seen, change: { field: 'status', to }, by: STAFF })
    expect(await change('contacted', 1)).toBe('done')
    expect(await change('contacted', 1)).toBe('done')
    let story = await requestWithStory(db, 'G-TEST-1')
    expect(story?.request).toMatchObject({ status: 'contacted', version: 2 })
    expect(story?.request.first_answered_at).not.toBeNull()
    expect(story?.history).toMatchObject([
      { field: 'status', from_value: 'new', to_value: 'contacted', by_name: STAFF.email, version: 2 },
    ])
    expect(await change('archived', 2)).toBe('done')
    expect((await requestWithStory(db, 'G-TEST-1'))?.request.first_answered_at).not.toBeNull()
    expect(await change('new', 3)).toBe('done')
    story = await requestWithStory(db, 'G-TEST-1')
    expect(story?.request.first_answered_at).toBeNull()
    expect(story?.history).toHaveLength(3)
    expect(await addNote(db, { reference: 'G-TEST-1', text: 'Rappeler', by: STAFF })).toBe(true)
    expect(await addNote(db, { reference: 'G-NONE-1', text: 'Rappeler', by: STAFF })).toBe(false)
    expect(await change('contacted', 99)).toBe('done')
  })

  test('a change made on an old sight of the same thing is refused; of another thing it is not', async () => {
    const { db } = opened.database
    await keep(db, storedRequest(1))
    const ask = (change: Parameters<typeof changeRequest>[1]['change'], seen: number, by = STAFF) =>
      changeRequest(db, { reference: 'G-TEST-1', seen, change, by })
    expect(await ask({ field: 'status', to: 'contacted' }, 1, OTHER)).toBe('done')
    expect(await ask({ field: 'status', to: 'archived' }, 1)).toBe('conflict')
    expect(await ask({ field: 'appointment', to: '2026-10-05T13:00:00.000Z' }, 1)).toBe('done')
    expect(await ask({ field: 'assignee', to: 'nobody-at-all' }, 3)).toBe('refused')
    expect(await ask({ field: 'assignee', to: OTHER.id }, 3)).toBe('refused')
    expect(await ask({ field: 'assignee', to: STAFF.id }, 3)).toBe('done')
    expect((await requestWithStory(db, 'G-TEST-1'))?.request).toMatchObject({
      status: 'scheduled',
      appointment_at: '2026-10-05T13:00:00.000Z',
      assignee: STAFF.id,
      version: 5,
    })
  })

  test('spam is erased after thirty days of being spam, with all that was written on it; nothing else is', async () => {
    const { db } = opened.database
    const old = '2026-08-01T00:00:00.000Z'
    await keep(
      db,
      storedRequest(1, { created_at: old, status: 'spam', spam_since: '2026-09-02T14:59:00.000Z' }),
      storedRequest(2, { created_at: old, status: 'spam', spam_since: '2026-09-02T15:01:00.000Z' }),
      storedRequest(3, { created_at: old, status: 'archived' }),
    )
    await addNote(db, { reference: 'G-TEST-1', text: 'x', by: STAFF })
    expect(await purgeSpam(db, NOW)).toEqual({ requests: 1, mails: [] })
    expect(await purgeSpam(db, NOW)).toEqual({ requests: 0, mails: [] })
    expect(await found({ status: 'spam' })).toEqual(['G-TEST-2'])
    expect(await found({})).toEqual(['G-TEST-3'])
    expect(await db.selectFrom('request_notes').selectAll().execute()).toEqual([])
    const words = await db.selectFrom('request_words').select('request_id').distinct().execute()
    expect(words).toHaveLength(2)
  })

  test('of many people who change the same thing at once, one does and the others are told', async () => {
    await keep(opened.database.db, storedRequest(1))
    const wanted = ['contacted', 'scheduled', 'completed', 'archived', 'spam'] as const
    const outcomes = await Promise.all(
      wanted.map((to) =>
        changeRequest(opened.database.db, {
          reference: 'G-TEST-1',
          seen: 1,
          change: { field: 'status', to },
          by: STAFF,
        }),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'done'])
    expect((await requestWithStory(opened.database.db, 'G-TEST-1'))?.history).toHaveLength(1)
  })
})

test('an address says the filter; what it does not know is left out', () => {
  const filter = readFilter(
    new URLSearchParams('status=new&type=x&service=freins&period=30&q=Zo%C3%A9&sort=up'),
  )
  expect(filter).toEqual({
    status: 'new',
    type: undefined,
    service: 'freins',
    period: '30',
    only: undefined,
    search: 'Zoé',
    sort: 'newest',
  })
})
