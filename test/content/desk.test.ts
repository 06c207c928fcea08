import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { posts } from '#app/content/blog/posts.ts'
import { bundledFacts, type Facts, facts, setFacts } from '#app/content/facts.ts'
import { content, contentWith } from '#app/content/snapshot.ts'
import { addSet, allDrafts, allSets, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'
import type { Order } from '#app/publishing/unpublishable.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'a@garage.example'
const at = (day: number) => new Date(`2026-12-0${day}T15:00:00.000Z`)

const oil = bundledValue('prices.oilChange') as { amount: number }
const now = oil.amount
const [dearer, dearest] = [now + 5, now + 8]
const price = (was: unknown, value: unknown): Entry => ({ path: 'prices.oilChange', was, now: value })
const amount = (dollars: number) => ({ ...oil, amount: dollars })
const saturday = { path: 'hours.6', was: bundledValue('hours.6'), now: null }

describe.each(engines)('the desk on $name', (engine) => {
  let opened: OpenedDatabase
  const desks: Desk[] = []
  beforeAll(async () => {
    opened = await engine.open()
  })
  afterEach(async () => {
    for (const desk of desks.splice(0)) await desk.stop()
    await db().deleteFrom('content_changes').where('undoes', 'is not', null).execute()
    for (const table of ['content_changes', 'content_drafts'] as const) await db().deleteFrom(table).execute()
    setFacts(bundledFacts)
  })
  afterAll(() => opened.close())

  const db = () => opened.database.db
  async function open(clock?: () => Date) {
    const desk = await openDesk({ database: opened.database, log, ...(clock && { now: clock }) })
    desks.push(desk)
    return desk
  }
  const draft = (entry: Entry, seen = '') => saveDraft(db(), { ...entry, by }, seen)
  const seen = async () => new Set((await allDrafts(db())).map(draftKey))
  const publish = async (desk: Desk, order: Partial<Order> = {}) =>
    desk.publish({ by, role: 'admin', seen: await seen(), sure: new Set(), ...order })
  /** Publishes what was drafted. @returns the id of its set */
  async function published(desk: Desk): Promise<number> {
    const outcome = await publish(desk)
    if (outcome.status !== 'published') throw new Error(JSON.stringify(outcome))
    return outcome.set.id
  }
  const undo = (desk: Desk, id: number) => desk.undo(id, { by, role: 'admin' })
  /** What an earlier version of the site published. */
  async function publishedBefore(entries: Entry[]) {
    const moment = new Date().toISOString()
    const set = { createdAt: moment, effectiveAt: moment, by, entries, undoes: null }
    await addSet(opened.database, set, { after: 0 })
  }

  test('a draft replaces the one that its writer saw, and no other that a colleague saved meanwhile', async () => {
    await draft(price(oil, amount(dearer)))
    const [{ savedAt } = { savedAt: '' }] = await allDrafts(db())
    expect(await draft(price(oil, amount(dearest)), savedAt)).toBe('done')
    for (const stale of [savedAt, ''])
      expect(await draft(price(oil, amount(now + 2)), stale)).toBe('conflict')
    expect(await allDrafts(db())).toMatchObject([{ now: amount(dearest) }])
  })

  test('a published draft is said at once, in both languages, and its draft is gone', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    expect(content('fr').prices.oilChange.amount).toBe(`${now}\u00a0$`)
    await published(desk)
    expect([content('fr').prices.oilChange.amount, content('en').prices.oilChange.amount]).toEqual([
      `${dearer}\u00a0$`,
      `$${dearer}`,
    ])
    expect(await allDrafts(db())).toEqual([])
    expect((await open()).factsNow().prices.oilChange.amount).toBe(dearer)
  })

  test('what someone else published meanwhile is a conflict with both values; nothing is lost', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    await published(desk)
    await draft(price(oil, amount(dearest)))
    expect(await publish(desk)).toMatchObject({
      status: 'conflict',
      conflicts: [{ now: amount(dearest), theirs: amount(dearer) }],
    })
    expect(await allDrafts(db())).toHaveLength(1)
    expect(content('fr').prices.oilChange.amount).toBe(`${dearer}\u00a0$`)
  })

  test('two desks that publish at one moment: both changes, or a conflict, never one over the other', async () => {
    const [one, other] = [await open(), await open()]
    await draft(price(oil, amount(dearer)))
    const mine = await seen()
    await draft(saturday)
    const theirs = (await seen()).difference(mine)
    const outcomes = await Promise.all([publish(one, { seen: mine }), publish(other, { seen: theirs })])
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published'])
    const { prices, calendar } = (await open()).factsNow()
    expect([prices.oilChange.amount, calendar.week[6]]).toEqual([dearer, []])
  })

  test('what one process published, another that catches up says and lists at once', async () => {
    const [one, other] = [await open(), await open()]
    await draft(price(oil, amount(dearer)))
    await published(one)
    expect(other.sets()).toEqual([])
    await other.catchUp()
    expect(other.factsNow().prices.oilChange.amount).toBe(dearer)
    expect(other.sets()).toEqual(one.sets())
  })

  test('a page that fails refuses the publication and changes nothing', async () => {
    const desk = await open()
    const why = '/prix rendered with status 500'
    desk.attach({ publish: async () => {}, publishAs: () => Promise.reject(new Error(why)) })
    await draft(price(oil, amount(dearer)))
    expect(await publish(desk)).toEqual({ status: 'failed', why })
    expect([await allSets(db()), (await allDrafts(db())).length]).toEqual([[], 1])
    expect(facts().prices.oilChange.amount).toBe(now)
  })

  test('a draft that the site takes no more is named, and nothing is published', async () => {
    const desk = await open()
    await draft({ path: 'hours.1', was: bundledValue('hours.1'), now: ['18:00', '09:00'] })
    const problems = [{ kind: 'not-taken', about: 'hours.1' }]
    expect(await publish(desk)).toEqual({ status: 'problem', problems })
    expect([await allSets(db()), (await allDrafts(db())).length]).toEqual([[], 1])
  })

  test('what was published before a rule about words was there stays public; said again, it is refused', async () => {
    const path = 'texts.freins.about.0'
    const article = 'articles.signes-changement-freins'
    const said = { fr: 'Avec douze mois de garantie.', en: 'With a twelve-month warranty.' }
    const withSum = { ...amount(45), details: { fr: 'Filtre à neuf dollars', en: 'A nine-dollar filter' } }
    const bundled = bundledValue(article) as WrittenArticle
    const written = { ...bundled, fr: { ...bundled.fr, markdown: 'Pour quarante dollars.\n' } }
    await publishedBefore([
      { path, was: bundledValue(path), now: said },
      price(oil, withSum),
      { path: article, was: bundled, now: written },
    ])
    const desk = await open()
    expect(content('fr').services.freins.about[0]).toBe(said.fr)
    expect(content('fr').prices.oilChange.amount).toBe('45\u00a0$')
    expect(facts().articles['signes-changement-freins']).toMatchObject(written)
    expect(desk.refused()).toEqual([])
    await draft({ path, was: said, now: { fr: `${said.fr} Toujours.`, en: `${said.en} Always.` } })
    expect(await publish(desk)).toEqual({
      status: 'problem',
      problems: [{ kind: 'not-taken', about: path }],
    })
    expect(content('fr').services.freins.about[0]).toBe(said.fr)
  })

  test('what no page can show any more leaves the file to speak, and the desk names it until it is said anew', async () => {
    const path = 'texts.freins.about.0'
    const was = bundledValue(path)
    await publishedBefore([{ path, was, now: { fr: 'Pour {amount:dragon}.', en: 'For {amount:dragon}.' } }])
    const desk = await open()
    const said = () => [content('fr').services.freins.about[0], desk.refused()]
    expect(said()).toEqual([contentWith(bundledFacts).fr.services.freins.about[0], [path]])
    await draft({ path, was, now: { fr: 'On mesure.', en: 'We measure.' } })
    await published(desk)
    expect(said()).toEqual(['On mesure.', []])
  })

  test('an article dated later is hidden until that day in Montreal, and keeps that date', async () => {
    const words = { title: 'Balais', excerpt: 'Lesquels prendre', tags: 'hiver', markdown: 'Des neufs.\n' }
    const slugs = { fr: 'balais', en: 'blades' }
    const article = { category: 'tips', published: true, slugs, fr: words, en: words, from: '2026-12-03' }
    let moment = at(1)
    const desk = await open(() => moment)
    await draft({ path: 'articles.own-0a1b2c3d', was: null, now: article })
    const dated = (facts: Facts) => posts('fr', facts).find(({ slug }) => slug === 'balais')?.date
    expect(dated(desk.factsWith(await allDrafts(db())))).toBe('2026-12-03')
    await published(desk)
    const hidden = desk.factsNow()
    expect([dated(hidden), dated(desk.factsWith([]))]).toEqual([undefined, '2026-12-03'])
    moment = new Date('2026-12-03T04:59:00Z')
    expect(desk.factsNow()).toBe(hidden)
    moment = new Date('2026-12-03T05:00:00Z')
    expect(dated(desk.factsNow())).toBe('2026-12-03')
    expect(dated((await open(() => at(4))).factsNow())).toBe('2026-12-03')
  })

  test('a publication is undone: what it said is a draft again, which says that it was, until it is saved again', async () => {
    const desk = await open(() => at(1))
    await draft(price(oil, amount(dearer)))
    await draft(saturday)
    expect((await undo(desk, await published(desk))).status).toBe('published')
    expect([facts().prices.oilChange.amount, facts().calendar.week[6]]).not.toEqual([dearer, []])
    const undone = { by, savedAt: at(1).toISOString(), isUndone: true }
    expect(await allDrafts(db())).toEqual([
      { ...saturday, ...undone },
      { ...price(oil, amount(dearer)), ...undone },
    ])
    expect(await draft(price(oil, amount(dearer)), undone.savedAt)).toBe('done')
    const states = (await allDrafts(db())).map(({ path, isUndone }) => [path, isUndone])
    expect(Object.fromEntries(states)).toEqual({ 'hours.6': true, 'prices.oilChange': false })
  })

  test('an undo leaves a newer draft in its place, is no draft itself, and is undone in turn', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    const id = await published(desk)
    await draft(price(amount(dearer), amount(dearest)))
    await undo(desk, id)
    const newer = [{ now: amount(dearest), isUndone: false }]
    expect(await allDrafts(db())).toMatchObject(newer)
    await undo(desk, desk.sets().at(-1)?.id ?? 0)
    expect(desk.factsNow().prices.oilChange.amount).toBe(dearer)
    expect(await allDrafts(db())).toMatchObject(newer)
    expect(await undo(desk, 999_999)).toEqual({ status: 'nothing' })
  })

  test('a publication stands after one of a machine whose clock is ahead', async () => {
    await draft(price(oil, amount(dearer)))
    await published(await open(() => at(5)))
    const desk = await open(() => at(1))
    await draft(price(amount(dearer), amount(dearest)))
    await published(desk)
    expect(desk.factsNow().prices.oilChange.amount).toBe(dearest)
    expect((await open(() => at(1))).factsNow().prices.oilChange.amount).toBe(dearest)
  })

  test('what was saved after the person looked is not published with the rest', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    const mine = await seen()
    await draft(saturday)
    await publish(desk, { seen: mine })
    expect((await allDrafts(db())).map(({ path }) => path)).toEqual(['hours.6'])
    expect(await publish(desk, { seen: mine })).toEqual({ status: 'nothing' })
  })
})
