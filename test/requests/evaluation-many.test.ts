import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf, openDraft, saveDraft, sendDraft, withdraw } from '#app/requests/evaluation/drafts.server.ts'
import { lineSum } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine } from '#app/requests/evaluation/lines.ts'
import { waitingOf } from '#app/requests/evaluation/stored.server.ts'
import { shownFollow } from '#app/requests/follow/shown.server.ts'
import { carStates } from '#app/requests/follow/states.ts'
import { type Change, changeRequest } from '#app/requests/handling/changes.server.ts'
import { statuses, statusFacts } from '#app/requests/handling/inbox.ts'
import { isLong } from '../attack/attack-size.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import {
  addOwner,
  answerOnPage,
  brakesAndWipers,
  linkKey,
  NOW,
  oneEngine,
  owner,
  storyOf,
} from './evaluated.ts'
import { keep, storedRequest } from './stored-request.ts'

/** How many are played side by side, each on a request of its own. */
const AT_ONCE = 10
const ROUNDS = isLong ? 100 : 4
const DAY = 86_400_000
/** Half of the evaluations have expired by then. */
const LATER = new Date(NOW.getTime() + 8 * DAY)

const which = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))
const often = fc.nat({ max: 4 }).map((times) => times > 0)
/** Mostly lines that are there. */
const choice = fc.uniqueArray(fc.constantFrom('l1', 'l1', 'l1', 'l2', 'l3', 'l4'), { maxLength: 2 })
const cents = fc.integer({ min: 1, max: 60_000 })
const lines = fc.array(fc.record({ each: cents, count: fc.constantFrom(333, 500, 1_000, 4_500) }), {
  minLength: 1,
  maxLength: 4,
})

/** What staff and the customer do, in any order, also what the pages do not offer. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('write'),
    lines,
    fee: fc.option(cents),
    isShort: fc.boolean(),
    isSent: often,
  }),
  fc.record({ kind: fc.constant('send') }),
  fc.record({ kind: fc.constant('withdraw'), which }),
  fc.record({ kind: fc.constant('answer'), which, choice, isRight: often, isLate: fc.boolean() }),
  fc.record({
    kind: fc.constant('note'),
    which,
    choice,
    way: fc.constantFrom('phone' as const, 'counter' as const),
  }),
  fc.record({ kind: fc.constant('car'), to: fc.constantFrom(null, ...carStates) }),
  fc.record({ kind: fc.constant('status'), to: fc.constantFrom(...statuses) }),
  fc.record({ kind: fc.constant('bill'), to: fc.option(fc.integer({ min: 0, max: 120_000 })) }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

describe.each(isLong ? engines : [oneEngine])('Random acts of staff and customer on $name', ({ open }) => {
  let opened: OpenedDatabase
  let count = 0
  const seen = { answered: 0, refused: 0, billed: 0 }
  beforeAll(async () => {
    opened = await open()
    await addOwner(opened)
  })
  afterAll(() => opened.close())

  test('never bill more than was accepted, never skip a law of a state, and lose no decision', async () => {
    const sequence = fc.array(act, { minLength: 4, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(sequence, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (sequences) => {
        await Promise.all(sequences.map(played))
      }),
      { numRuns: ROUNDS, seed: 20261126 },
    )
    // The acts met what they are to try.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(ROUNDS / 2)
  })

  async function played(acts: readonly Act[]): Promise<void> {
    count += 1
    const reference = `G-TEST-${count}`
    await keep(opened.database.db, storedRequest(count))
    const known: Kept = new Map()
    let before = await storyOf(opened, reference)
    for (const one of acts) {
      const outcome = await apply(reference, one, before)
      const after = await storyOf(opened, reference)
      if (outcome === 'answered') seen.answered += 1
      if (outcome === 'refused') seen.refused += 1
      if (after.request.final_total) seen.billed += 1
      lawOf(one, before, after, outcome)
      checkKept(known, after)
      checkBill(after)
      before = after
    }
  }

  async function apply(reference: string, one: Act, { request, evaluations }: Found): Promise<string> {
    const { db } = opened.database
    const { sent, draft } = evaluations
    const chosen = 'which' in one ? sent.at(-1 - one.which) : undefined
    const asked = chosen ?? { id: 'none', sha256: 'none' }
    const changed = (change: Change) =>
      changeRequest(db, { reference, seen: request.version, change, by: owner })
    const about = { reference, by: owner, key: linkKey, now: NOW }
    const send = async ({ id, version } = { id: 'none', version: 1 }) =>
      (await sendDraft(db, { ...about, id, version })).kind
    switch (one.kind) {
      case 'write': {
        await openDraft(db, about)
        const { draft: begun } = (await storyOf(opened, reference)).evaluations
        if (!begun) throw new Error('no draft')
        const body = {
          ...brakesAndWipers,
          after: sent.filter(({ answer }) => answer).length,
          fee: one.fee,
          validUntil: one.isShort ? '2026-11-25' : '2026-12-31',
          lines: one.lines.map((line, at) => ({
            ...emptyLine(`l${at + 1}`, 'labour'),
            label: { fr: 'Travail', en: 'Work' },
            ...line,
          })),
        }
        const { id, version } = begun
        const saved = await saveDraft(db, { reference, id, version, body, by: owner })
        return one.isSent ? send({ id, version: version + 1 }) : saved
      }
      case 'send':
        return send(draft)
      case 'withdraw':
        return String(await withdraw(db, { ...about, id: asked.id }))
      case 'answer': {
        const more = { digits: one.isRight ? '0199' : '0198', now: one.isLate ? LATER : NOW }
        return answerOnPage(opened, reference, asked, one.choice, more)
      }
      case 'note':
        return answerOnPage(opened, reference, asked, one.choice, {
          way: one.way,
          phone: '514 555-0199',
          by: owner,
        })
      case 'car':
        return changed({ field: 'car', to: one.to })
      case 'status':
        return changed({ field: 'status', to: one.to })
      case 'bill':
        return changed({ field: 'total', to: one.to === null ? null : String(one.to) })
    }
  }
})

type Found = Awaited<ReturnType<typeof storyOf>>

/** What an act may do, by what stood before it. */
function lawOf(one: Act, before: Found, after: Found, outcome: string): void {
  const countOf = ({ evaluations }: Found) => evaluations.sent.filter(({ answer }) => answer).length
  const isAnswer = one.kind === 'answer' || one.kind === 'note'
  if (countOf(after) > countOf(before)) {
    expect(outcome).toBe('answered')
    expect(isAnswer).toBe(true)
    expect(statusFacts[before.request.status].isOpen).toBe(true)
    const now = one.kind === 'answer' && one.isLate ? LATER : NOW
    const waiting = waitingOf(before.evaluations.sent, now)
    expect(after.evaluations.sent.find(({ id }) => id === waiting?.id)?.answer).toBeDefined()
    if (one.kind === 'answer') expect(one.isRight).toBe(true)
  }
  // At most one waits for an answer, and only then does the customer read that one does.
  const waiting = after.evaluations.sent.filter(({ answer, replacedAt }) => !answer && !replacedAt)
  expect(waiting.length).toBeLessThanOrEqual(1)
  const { title } = shownFollow(after, 'en', NOW).state
  const isOpen = statusFacts[after.request.status].isOpen
  expect(title === 'Estimate to read').toBe(isOpen && waitingOf(after.evaluations.sent, NOW) !== undefined)
}

type Kept = Map<string, { bytes: string; answer: string | undefined }>

/** What was sent keeps its bytes, and an answer stays what it was. */
function checkKept(known: Kept, { evaluations: { sent } }: Found): void {
  expect([...known.keys()].filter((id) => !sent.some((each) => each.id === id))).toEqual([])
  for (const { id, body, sha256, answer } of sent) {
    const bytes = JSON.stringify(body)
    const before = known.get(id) ?? { bytes, answer: undefined }
    expect(bytes).toBe(before.bytes)
    expect(hashOf(bytes)).toBe(sha256)
    if (before.answer) expect(JSON.stringify(answer)).toBe(before.answer)
    known.set(id, { bytes, answer: answer && JSON.stringify(answer) })
  }
}

/** Counted here anew, from the answers alone. */
function checkBill({ request, evaluations: { sent } }: Found): void {
  const answers = sent.filter(({ answer }) => answer)
  const accepted = answers.flatMap(({ body, answer }) =>
    body.lines.filter(({ id }) => answer?.accepted.includes(id)).map(lineSum),
  )
  const sum = accepted.reduce((total, each) => total + each, 0)
  const fee = Math.max(...answers.map(({ body }) => body.fee ?? 0))
  const most = answers.length === 0 ? 100_00 : accepted.length ? sum : fee
  expect(Number(request.final_total ?? 0)).toBeLessThanOrEqual(most)
}
