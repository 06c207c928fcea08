import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { evaluationDue } from '#app/estimate/cents.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { answerEvaluation, isLastFour } from '#app/requests/evaluation/answer.server.ts'
import {
  dropDraft,
  openDraft,
  saveDraft,
  sendDraft,
  withdraw,
} from '#app/requests/evaluation/drafts.server.ts'
import { mostBilled, problemsOf } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine, lineOfRow, linesOf } from '#app/requests/evaluation/lines.ts'
import { keptEvaluations } from '#app/requests/evaluation/stored.server.ts'
import { followState } from '#app/requests/follow/states.ts'
import { type Change, changeRequest } from '#app/requests/handling/changes.server.ts'
import { sendRetorques } from '#app/requests/retorque.server.tsx'
import { connect } from '#database/connect.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import {
  addOwner,
  answerOnPage,
  brakesAndWipers,
  deskOf,
  linkKey,
  NOW,
  owner,
  sendEvaluation,
  storyOf,
} from './evaluated.ts'
import { keep, storedRequest } from './stored-request.ts'

describe.each(engines)('A written evaluation on $name', ({ open }) => {
  let opened: OpenedDatabase
  const reference = 'G-TEST-1'
  beforeEach(async () => {
    opened = await open()
    await addOwner(opened)
    await keep(opened.database.db, storedRequest(1, { status: 'contacted', keeps_parts: 1 }))
  })
  afterEach(() => opened.close())

  const change = async (wanted: Change) => {
    const { request } = await storyOf(opened, reference)
    return changeRequest(opened.database.db, { reference, seen: request.version, change: wanted, by: owner })
  }
  const mailsOf = (kind: string) =>
    opened.database.db.selectFrom('jobs').selectAll().where('mail', '=', kind).execute()

  test('is sent once it says all that the law asks for, and its car counts as examined', async () => {
    await change({ field: 'car', to: 'arrived' })
    const { db } = opened.database
    await openDraft(db, { reference, by: owner, now: NOW })
    const { draft } = (await storyOf(opened, reference)).evaluations
    if (!draft) throw new Error('no draft')
    const { id, version } = draft
    const refused = await sendDraft(db, { reference, id, version, by: owner, key: linkKey, now: NOW })
    expect(refused).toMatchObject({ kind: 'problems' })
    const body = { ...draft.body, ...brakesAndWipers }
    expect(await saveDraft(db, { reference, id, version, body, by: owner })).toBe('saved')
    expect(await saveDraft(db, { reference, id, version, body, by: owner })).toBe('conflict')
    const sending = { reference, id, version: version + 1, by: owner, key: linkKey, now: NOW }
    expect(await sendDraft(db, sending)).toEqual({ kind: 'sent' })
    expect(await sendDraft(db, sending)).toEqual({ kind: 'conflict' })
    const { request, history } = await storyOf(opened, reference)
    expect(request.car).toBe('examined')
    expect(history.map(({ field, to_value }) => [field, to_value])).toContainEqual(['evaluation', 'sent 1'])
    expect(await mailsOf('request.evaluation')).toHaveLength(1)
  })

  test('is accepted line by line, and both sides get the same copy with its fingerprint', async () => {
    await change({ field: 'car', to: 'arrived' })
    const sent = await sendEvaluation(opened, reference)
    expect(await answerOnPage(opened, reference, sent, ['l1', 'l2'])).toBe('answered')
    const { request, evaluations } = await storyOf(opened, reference)
    const [kept] = evaluations.sent
    expect(kept?.answer).toMatchObject({ accepted: ['l1', 'l2'], verdict: 'partly', way: 'web' })
    expect(request.promised_at).toBe(brakesAndWipers.readyAt)
    expect(request.read_at).toBeNull()
    expect(followState(request, kept?.answer?.verdict)).toBe('partly')
    const copies = await mailsOf('request.answer')
    expect(copies.map(({ to_address }) => to_address)).toContain(request.email)
    for (const { text } of copies) {
      expect(text).toContain(sent.sha256)
      expect(text).toMatch(/436,91/)
      expect(text).toMatch(/12, rue Jarry Est/)
      expect(text).toMatch(/ABC 123/)
    }
  })

  test('is answered once: a repeated tap is the same answer, another one comes too late', async () => {
    const sent = await sendEvaluation(opened, reference)
    expect(await answerOnPage(opened, reference, sent, ['l1'])).toBe('answered')
    expect(await answerOnPage(opened, reference, sent, ['l1'])).toBe('answered')
    expect(await answerOnPage(opened, reference, sent, [])).toBe('already')
    const byPhone = { way: 'phone', phone: '514 555-0199', by: owner } as const
    expect(await answerOnPage(opened, reference, sent, ['l1', 'l2', 'l3'], byPhone)).toBe('already')
    expect(await opened.database.db.selectFrom('evaluation_answers').selectAll().execute()).toHaveLength(1)
  })

  test('answered on the page and at the counter in the same second, has the first answer only', async () => {
    const sent = await sendEvaluation(opened, reference)
    const other = { ...opened, database: connect(opened.url) }
    const counter = { way: 'counter', phone: '', by: owner } as const
    const outcomes = await Promise.all([
      answerOnPage(opened, reference, sent, ['l1']),
      answerOnPage(other, reference, sent, ['l2'], counter),
    ])
    await other.database.close()
    expect(outcomes.toSorted()).toEqual(['already', 'answered'])
    const [kept] = (await storyOf(opened, reference)).evaluations.sent
    expect(kept?.answer?.accepted).toEqual(outcomes[0] === 'answered' ? ['l1'] : ['l2'])
  })

  test('names what an answer lacks, and takes none that is not for what was shown', async () => {
    const sent = await sendEvaluation(opened, reference, {
      customer: { ...brakesAndWipers.customer, address: '' },
    })
    const tried = (more: object, accepted: string[] = ['l1']) =>
      answerOnPage(opened, reference, sent, accepted, { address: '12, rue Jarry', ...more })
    expect(await tried({ name: ' ' })).toBe('name')
    expect(await tried({ address: '' })).toBe('address')
    expect(await tried({ digits: '0000' })).toBe('digits')
    expect(await tried({ digits: '' })).toBe('digits')
    expect(await tried({ way: 'phone', phone: 'none', by: owner })).toBe('phone')
    expect(await tried({ seen: 'another' })).toBe('changed')
    expect(await tried({}, ['l1', 'l9'])).toBe('changed')
    expect(await tried({ id: 'another' })).toBe('changed')
    expect(await tried({ now: new Date('2026-12-09T05:00:00Z') })).toBe('expired')
    await change({ field: 'status', to: 'completed' })
    expect(await tried({})).toBe('closed')
    expect(await opened.database.db.selectFrom('evaluation_answers').selectAll().execute()).toEqual([])
  })

  test('can be replaced or withdrawn while it waits, and is a supplement after an answer', async () => {
    const first = await sendEvaluation(opened, reference)
    const second = await sendEvaluation(opened, reference)
    expect(second).toMatchObject({ number: 2, body: { kind: 'first' } })
    expect(await answerOnPage(opened, reference, first, ['l1'])).toBe('changed')
    const { db } = opened.database
    const about = { reference, id: second.id, by: owner, now: NOW }
    expect([await withdraw(db, about), await withdraw(db, about)]).toEqual([true, false])
    expect(await answerOnPage(opened, reference, second, ['l1'])).toBe('changed')
    const third = await sendEvaluation(opened, reference)
    expect(await answerOnPage(opened, reference, third, ['l1'])).toBe('answered')
    expect(await sendEvaluation(opened, reference)).toMatchObject({ number: 4, body: { kind: 'supplement' } })
  })

  test('asks for the address of a customer once', async () => {
    const first = await sendEvaluation(opened, reference, { customer: { name: 'Zoé Tremblay', address: '' } })
    await answerOnPage(opened, reference, first, ['l1'], { address: '12, rue Jarry Est' })
    await openDraft(opened.database.db, { reference, by: owner, now: NOW })
    const { draft } = (await storyOf(opened, reference)).evaluations
    expect(draft?.body.customer.address).toBe('12, rue Jarry Est')
  })

  test('is not sent over an answer that came while it was written', async () => {
    const first = await sendEvaluation(opened, reference)
    const { db } = opened.database
    await openDraft(db, { reference, by: owner, now: NOW })
    const { draft } = (await storyOf(opened, reference)).evaluations
    if (!draft) throw new Error('no draft')
    expect(draft.body.lines).toEqual(first.body.lines)
    expect(await answerOnPage(opened, reference, first, ['l1'])).toBe('answered')
    const { id, version } = draft
    const sending = { reference, id, version, by: owner, key: linkKey, now: NOW }
    expect(await sendDraft(db, sending)).toEqual({ kind: 'answered' })
  })

  test('that is thrown away while it is sent is one or the other, and nobody hears of one that is not there', async () => {
    const other = connect(opened.url)
    for (let round = 0; round < 6; round += 1) {
      const { db } = opened.database
      await sendEvaluation(opened, reference)
      await openDraft(db, { reference, by: owner, now: NOW })
      const { sent, draft } = (await storyOf(opened, reference)).evaluations
      if (!draft) throw new Error('no draft')
      const before = (await mailsOf('request.evaluation')).length
      const { id, version } = draft
      const sending = { reference, id, version, by: owner, key: linkKey, now: NOW }
      const [outcome] = await Promise.all([
        sendDraft(db, sending),
        dropDraft(other.db, { reference, id, version }),
      ])
      const after = (await storyOf(opened, reference)).evaluations
      const isSent = outcome.kind === 'sent'
      expect(after.sent.length - sent.length).toBe(isSent ? 1 : 0)
      expect((await mailsOf('request.evaluation')).length - before).toBe(isSent ? 1 : 0)
      expect(after.sent.filter(({ replacedAt }) => !replacedAt)).toHaveLength(1)
    }
    await other.close()
  })

  test('is thrown away or saved only as it was shown, and from its own request', async () => {
    const { db } = opened.database
    await keep(db, storedRequest(2))
    await openDraft(db, { reference, by: owner, now: NOW })
    const { draft } = (await storyOf(opened, reference)).evaluations
    if (!draft) throw new Error('no draft')
    const { id, version, body } = draft
    await dropDraft(db, { reference, id, version: version + 1 })
    await dropDraft(db, { reference: 'G-TEST-2', id, version })
    expect(await saveDraft(db, { reference: 'G-TEST-2', id, version, body, by: owner })).toBe('conflict')
    expect((await storyOf(opened, reference)).evaluations.draft?.version).toBe(version)
    await dropDraft(db, { reference, id, version })
    expect((await storyOf(opened, reference)).evaluations.draft).toBeUndefined()
  })

  test('promises no hour that has passed when it is accepted, and keeps a name on one line', async () => {
    const sent = await sendEvaluation(opened, reference)
    const late = { now: new Date('2026-11-27T17:00:00Z'), name: 'Zoé\n\nTotal : 0 $\u200b' }
    expect(await answerOnPage(opened, reference, sent, ['l1'], late)).toBe('answered')
    const { request, evaluations } = await storyOf(opened, reference)
    expect(request.promised_at).toBeNull()
    expect(evaluations.sent[0]?.answer?.name).toBe('Zoé  Total : 0 $')
    const next = await sendEvaluation(opened, reference)
    expect(await answerOnPage(opened, reference, next, ['l1'], { name: '\u200b' })).toBe('name')
  })

  test('bounds the bill: nothing above what was accepted, and above 100 $ nothing without an answer', async () => {
    expect(await change({ field: 'total', to: '10001' })).toBe('refused')
    expect(await change({ field: 'total', to: '10000' })).toBe('done')
    const sent = await sendEvaluation(opened, reference)
    expect(await answerOnPage(opened, reference, sent, ['l3'])).toBe('answered')
    expect((await storyOf(opened, reference)).request.final_total).toBeNull()
    expect(await change({ field: 'total', to: '4001' })).toBe('refused')
    expect(await change({ field: 'total', to: '4000' })).toBe('done')
    const supplement = await sendEvaluation(opened, reference)
    const byPhone = { way: 'phone', phone: '514 555-0199', by: owner } as const
    expect(await answerOnPage(opened, reference, supplement, ['l2'], byPhone)).toBe('answered')
    expect(await change({ field: 'total', to: '14000' })).toBe('done')
    expect(await change({ field: 'total', to: '14001' })).toBe('refused')
  })

  test('stays the same bytes after every later act, and goes with its request', async () => {
    const { db } = opened.database
    const sent = await sendEvaluation(opened, reference)
    await answerOnPage(opened, reference, sent, ['l1', 'l2'])
    const bytes = async () => {
      const row = await db.selectFrom('evaluations').selectAll().where('id', '=', sent.id).executeTakeFirst()
      return { body: row?.body ?? '', sha256: row?.sha256 }
    }
    const before = await bytes()
    expect(before.sha256).toBe(createHash('sha256').update(before.body).digest('hex'))
    await answerOnPage(opened, reference, await sendEvaluation(opened, reference), ['l3'])
    await change({ field: 'total', to: '38000' })
    for (const to of ['working', 'ready'] as const) await change({ field: 'car', to })
    await change({ field: 'parts', to: NOW.toISOString() })
    await change({ field: 'status', to: 'completed' })
    expect(await bytes()).toEqual(before)
    const { request } = await storyOf(opened, reference)
    expect(await keptEvaluations(db, [request.id])).toMatchObject([{ answer: { name: 'Zoé Tremblay' } }, {}])
    await db.transaction().execute((trx) => forgetRequests(trx, [request.id], { figures: true }))
    for (const table of ['evaluations', 'evaluation_answers', 'evaluation_photos'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  test('tells of the wheel nuts once, three days after a car whose wheels were off was handed over', async () => {
    const { db } = opened.database
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    const notes = async (count: number) => {
      await sendRetorques(db, days(count))
      return (await mailsOf('request.retorque')).map(({ to_address }) => to_address)
    }
    const sent = await sendEvaluation(opened, reference)
    await answerOnPage(opened, reference, sent, ['l1', 'l2'])
    await change({ field: 'status', to: 'completed' })
    expect(await notes(2.9)).toEqual([])
    await change({ field: 'status', to: 'scheduled' })
    expect(await notes(3.1)).toEqual([])
    for (const to of ['completed', 'archived'] as const) await change({ field: 'status', to })
    expect(await notes(3.1)).toEqual(['visitor@example.com'])
    expect(await notes(4)).toHaveLength(1)
    // Wipers take no wheel off.
    await keep(db, storedRequest(2, { status: 'scheduled' }))
    await answerOnPage(opened, 'G-TEST-2', await sendEvaluation(opened, 'G-TEST-2'), ['l3'])
    const done = { field: 'status', to: 'completed' } as const
    await changeRequest(db, { reference: 'G-TEST-2', seen: 99, change: done, by: owner })
    expect(await notes(3.1)).toHaveLength(1)
  })

  test('refuses an answer to a request that is gone', async () => {
    const given = {
      id: 'x',
      seen: 'x',
      accepted: [],
      name: 'x',
      address: 'x',
      way: 'web',
      digits: '0199',
    } as const
    expect(await answerEvaluation(deskOf(opened), 'G-NONE-00', given, NOW)).toBe('changed')
  })
})

test('what an evaluation lacks is named by its field', () => {
  const draft = { ...brakesAndWipers, after: 0 }
  const fieldsOf = (more: object) => problemsOf({ ...draft, ...more }, NOW).map(({ field }) => field)
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ lines: [] })).toEqual(['lines'])
  const bare = { ...emptyLine('l4', 'part'), hundredths: 0 }
  expect(fieldsOf({ lines: [bare] })).toEqual(['label.l4', 'each.l4', 'count.l4', 'condition.l4'])
  expect(fieldsOf({ vehicle: { make: '', model: '', year: '', plate: ' ' } })).toEqual([
    'make',
    'model',
    'plate',
  ])
  expect(fieldsOf({ readyAt: NOW.toISOString(), validUntil: '2026-11-23' })).toEqual([
    'readyAt',
    'validUntil',
  ])
  expect(fieldsOf({ customer: { name: '', address: '' }, readyAt: '', validUntil: '' })).toEqual([
    'name',
    'readyAt',
    'validUntil',
  ])
})

test('too many lines, a fee or a name without measure are named', () => {
  const [first] = brakesAndWipers.lines
  const many = Array.from({ length: 61 }, (_, at) => ({
    ...first,
    id: `l${at}`,
  })) as typeof brakesAndWipers.lines
  const fieldsOf = (more: object) =>
    problemsOf({ ...brakesAndWipers, after: 0, ...more }, NOW).map(({ field }) => field)
  expect(fieldsOf({ lines: many })).toEqual(['lines'])
  expect(fieldsOf({ fee: 99_999_900 })).toEqual(['fee'])
  expect(fieldsOf({ customer: { name: 'Z'.repeat(101), address: 'x'.repeat(201) } })).toEqual([
    'name',
    'address',
  ])
})

test('the most that is billed without an answer is the sum above which an evaluation is due', () => {
  expect(evaluationDue(mostBilled([]), mostBilled([]))).toBe('no')
  expect(evaluationDue(mostBilled([]) + 1, undefined)).toBe('yes')
})

test('a line comes from the price list or a duty, and from nothing else', () => {
  expect(lineOfRow('l1', 'regularRotors')).toMatchObject({ type: 'part', condition: 'new', each: 280_00 })
  expect(lineOfRow('l1', 'labour')).toMatchObject({ each: 100_00, unit: 'hour' })
  expect(lineOfRow('l1', 'tireDutyTo33')).toMatchObject({ type: 'duty', each: 4_50 })
  expect(lineOfRow('l1', 'collision')).toMatchObject({ each: null })
  for (const name of ['toString', '__proto__', 'shopSupplies']) expect(lineOfRow('l1', name)).toBeUndefined()
})

test('a price that was seen becomes lines, and a diagnostic that a repair pays for becomes the fee', () => {
  const label = { fr: 'x', en: 'x' }
  const note = { fr: '', en: '' }
  const { lines, fee } = linesOf({
    lines: [
      { type: 'package', certainty: 'toSee', label, note, lowest: 100_00 },
      { type: 'part', certainty: 'toSee', label, note },
      { type: 'package', certainty: 'firm', label, note, halves: 9, each: 10_00, lowest: 45_00 },
      { type: 'package', certainty: 'firm', label, note, lowest: 0, highest: 0 },
    ],
  })
  expect(fee).toBe(100_00)
  expect(lines).toMatchObject([
    { id: 'l1', each: null, condition: 'new' },
    { id: 'l2', each: 10_00, hundredths: 450 },
  ])
})

test('the last four digits are those of a number the customer left, never of its extension', () => {
  expect(isLastFour('0199', '514 555-0199')).toBe(true)
  expect(isLastFour(' 01 99', '514 555-0199 poste 1234')).toBe(true)
  expect(isLastFour('1234', '514 555-0199 poste 1234')).toBe(false)
  expect(isLastFour('0133', '514 555-0199 / 438 555-0133')).toBe(true)
  for (const digits of ['', '199', '50199', 'abcd', '....'])
    expect(isLastFour(digits, '514 555-0199'), digits).toBe(false)
})
