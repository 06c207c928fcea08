import { afterEach, describe, expect, test } from 'vitest'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { posts } from '#app/content/blog/posts.ts'
import { bundledFacts, type Facts, facts } from '#app/content/facts.ts'
import { content, contentWith } from '#app/content/snapshot.ts'
import { addSet, allDrafts, allSets, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { createLog } from '#platform/log.ts'
import { by, deskForEach } from '../desk/desk-for-each.ts'
import { engines } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const at = (day: number) => new Date(`2026-12-0${day}T15:00:00.000Z`)

const oil = bundledValue('prices.oilChange') as { amount: number }
const now = oil.amount
const [dearer, dearest] = [now + 5, now + 8]
const path = 'prices.oilChange'
const amount = (dollars: number) => ({ ...oil, amount: dollars })
const price = (dollars: number) => ({ [path]: amount(dollars) })
const saturday = { 'hours.6': null }
const paragraph = 'texts.freins.about.0'

describe.each(engines)('the desk on $name', ({ open }) => {
  const garage = deskForEach(open)
  const others: Desk[] = []
  afterEach(async () => {
    for (const desk of others.splice(0)) await desk.stop()
  })
  /** The desk of another process, or of the same one after a restart; its machine may have a clock of its own. */
  async function another(clock?: () => Date): Promise<Desk> {
    const desk = await openDesk({ database: garage.database, log, ...(clock && { now: clock }) })
    others.push(desk)
    return desk
  }
  const drafts = () => allDrafts(garage.db())
  const seen = async () => new Set((await drafts()).map(draftKey))
  const publishAt = async (desk: Desk, keys?: ReadonlySet<string>) =>
    desk.publish({ by, role: 'admin', seen: keys ?? (await seen()), sure: new Set([path]) })
  const oilNow = (desk = garage.desk) => desk.factsNow().prices.oilChange.amount
  /** What an earlier version of the site published. */
  async function publishedBefore(values: Record<string, unknown>): Promise<Desk> {
    const moment = new Date().toISOString()
    const entries = Object.entries(values).map(([path, now]) => ({ path, was: bundledValue(path), now }))
    const set = { createdAt: moment, effectiveAt: moment, by, entries, undoes: null }
    await addSet(garage.database, set, { after: 0 })
    return another()
  }

  test('a draft replaces the one that its writer saw, and no other that a colleague saved meanwhile', async () => {
    const save = (dollars: number, seen: string) =>
      saveDraft(garage.db(), { path, was: oil, now: amount(dollars), by }, seen)
    await save(dearer, '')
    const [{ savedAt } = { savedAt: '' }] = await drafts()
    expect(await save(dearest, savedAt)).toBe('done')
    for (const stale of [savedAt, '']) expect(await save(now + 2, stale)).toBe('conflict')
    expect(await drafts()).toMatchObject([{ now: amount(dearest) }])
  })

  test('a published draft is said at once, in both languages, its draft is gone, and what it was before is known', async () => {
    const said = () => [content('fr').prices.oilChange.amount, content('en').prices.oilChange.amount]
    expect(said()).toEqual([`${now}\u00a0$`, `$${now}`])
    await garage.published(price(dearer))
    expect(said()).toEqual([`${dearer}\u00a0$`, `$${dearer}`])
    const then = ['2000', '9999'].map((at) => garage.desk.factsAt(at).prices.oilChange.amount)
    expect(then).toEqual([now, dearer])
    expect(await garage.drafts()).toEqual([])
    expect(oilNow(await another())).toBe(dearer)
  })

  test('what someone else published meanwhile is a conflict with both values; nothing is lost', async () => {
    await garage.published(price(dearer))
    await saveDraft(garage.db(), { path, was: oil, now: amount(dearest), by }, '')
    expect(await garage.publish()).toMatchObject({
      status: 'conflict',
      conflicts: [{ now: amount(dearest), theirs: amount(dearer) }],
    })
    expect([await garage.drafts(), oilNow()]).toEqual([[path], dearer])
  })

  test('two desks that publish at one moment: both changes, or a conflict, never one over the other', async () => {
    const other = await another()
    await garage.draft(price(dearer))
    const mine = await seen()
    await garage.draft(saturday)
    const theirs = (await seen()).difference(mine)
    const outcomes = await Promise.all([publishAt(garage.desk, mine), publishAt(other, theirs)])
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published'])
    const after = await another()
    expect([oilNow(after), after.factsNow().calendar.week[6]]).toEqual([dearer, []])
  })

  test('a page that fails, and a draft that the site takes no more, refuse the publication and change nothing', async () => {
    const why = '/prix rendered with status 500'
    const failing = { publish: async () => {}, publishAs: () => Promise.reject(new Error(why)) }
    garage.desk.attach(failing)
    await garage.draft(price(dearer))
    expect(await garage.publish()).toEqual({ status: 'failed', why })
    await garage.draft({ 'hours.1': ['18:00', '09:00'] })
    const problems = [{ kind: 'not-taken', about: 'hours.1' }]
    expect(await garage.publish()).toEqual({ status: 'problem', problems })
    expect([await allSets(garage.db()), (await drafts()).length]).toEqual([[], 2])
    expect(facts().prices.oilChange.amount).toBe(now)
  })

  test('what was published before a rule about words was there stays public; said again, it is refused', async () => {
    const article = 'articles.signes-changement-freins'
    const said = { fr: 'Avec douze mois de garantie.', en: 'With a twelve-month warranty.' }
    const withSum = { ...amount(45), details: { fr: 'Filtre à neuf dollars', en: 'A nine-dollar filter' } }
    const bundled = bundledValue(article) as WrittenArticle
    const written = { ...bundled, fr: { ...bundled.fr, markdown: 'Pour quarante dollars.\n' } }
    const desk = await publishedBefore({ [paragraph]: said, [path]: withSum, [article]: written })
    expect([content('fr').services.freins.about[0], oilNow(desk), desk.refused()]).toEqual([said.fr, 45, []])
    expect(facts().articles['signes-changement-freins']).toMatchObject(written)
    const again = { fr: `${said.fr} Toujours.`, en: `${said.en} Always.` }
    await saveDraft(garage.db(), { path: paragraph, was: said, now: again, by }, '')
    const problems = [{ kind: 'not-taken', about: paragraph }]
    expect(await publishAt(desk)).toEqual({ status: 'problem', problems })
    expect(content('fr').services.freins.about[0]).toBe(said.fr)
  })

  test('what no page can show any more leaves the file to speak, and the desk names it until it is said anew', async () => {
    const desk = await publishedBefore({
      [paragraph]: { fr: 'Pour {amount:dragon}.', en: 'For {amount:dragon}.' },
    })
    const said = () => [content('fr').services.freins.about[0], desk.refused()]
    expect(said()).toEqual([contentWith(bundledFacts).fr.services.freins.about[0], [paragraph]])
    const anew = { fr: 'On mesure.', en: 'We measure.' }
    await saveDraft(garage.db(), { path: paragraph, was: bundledValue(paragraph), now: anew, by }, '')
    expect((await publishAt(desk)).status).toBe('published')
    expect(said()).toEqual(['On mesure.', []])
  })

  test('an article dated later is hidden until that day in Montreal, and keeps that date', async () => {
    const words = { title: 'Balais', excerpt: 'Lesquels prendre', tags: 'hiver', markdown: 'Des neufs.\n' }
    const slugs = { fr: 'balais', en: 'blades' }
    const article = { category: 'tips', published: true, slugs, fr: words, en: words, from: '2026-12-03' }
    let moment = at(1)
    const desk = await another(() => moment)
    await garage.draft({ 'articles.own-0a1b2c3d': article })
    const dated = (facts: Facts) => posts('fr', facts).find(({ slug }) => slug === 'balais')?.date
    expect(dated(desk.factsWith(await drafts()))).toBe('2026-12-03')
    expect((await publishAt(desk)).status).toBe('published')
    const hidden = desk.factsNow()
    expect([dated(hidden), dated(desk.factsWith([]))]).toEqual([undefined, '2026-12-03'])
    moment = new Date('2026-12-03T04:59:00Z')
    expect(desk.factsNow()).toBe(hidden)
    moment = new Date('2026-12-03T05:00:00Z')
    expect(dated(desk.factsNow())).toBe('2026-12-03')
    expect(dated((await another(() => at(4))).factsNow())).toBe('2026-12-03')
  })

  test('a publication is undone: what it said is a draft again, which says that it was, until it is saved again', async () => {
    await garage.undo(await garage.published({ ...price(dearer), ...saturday }))
    expect([oilNow(), garage.desk.factsNow().calendar.week[6]]).not.toEqual([dearer, []])
    const undone = await drafts()
    expect(undone).toMatchObject([
      { path: 'hours.6', was: bundledValue('hours.6'), now: null, isUndone: true },
      { path, was: oil, now: amount(dearer), isUndone: true },
    ])
    const draft = { path, was: oil, now: amount(dearer), by }
    expect(await saveDraft(garage.db(), draft, undone[1]?.savedAt ?? '')).toBe('done')
    const states = (await drafts()).map(({ path, isUndone }) => [path, isUndone])
    expect(Object.fromEntries(states)).toEqual({ 'hours.6': true, [path]: false })
  })

  test('an undo leaves a newer draft in its place, is no draft itself, and is undone in turn', async () => {
    const id = await garage.published(price(dearer))
    await garage.draft(price(dearest))
    await garage.undo(id)
    const newer = [{ now: amount(dearest), isUndone: false }]
    expect(await drafts()).toMatchObject(newer)
    await garage.undo(garage.desk.sets().at(-1)?.id ?? 0)
    expect(oilNow()).toBe(dearer)
    expect(await drafts()).toMatchObject(newer)
    expect(await garage.undo(999_999)).toEqual({ status: 'nothing' })
  })

  test('a publication stands after one of a machine whose clock is ahead', async () => {
    await garage.draft(price(dearer))
    await publishAt(await another(() => at(5)))
    const desk = await another(() => at(1))
    await saveDraft(garage.db(), { path, was: amount(dearer), now: amount(dearest), by }, '')
    await publishAt(desk)
    expect([oilNow(desk), oilNow(await another(() => at(1)))]).toEqual([dearest, dearest])
  })
})
