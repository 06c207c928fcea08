import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import {
  dropDraft,
  openDraft,
  saveDraft,
  sendDraft,
  withdraw,
} from '#app/requests/evaluation/drafts.server.ts'
import { keptEvaluations } from '#app/requests/evaluation/stored.server.ts'
import { type Act, act } from '#app/requests/life/act.server.ts'
import type { Change } from '#app/requests/life/change.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import { stageOf } from '#app/requests/life/stage.ts'
import { connect } from '#database/connect.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { answerOnPage, brakesAndWipers, deskOf, NOW, owner, sendEvaluation } from './evaluated.ts'
import { storedRequest } from './stored-request.ts'

const reference = 'G-TEST-1'

describe.each(engines)('A written evaluation on $name', ({ open }) => {
  const at = databaseForEach([owner], open)
  beforeEach(() => {
    const estimate = JSON.stringify(snapshotOf(packageOf('brakes'), {}, bundledFacts, NOW))
    return at.keep(storedRequest(1, { keeps_parts: 1, estimate }))
  })
  const db = () => at.db
  const story = () => at.story()
  const change = (wanted: Change) => at.change(wanted, { by: owner })
  const send = (more: Parameters<typeof sendEvaluation>[2] = {}) => sendEvaluation(at.opened, reference, more)
  type Said = Parameters<typeof answerOnPage>
  const answer = (...[to, accepted, more]: [Said[2], Said[3], Said[4]?]) =>
    answerOnPage(at.opened, reference, to, accepted, more)
  const answers = () => at.rows('evaluation_answers')
  const mailsOf = (kind: string) =>
    db().selectFrom('jobs').selectAll().where('mail', '=', kind).orderBy('created_at').execute()
  /** The next draft, as its writer sees it. */
  async function drafted() {
    await take(openDraft)
    const { draft } = (await story()).evaluations
    if (!draft) throw new Error('no draft')
    return draft
  }
  const take = <Why>(does: Act<Why>, number = 1) => at.take(does, { by: owner, now: NOW, number })
  const sending = async (draft: { id: string; version: number }) => (await take(sendDraft(draft))).why

  test('is sent once it says all that the law asks for, and is the answer to the request', async () => {
    const draft = await drafted()
    const { id, version } = draft
    expect(await sending(draft)).toBe('problems')
    const body = { ...draft.body, ...brakesAndWipers }
    const save = async (seen: { id: string; version: number }) => (await take(saveDraft(seen, body))).why
    expect([await save(draft), await save(draft)]).toEqual([undefined, 'conflict'])
    const saved = { id, version: version + 1 }
    expect(await sending(draft)).toBe('changed')
    await db().updateTable('contact_submissions').set({ status: 'archived' }).execute()
    expect(await sending(saved)).toBe('closed')
    await db().updateTable('contact_submissions').set({ status: 'new' }).execute()
    expect(await sending(saved)).toBeUndefined()
    expect(await sending(saved)).toBe('changed')
    expect(await save(saved)).toBe('conflict')
    const { request, history } = await story()
    expect(request).toMatchObject({
      status: 'contacted',
      first_answered_at: expect.any(String),
      plate: 'ABC 123',
    })
    expect(history.map(({ field, to_value }) => [field, to_value])).toContainEqual(['evaluation', 'sent 1'])
    expect(await mailsOf('request.evaluation')).toHaveLength(1)
  })

  test('is accepted line by line, and both sides get the same copy with its fingerprint', async () => {
    await change({ field: 'car', to: 'working' })
    const sent = await send()
    expect(await answer(sent, ['l1', 'l2'])).toBe('answered')
    const { request, evaluations } = await story()
    const [kept] = evaluations.sent
    expect(kept?.answer).toMatchObject({ accepted: ['l1', 'l2'], verdict: 'partly', way: 'web', phone: '' })
    expect(request).toMatchObject({ car: 'working', promised_at: brakesAndWipers.readyAt })
    const away = { ...request, car: null }
    expect(stageOf(factsOf({ ...(await story()), request: away }, NOW))).toBe('partly')
    const copies = await mailsOf('request.answer')
    expect(copies.map(({ to_address }) => to_address).sort()).toEqual([owner.email, request.email].sort())
    for (const { text } of copies)
      for (const said of [sent.sha256, '436,91', '12, rue Jarry Est', 'ABC 123']) expect(text).toContain(said)
  })

  test('is answered once: a repeated tap is the same answer, another one comes too late', async () => {
    const sent = await send()
    const other = { ...at.opened, database: connect(at.opened.url) }
    const counter = { way: 'counter', phone: '', by: owner } as const
    const theirs = answerOnPage(other, reference, sent, ['l2'], counter)
    const outcomes = await Promise.all([answer(sent, ['l1']), theirs])
    await other.database.close()
    expect(outcomes.toSorted()).toEqual(['already', 'answered'])
    const first = outcomes[0] === 'answered' ? ['l1'] : ['l2']
    expect(await answer(sent, first)).toBe('answered')
    expect(await answer(sent, first, { name: 'Bo Roy' })).toBe('already')
    expect(await answer(sent, [])).toBe('already')
    expect(await answers()).toMatchObject([{ accepted: JSON.stringify(first) }])
  })

  test('names what an answer lacks, and takes none that is not for what was shown', async () => {
    const customer = { ...brakesAndWipers.customer, address: '' }
    const sent = await send({ customer })
    const tried = (more: object, accepted: string[] = ['l1']) =>
      answer(sent, accepted, { address: '12, rue Jarry', ...more })
    for (const [given, outcome] of [
      [{ name: ' ' }, 'name'],
      [{ name: '\u200b' }, 'name'],
      [{ name: 'Z'.repeat(101) }, 'name'],
      [{ address: '' }, 'address'],
      [{ address: 'x'.repeat(201) }, 'address'],
      [{ digits: '0000' }, 'digits'],
      [{ digits: '' }, 'digits'],
      [{ way: 'phone', phone: 'none', by: owner }, 'phone'],
      [{ seen: 'another' }, 'replaced'],
      [{ id: 'another' }, 'replaced'],
      [{ now: new Date('2026-12-09T05:00:00Z') }, 'expired'],
    ] as const)
      expect(await tried(given), JSON.stringify(given)).toBe(outcome)
    expect(await tried({}, ['l1', 'l9'])).toBe('replaced')
    expect(await answerOnPage(at.opened, 'G-NONE-00', sent, ['l1'])).toBe('gone')
    await change({ field: 'car', to: 'ready' })
    expect(await tried({})).toBe('over')
    for (const status of ['completed', 'archived', 'spam'] as const) {
      await change({ field: 'status', to: status })
      expect(await tried({}), status).toBe('over')
    }
    expect(await answers()).toEqual([])
  })

  test('can be replaced or withdrawn while it waits, and is a supplement once something is accepted', async () => {
    const first = await send()
    const second = await send()
    expect(second).toMatchObject({ number: 2, body: { kind: 'first' } })
    const taken = async ({ id }: { id: string }) => (await take(withdraw(id))).why
    expect(await answer(first, ['l1'])).toBe('replaced')
    expect(await taken(first)).toBe('replaced')
    expect([await taken(second), await taken(second)]).toEqual([undefined, 'replaced'])
    expect(await answer(second, ['l1'])).toBe('replaced')
    const third = await send()
    expect(await answer(third, [])).toBe('answered')
    expect(await taken(third)).toBe('replaced')
    const fourth = await send()
    expect(fourth).toMatchObject({ number: 4, body: { kind: 'first' } })
    expect(await answer(fourth, ['l1'])).toBe('answered')
    expect((await drafted()).body).toMatchObject({ lines: [], customer: brakesAndWipers.customer })
    expect(await send()).toMatchObject({ number: 5, body: { kind: 'supplement' } })
  })

  test('begins with the lines that wait, and asks for an address once; an answer meanwhile is not overwritten', async () => {
    const customer = { name: 'Zoé Tremblay', address: '' }
    const first = await send({ customer })
    const draft = await drafted()
    expect(draft.body.lines).toEqual(first.body.lines)
    const given = { address: '12, rue Jarry Est' }
    expect(await answer(first, ['l1'], given)).toBe('answered')
    expect(await sending(draft)).toBe('answered')
    await take(dropDraft(draft))
    const { readyAt } = brakesAndWipers
    expect((await drafted()).body).toMatchObject({ customer: given, lines: [], readyAt, after: 1 })
  })

  test('that is thrown away while it is sent is one or the other, and nobody hears of one that is not there', async () => {
    const other = { ...at.opened, database: connect(at.opened.url) }
    for (let round = 0; round < 6; round += 1) {
      await send()
      const draft = await drafted()
      const { sent } = (await story()).evaluations
      const before = (await mailsOf('request.evaluation')).length
      const dropped = act(deskOf(other), { reference, by: owner }, dropDraft(draft))
      const [why] = await Promise.all([sending(draft), dropped])
      const after = (await story()).evaluations
      const isSent = !why
      expect(after.sent.length - sent.length).toBe(isSent ? 1 : 0)
      expect((await mailsOf('request.evaluation')).length - before).toBe(isSent ? 1 : 0)
      expect(after.sent.filter(({ replacedAt }) => !replacedAt)).toHaveLength(1)
    }
    await other.database.close()
  })

  test('is thrown away or saved only as it was shown, and from its own request', async () => {
    await at.keep(2)
    const { id, version, body } = await drafted()
    await take(dropDraft({ id, version: version + 1 }))
    await take(dropDraft({ id, version }), 2)
    expect((await take(saveDraft({ id, version }, body), 2)).why).toBe('conflict')
    expect((await drafted()).version).toBe(version)
    await take(dropDraft({ id, version }))
    expect((await story()).evaluations.draft).toBeUndefined()
  })

  test('promises no hour that has passed when it is accepted, none when it is refused, and keeps a name on one line', async () => {
    const sent = await send()
    const late = { now: new Date(brakesAndWipers.readyAt), name: 'Zoé\n\nTotal : 0 $\u200b' }
    expect(await answer(sent, ['l1'], late)).toBe('answered')
    expect(await answer(await send(), [])).toBe('answered')
    const { request, evaluations } = await story()
    expect(request.promised_at).toBeNull()
    expect(evaluations.sent[0]?.answer?.name).toBe('Zoé  Total : 0 $')
  })

  test('has the fee that was announced or none, and of a request from before it was kept what its mail says', async () => {
    const announced = JSON.stringify({ row: 'diagnostic', cents: 80_00, text: 'Le diagnostic coûte 80 $.' })
    const search = { service_type: 'diagnostic' }
    const cases: [more: Parameters<typeof storedRequest>[1], fee: number | null][] = [
      [{ ...search, announced }, 80_00],
      [{ ...search, announced: 'null' }, null],
      [search, 100_00],
      [{ ...search, email: '' }, null],
      [{}, null],
    ]
    for (const [index, [more, fee]] of cases.entries()) {
      await at.keep(storedRequest(index + 2, more))
      await take(openDraft, index + 2)
      expect((await at.story(index + 2)).evaluations.draft?.body.fee).toBe(fee)
    }
  })

  test('of a company bounds no bill, and asks no address; a bill above the law keeps it a company, and what a person was sent binds', async () => {
    expect(await change({ field: 'company', to: 'yes' })).toBe('done')
    const customer = { name: 'Transport Lajoie inc.', address: '' }
    expect(await answer(await send({ customer }), ['l3'])).toBe('answered')
    expect(await change({ field: 'total', to: '90000' })).toBe('done')
    expect(await change({ field: 'company', to: null })).toBe('refused')
    expect(await change({ field: 'total', to: '4000' })).toBe('done')
    expect(await change({ field: 'company', to: null })).toBe('done')
    expect(await answer(await send(), ['l3'])).toBe('answered')
    expect(await change({ field: 'company', to: 'yes' })).toBe('done')
    expect(await change({ field: 'total', to: '8001' })).toBe('refused')
  })

  test('stays the same bytes after every later act, and goes with its request', async () => {
    await change({ field: 'car', to: 'arrived' })
    const sent = await send()
    expect((await story()).request.car).toBe('examined')
    await answer(sent, ['l1', 'l2'])
    const bytes = async () => {
      const row = (await at.rows('evaluations')).find(({ id }) => id === sent.id)
      return [row?.body ?? '', row?.sha256] as const
    }
    const before = await bytes()
    expect(before[1]).toBe(createHash('sha256').update(before[0]).digest('hex'))
    await answer(await send(), ['l3'])
    await change({ field: 'total', to: '38000' })
    for (const to of ['working', 'ready'] as const) await change({ field: 'car', to })
    await change({ field: 'parts', to: NOW.toISOString() })
    await change({ field: 'status', to: 'completed' })
    expect(await bytes()).toEqual(before)
    const ids = ['id-1']
    expect(await keptEvaluations(db(), ids)).toMatchObject([{ answer: { name: 'Zoé Tremblay' } }, {}])
    await at.db.transaction().execute((trx) => forgetRequests(trx, ids, { figures: true }))
    for (const table of ['evaluations', 'evaluation_answers', 'evaluation_photos'] as const)
      expect(await at.rows(table), table).toEqual([])
  })
})
