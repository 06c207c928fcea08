import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { content } from '#app/content/snapshot.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { withdraw } from '#app/requests/evaluation/drafts.server.ts'
import { unansweredOf } from '#app/requests/evaluation/stored.server.ts'
import { changeAppointment } from '#app/requests/follow/customer-acts.server.ts'
import { shownFollow } from '#app/requests/follow/shown.server.ts'
import { listRequests } from '#app/requests/handling/inbox.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { todayOf } from '#app/requests/handling/today.server.ts'
import { act } from '#app/requests/life/act.server.ts'
import { tellCustomer } from '#app/requests/life/acts.server.ts'
import type { Change } from '#app/requests/life/change.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import { countWaiting } from '#app/requests/life/open.server.ts'
import { type CarState, carStates, stageOf, type Turn, waitsFor } from '#app/requests/life/stage.ts'
import { CUSTOMER } from '#app/requests/life/story.server.ts'
import { shownRequest } from '#app/staff/inbox/request/shown-request.server.ts'
import { shownRows } from '#app/staff/inbox/shown-list.server.ts'
import { isLong } from '../attack/attack-size.ts'
import { engines } from '../engines.ts'
import { withKnownHours } from '../known-hours.ts'
import { databaseForEach, itIs, NOW } from '../staff/in-database.ts'
import { answerOnPage, brakesAndWipers, deskOf, owner, sendEvaluation } from './evaluated.ts'
import { storedRequest } from './stored-request.ts'

withKnownHours()
const HOUR = 3_600_000
const ALL = ['l1', 'l2', 'l3']
/** Two thousand before a release (`npm run attack`). */
const lives: Record<string, number> = isLong ? { SQLite: 1600, Postgres: 400 } : { SQLite: 40, Postgres: 10 }
const SEEN = JSON.stringify(snapshotOf(packageOf('brakes'), {}, bundledFacts, NOW))

describe.each(engines)('Random lives on $name', ({ name, open }) => {
  const at = databaseForEach([owner], open)

  test('say one thing on both sides, lose no act, and always have an act that goes on', async () => {
    let [seed, now] = [52, NOW]
    /** Numbers that are the same in every run. */
    const below = (most: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((seed / 2 ** 32) * most)
    }
    const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value
    const later = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString()

    async function live(number: number): Promise<void> {
      const reference = `G-TEST-${number}`
      const email = oneOf(['zoe@example.org', ''])
      const story = () => at.story(number)
      const change = (wanted: Change) => async () => {
        const outcome = await at.change(wanted, { number, by: owner })
        const told = (await story()).history.filter(({ field }) => field === wanted.field)
        // What it was already is written by nobody.
        if (outcome === 'done' && told.length) expect(told.map((one) => one.to_value)).toContain(wanted.to)
      }
      async function say() {
        const text = `Bonjour, ${now.getTime()} ${seed}`
        await at.take(tellCustomer(text), { number, by: owner })
        expect((await story()).messages.map((one) => one.text)).toContain(text)
      }
      async function send() {
        const more = { ...brakesAndWipers, validUntil: later(240).slice(0, 10), readyAt: later(72) }
        const sent = sendEvaluation(at.opened, reference, more, now)
        await sent.catch(({ message }) => expect(message).toMatch(/closed|answered/))
      }
      const answer = (accepted: readonly string[]) => async () => {
        const waiting = unansweredOf(await story())
        if (!waiting) return
        const said = await answerOnPage(at.opened, reference, waiting, accepted, { now })
        const kept = (await story()).evaluations.sent.find(({ id }) => id === waiting.id)?.answer
        expect(kept?.accepted, said).toEqual(said === 'answered' ? accepted : undefined)
      }
      const ask = (wish?: string) => async () => {
        const does = changeAppointment(`${(await story()).request.appointment_at}`, wish)
        const { why } = await act(deskOf(at.opened), { reference, by: CUSTOMER, now }, does)
        const { notes, history } = await story()
        if (why) return
        if (wish) expect(notes.at(-1)).toMatchObject({ text: wish, by_name: '' })
        else expect(history.find(({ by_name }) => !by_name)?.to_value).toBeNull()
      }
      async function take() {
        const id = unansweredOf(await story())?.id ?? ''
        await at.take(withdraw(id), { number, by: owner })
      }
      const car = (to: CarState) => change({ field: 'car', to })
      const book = () => change({ field: 'appointment', to: later(below(96)) })()
      const done = change({ field: 'status', to: 'completed' })
      const ours = () =>
        oneOf([
          ...[book, say, send, take, done, car(oneOf(carStates))],
          change({ field: 'promise', to: later(below(48)) }),
          change({ field: 'status', to: oneOf(statuses) }),
        ])()
      const theirs = () => oneOf([answer(oneOf([[], ['l1'], ALL])), ask('Plutôt jeudi'), ask()])()
      // What is written reaches nobody without an e-mail.
      const said = email ? [say] : []
      const word = [...said, change({ field: 'answer', to: null })]
      /** The acts of which each ends a turn. */
      const ending: Record<Turn['what'], readonly (() => Promise<void>)[]> = {
        answer: [...word, book, car('arrived')],
        ...{ callApart: word, callHour: word },
        tell: [...said, change({ field: 'told', to: null })],
        ...{ call: [book], book: [book], renew: [send, take], examine: [send], fetch: [done] },
        ...{
          promise: [car('ready'), done],
          repair: [car('ready')],
          part: [car('working')],
          giveBack: [car('ready')],
          arrival: [car('arrived')],
        },
        ...{ read: [answer(ALL), answer([])], come: [car('arrived')] },
      }
      /** What every reader says now: only this request is open. @returns whose turn it is */
      async function agree(): Promise<Turn | undefined> {
        const told = await story()
        const facts = factsOf(told, now)
        const turn = waitsFor(facts, now)
        const count = Number(turn?.who === 'garage')
        const { overdue, ours: waiting } = await todayOf(at.db, now)
        const { rows } = await listRequests(at.db, { only: 'ours', search: '', sort: 'due', now }, 1)
        const said = [await countWaiting(at.db, now), overdue.length + waiting.length, rows.length]
        expect(said).toEqual([count, count, count])
        const around = { mails: [], people: [], next: undefined, others: [], me: owner, page: undefined }
        const head = shownRequest(told, { ...around, now, lang: 'fr' })
        for (const row of await shownRows(at.db, rows, { next: undefined, now, lang: 'fr' }))
          expect([head.turn.startsWith(row.status), row.due]).toEqual([true, head.due])
        const { state, estimate } = shownFollow(told, 'fr', now)
        expect(state).toBe(content('fr').follow.states[stageOf(facts)])
        if (turn?.what === 'promise') expect(facts.car ?? facts.asked?.kind).not.toBe('cancelled')
        // The price that was seen online is no second sum beside what was accepted.
        expect(estimate && facts.verdict).toBeUndefined()
        return turn
      }

      await at.keep(storedRequest(number, { created_at: now.toISOString(), email, estimate: SEEN }))
      for (let step = 2 + below(5); step > 0; step -= 1) {
        // Sometimes both sides act at the same moment.
        await Promise.all(oneOf([[ours], [ours], [theirs], [ours, theirs]]).map((act) => act()))
        await agree()
        now = new Date(later(below(30)))
        itIs(now)
      }
      for (let left = 12, turn = await agree(); turn; turn = await agree(), left -= 1) {
        expect(left, `${turn.what} goes on for ever`).toBeGreaterThan(0)
        await oneOf(ending[turn.what])()
      }
      await done()
    }
    for (let number = 0; number < (lives[name] ?? 0); number += 1) await live(number)
  }, 7_200_000)
})
