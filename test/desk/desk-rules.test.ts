import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import type { Text } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { addSet, allDrafts, allSets, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { fingerprintOf } from '#app/staff/desk/words/fingerprint.server.ts'
import { saveSection } from '#app/staff/desk/words/words-edit.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'owner@garage.example'
const edit = (now: number) => ({ path: 'claims.lifts', was: 2, now })

describe.each(engines)('The desk on $name', ({ open }) => {
  let opened: OpenedDatabase
  let desk: Desk
  beforeEach(async () => {
    opened = await open()
    desk = await openDesk({ database: opened.database, log })
  })
  afterEach(async () => {
    await desk.stop()
    setFacts(bundledFacts)
    await opened.close()
  })
  const db = () => opened.database.db

  test('keeps no draft that says what is online already', async () => {
    await saveDraft(db(), { ...edit(3), by }, '')
    const [draft] = await allDrafts(db())
    expect(await saveDraft(db(), { ...edit(2), by }, draft?.savedAt ?? '')).toBe('done')
    expect(await allDrafts(db())).toEqual([])
  })

  test('publishes nothing that was checked before a colleague’s publication', async () => {
    const now = new Date().toISOString()
    const set = { by, entries: [edit(3)], createdAt: now, effectiveAt: now, undoes: null }
    const first = await addSet(opened.database, set, { after: 0 })
    expect(await addSet(opened.database, set, { after: 0 })).toBeUndefined()
    expect(await allSets(db())).toEqual([first])
  })

  test('publishes no half written article, though a form made by hand names it', async () => {
    const words = { title: 'Balais', excerpt: 'Lesquels', tags: '', markdown: 'Des neufs.\n' }
    const slugs = { fr: 'balais', en: 'blades' }
    const now = { category: 'tips', published: false, slugs, fr: words, en: words }
    await saveDraft(db(), { path: 'articles.own-0a1b2c3d', was: null, now, by }, '')
    const seen = new Set((await allDrafts(db())).map(draftKey))
    const order = { by, role: 'admin', seen, sure: new Set<string>() } as const
    expect(await desk.publish(order)).toEqual({ status: 'nothing' })
    await saveDraft(db(), { path: 'hours.6', was: bundledValue('hours.6'), now: null, by }, '')
    const both = new Set((await allDrafts(db())).map(draftKey))
    expect((await desk.publish({ ...order, seen: both })).status).toBe('published')
    expect(desk.sets()[0]?.entries.map(({ path }) => path)).toEqual(['hours.6'])
    expect((await allDrafts(db())).map(({ path }) => path)).toEqual(['articles.own-0a1b2c3d'])
  })

  test('keeps all texts of a section that one of six people sends at one moment, or none', async () => {
    const texts = ['freins.about.0', 'freins.about.1', 'freins.about.2'].map((place) => {
      const { fr, en } = bundledValue(`texts.${place}`) as Text
      return { place, seen: fingerprintOf(fr, en) }
    })
    /** Sends some of them, each with one's own words. */
    function send(person: string, some: typeof texts) {
      const form = new FormData()
      form.set('section', 'freins.about')
      for (const { place, seen } of some) {
        form.set(`seen.${place}`, seen)
        for (const lang of ['fr', 'en']) form.set(`${lang}.${place}`, `${person}.`)
      }
      return saveSection({ desk, database: opened.database } as Runtime, 'freins', { form, by: person })
    }
    const crowd = Array.from({ length: 6 }, (_, index) => `Person ${'abcdef'[index]}`)
    const outcomes = await Promise.all(crowd.map((by, index) => send(by, index % 2 ? texts.slice(2) : texts)))
    const saved = crowd.filter((_, index) => !outcomes[index])
    const kept = await allDrafts(db())
    expect(saved).toHaveLength(1)
    expect(kept.map(({ by }) => by)).toEqual(kept.map(() => saved[0]))
    for (const refused of outcomes.filter(Boolean))
      expect(refused?.texts['freins.about.2']).toMatchObject({ isStale: true })
  })
})
