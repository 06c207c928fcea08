import { describe, expect, test } from 'vitest'
import type { Status } from '#app/requests/handling/inbox.ts'
import { lostReasons, UNSAID } from '#app/requests/handling/lost.ts'
import { type Act, forgetActsDone, versionAfter } from '#app/requests/life/act.server.ts'
import { addNote, tellCustomer } from '#app/requests/life/acts.server.ts'
import { type Change, change } from '#app/requests/life/change.server.ts'
import { nextAfter } from '#app/requests/life/open.server.ts'
import { applyToMany } from '#app/staff/inbox/many.server.ts'
import { engines } from '../engines.ts'
import { deskOf } from '../requests/evaluated.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, itIs, NOW, OWNER, SECOND } from './in-database.ts'

const ANSWERED = '2026-11-02T15:00:00.000Z'
const AFTER = '2026-11-25T21:00:00.000Z'
const contacted = { status: 'contacted', first_answered_at: ANSWERED } as const
const to = (status: Status): Change => ({ field: 'status', to: status })
const back = (status: Status): Change => ({ field: 'status', to: status, undoes: true })
const because = (reason: 'price' | 'other'): Change => ({ field: 'reason', to: reason })

describe.each(engines)('A change of a request, on $name', ({ open }) => {
  const at = databaseForEach([OWNER, SECOND], open)
  /** Changes many requests as their list first showed them. */
  function many(numbers: readonly number[], fields: Record<string, string>, by = OWNER) {
    const chosen = numbers.map((number) => `G-TEST-${number} 1`).join('\n')
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, chosen })) form.set(name, value)
    return applyToMany(deskOf(at.opened), form, by, 'en')
  }

  test('is noted with who made it, and what was answered stays answered until it is new again', async () => {
    await at.keep(1)
    for (const _ of ['tap', 'tap']) expect(await at.change(to('contacted'), { seen: 1 })).toBe('done')
    expect((await at.story()).history).toMatchObject([
      { field: 'status', from_value: 'new', to_value: 'contacted', by_name: OWNER.email, version: 2 },
    ])
    itIs(NOW)
    const { first_answered_at } = await at.request()
    for (const status of ['completed', 'archived', 'spam', 'scheduled'] as const) await at.change(to(status))
    expect((await at.request()).first_answered_at).toBe(`${first_answered_at}`)
    await at.change(to('new'))
    expect(await at.request()).toMatchObject({ first_answered_at: null, version: 7 })
    expect((await at.take(addNote('Rappeler'))).why).toBeUndefined()
    expect((await at.take(addNote('Rappeler'), { number: 2 })).why).toBe('gone')
  })

  test('made on an old sight of the same thing is refused; of another thing it is not', async () => {
    await at.keep(1)
    const ask = (change: Change, seen: number, by = OWNER) => at.change(change, { seen, by })
    expect(await ask(to('contacted'), 1, SECOND)).toBe('done')
    expect(await ask(to('archived'), 1)).toBe('conflict')
    expect(await ask({ field: 'appointment', to: '2026-10-05T13:00:00.000Z' }, 1)).toBe('done')
    expect(await ask({ field: 'assignee', to: 'nobody-at-all' }, 3)).toBe('refused')
    expect(await ask({ field: 'assignee', to: SECOND.id }, 3)).toBe('refused')
    expect(await ask({ field: 'assignee', to: OWNER.id }, 3)).toBe('done')
    const changed = { status: 'scheduled', appointment_at: '2026-10-05T13:00:00.000Z', assignee: OWNER.id }
    expect(await at.request()).toMatchObject({ ...changed, version: 5 })
  })

  test('that is undone puts back what it had replaced, and nothing else', async () => {
    itIs(NOW)
    const answeredNow = { status: 'contacted', first_answered_at: NOW.toISOString() }
    const lostByPrice = { lost_reason: 'price', first_answered_at: null }
    const visit = { status: 'completed', car: 'ready', promised_at: AFTER, appointment_at: ANSWERED } as const
    const appointment: Change = { field: 'appointment', to: ANSWERED }
    const arrived: Change = { field: 'car', to: 'arrived' }
    const home: Change = { field: 'car', to: null }
    const cases: [before: Parameters<typeof storedRequest>[1], changes: Change[], after: object][] = [
      [contacted, [to('new'), back('contacted')], contacted],
      [contacted, [to('new'), back('contacted'), back('new')], { status: 'new', first_answered_at: null }],
      // Somebody only chooses the status: a new answer.
      [contacted, [to('new'), to('contacted')], answeredNow],
      // It is not the last change.
      [contacted, [to('new'), to('spam'), back('contacted')], answeredNow],
      [{}, [to('archived'), because('price'), to('contacted'), back('archived')], lostByPrice],
      // Finished work was never lost; who archives it without undoing says that it came to nothing.
      [{ status: 'completed' }, [to('archived'), to('scheduled'), back('archived')], { lost_reason: null }],
      [{ status: 'completed' }, [to('scheduled'), to('archived')], { lost_reason: UNSAID }],
      [{}, [to('spam'), back('new')], { status: 'new', spam_since: null }],
      [{ promised_at: ANSWERED }, [{ field: 'car', to: 'arrived' }], { promised_at: null }],
      // What is taken up again was not over: a car that comes back is another request.
      [visit, [to('contacted')], { ...visit, status: 'contacted' }],
      [visit, [{ field: 'car', to: 'working' }], { car: 'working', status: 'scheduled', promised_at: AFTER }],
      // A car that was tapped by mistake never came; one of which something was said since did.
      [{}, [arrived, { field: 'car', to: 'ready' }, home], { status: 'new', car: null, untold_since: null }],
      [{ waiting_since: AFTER }, [arrived, home], { first_answered_at: null, waiting_since: AFTER }],
      [{ status: 'scheduled', untold_since: AFTER }, [arrived, home], { untold_since: AFTER }],
      [{}, [arrived, { field: 'promise', to: AFTER }, home], { status: 'scheduled', waiting_since: null }],
      // Who was answered waits anew since now.
      [contacted, [to('spam'), to('new')], { waiting_since: NOW.toISOString() }],
      [{}, [appointment, back('new')], { status: 'new', first_answered_at: null }],
      // Spam was never lost, and counts as spam from when it is.
      [{}, [to('archived'), to('spam')], { lost_reason: null, spam_since: NOW.toISOString() }],
      [{}, [to('spam'), to('archived')], { lost_reason: null, spam_since: null, first_answered_at: null }],
    ]
    for (const [number, [before, changes, after]] of cases.entries()) {
      await at.keep(storedRequest(number, before))
      for (const change of changes) expect(await at.change(change, { number })).toBe('done')
      expect(await at.request(number), JSON.stringify(changes)).toMatchObject(after)
    }
  })

  test('to an appointment schedules who waits for one, and nobody else', async () => {
    const cases = {
      new: 'scheduled',
      contacted: 'scheduled',
      scheduled: 'scheduled',
      completed: 'completed',
      archived: 'archived',
      spam: 'spam',
    } as const
    for (const [number, [before, after]] of Object.entries(cases).entries()) {
      await at.keep(storedRequest(number, { status: before as Status }))
      await at.change({ field: 'appointment', to: ANSWERED }, { number })
      expect((await at.request(number)).status, before).toBe(after)
      await at.change({ field: 'appointment', to: null }, { number })
      expect(await at.request(number), before).toMatchObject({ status: after, appointment_at: null })
    }
    const fields = (await at.story(0)).history.map(({ field }) => field)
    expect(fields.join()).toBe('appointment,appointment,status')
  })

  test('gives back the value that it replaced itself, not that of the status it brings with it', async () => {
    await at.keep(1)
    const acted = await at.take(change({ field: 'appointment', to: ANSWERED }, 1))
    expect(acted).toMatchObject({ before: { appointment_at: null, version: 1 }, version: 3 })
  })

  test('is to be told until the customer was: an appointment, its end, a promise, a ready car', async () => {
    await at.keep(storedRequest(1, { status: 'scheduled' }))
    const isUntold = async () => (await at.request()).untold_since !== null
    const news: Change[] = [
      { field: 'appointment', to: '2100-01-04T15:00:00.000Z' },
      { field: 'appointment', to: null },
      { field: 'promise', to: ANSWERED },
      { field: 'car', to: 'ready' },
    ]
    for (const change of news) {
      await at.change(change)
      expect(await isUntold(), change.field).toBe(true)
      await at.change({ field: 'told', to: null })
      expect(await isUntold(), change.field).toBe(false)
    }
    // Who did not come needs no word.
    for (const to of [ANSWERED, null]) await at.change({ field: 'appointment', to })
    expect(await isUntold()).toBe(false)
    await at.change({ field: 'promise', to: NOW.toISOString() })
    await at.take(tellCustomer('Demain'))
    expect(await isUntold()).toBe(false)
    // Nothing but the garage tells whoever has no e-mail that there is something to read.
    await at.db.updateTable('contact_submissions').set({ email: '' }).execute()
    await at.take(tellCustomer('Demain'))
    expect(await isUntold()).toBe(true)
  })

  test('restores a request from spam with the confirmation it never had, once', async () => {
    itIs(NOW)
    await at.keep(storedRequest(1, { status: 'spam', spam_reason: 'links' }))
    for (const status of ['new', 'spam', 'new'] as const) await at.change(to(status))
    expect((await at.request()).waiting_since).toBe(NOW.toISOString())
    const mails = await at.db.selectFrom('jobs').select(['mail', 'to_address']).execute()
    expect(mails).toMatchObject([{ mail: 'request.acknowledgement', to_address: 'visitor@example.com' }])
  })

  test('to a reason is for lost requests alone: any of the list, or none', async () => {
    const of = (status: Status, number: number) => storedRequest(number, { status })
    await at.keep(of('new', 1), of('completed', 2), of('spam', 3), of('contacted', 4))
    for (const number of [1, 2, 3]) await at.change(to('archived'), { number })
    const reasons = await Promise.all([1, 2, 3].map(async (number) => (await at.request(number)).lost_reason))
    expect(reasons).toEqual([UNSAID, null, null])
    for (const reason of [...lostReasons, UNSAID] as const) {
      expect(await at.change({ field: 'reason', to: reason })).toBe('done')
      expect((await at.request()).lost_reason).toBe(reason)
    }
    for (const number of [2, 3, 4]) expect(await at.change(because('price'), { number })).toBe('conflict')
    expect(await at.change(because('price'), { seen: 2 })).toBe('conflict')
    await at.change(to('contacted'))
    expect((await at.request()).lost_reason).toBeNull()
    expect(await at.change(because('price'))).toBe('conflict')
  })

  test('of the same many by two people at once: each request follows one, and the other is told', async () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number + 10)
    await at.keep(...numbers)
    const outcomes = await Promise.all([
      many(numbers, { status: 'archived' }),
      many(numbers.toReversed(), { status: 'contacted' }, SECOND),
    ])
    const done = outcomes.flatMap(({ back }) => back.split('\n')).filter(Boolean)
    expect(new Set(done.map((line) => line.split(' ')[0])).size).toBe(40)
    for (const { lines } of outcomes) expect(lines.join()).toContain('someone has just changed them')
    expect(await at.rows('request_history')).toHaveLength(40)
  })

  test('kept by a device leaves nothing where it failed, and is known for ninety days once it is done', async () => {
    itIs(NOW)
    await at.keep(1)
    const once = <Why>(does: Act<Why>) => at.take(does, { id: 'act-1' })
    await expect(once(() => Promise.reject(new Error('The disk is full')))).rejects.toThrow()
    expect(await once(async () => 'conflict')).toMatchObject({ why: 'conflict', version: 1 })
    const version = () => versionAfter(at.db, { id: 'act-1', made_by: OWNER.id })
    expect(await version()).toBeUndefined()
    await Promise.all(Array.from({ length: 20 }, () => once(addNote('x'))))
    expect((await at.story()).notes).toHaveLength(1)
    const known = async (days: number) => {
      await forgetActsDone(at.db, new Date(NOW.getTime() + days * 86_400_000))
      return (await at.rows('acts_made')).length
    }
    expect(await version()).toBe(1)
    expect([await known(90), await known(90.01)]).toEqual([1, 0])
  })

  test('leads to the request that is due next: the one after, then the first that waits', async () => {
    const noDay = { preferred_date: null }
    const same = { created_at: '2026-10-01T12:02:00.000Z' }
    const between = { created_at: '2026-10-01T12:01:30.000Z' }
    const ended = { status: 'contacted', ...between, ...noDay } as const
    await at.keep(storedRequest(1, noDay), storedRequest(2, { ...same, ...noDay }), storedRequest(3, same))
    await at.keep(storedRequest(4, ended), storedRequest(5, { status: 'spam' }))
    await at.keep(storedRequest(6, { first_answered_at: ANSWERED, ...noDay }))
    const next = async (number: number) => (await nextAfter(at.db, await at.request(number), NOW))?.reference
    // Leaving one for later steps through all that wait, then starts again.
    expect([await next(1), await next(2), await next(3)]).toEqual(['G-TEST-2', 'G-TEST-3', 'G-TEST-1'])
    expect([await next(4), await next(5), await next(6)]).toEqual(Array(3).fill('G-TEST-1'))
    for (const number of [1, 2]) await at.change(to('contacted'), { number })
    expect([await next(1), await next(3)]).toEqual(['G-TEST-3', undefined])
  })
})
