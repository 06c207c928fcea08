import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addSet, allDrafts, allSets, saveDraft } from '#app/publishing/changes.server.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { migrations } from '#database/migrations.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'

const by = 'marie@garage.example'
const MARCH = '2037-03-03T04:00:00.000Z'
const APRIL = '2037-04-04T12:00:00.000Z'

const price = (key: string, was: number, now: number): Entry => {
  const path = `prices.${key}`
  const value = bundledValue(path) as object
  return { path, was: { ...value, amount: was }, now: { ...value, amount: now } }
}

describe.each(engines)('What the version before had planned, on $name', ({ open }) => {
  const at = databaseForEach([], open)

  async function publish(effectiveAt: string, entries: Entry[], undoes: number | null = null) {
    const after = (await allSets(at.db)).at(-1)?.id ?? 0
    const set = { createdAt: '2026-11-01T12:00:00.000Z', effectiveAt, by, entries, undoes }
    return (await addSet(at.database, set, { after }))?.id ?? 0
  }

  async function upgraded() {
    const { db, engine } = at.database
    await migrations['048-nothing-planned']?.up(db as unknown as Kysely<unknown>, engine)
    return { sets: await allSets(db), drafts: await allDrafts(db) }
  }

  test('is a draft again, from the value online to the last one planned; what is public stays', async () => {
    await publish('2026-11-02T12:00:00.000Z', [price('oilChange', 40, 42)])
    await publish(MARCH, [price('oilChange', 42, 45), price('labour', 100, 110)])
    await publish(APRIL, [price('oilChange', 45, 50)])
    const { sets, drafts } = await upgraded()
    expect(sets.map(({ entries }) => entries)).toEqual([[price('oilChange', 40, 42)]])
    expect(drafts.map(({ savedAt: _, ...draft }) => draft)).toEqual(
      expect.arrayContaining([
        { ...price('oilChange', 42, 50), by, isUndone: false },
        { ...price('labour', 100, 110), by, isUndone: false },
      ]),
    )
    expect(drafts).toHaveLength(2)
  })

  test('leaves a draft that was saved since, what was undone, and the opening of the site', async () => {
    const set = await publish(MARCH, [price('valve', 5, 6)])
    await publish(MARCH, [price('valve', 6, 5)], set)
    await publish(MARCH, [price('oilChange', 40, 45), { path: 'opening.site', was: null, now: '2037-03-03' }])
    await saveDraft(at.db, { ...price('oilChange', 40, 48), by: 'paul@garage.example' }, '')
    const { sets, drafts } = await upgraded()
    expect(sets).toEqual([])
    expect(drafts).toMatchObject([{ ...price('oilChange', 40, 48), by: 'paul@garage.example' }])
  })

  test('keeps for a new article the day in Montreal as its own', async () => {
    const path = 'articles.own-0a1b2c3d'
    await publish(MARCH, [{ path, was: null, now: { published: true, category: 'tips' } }])
    const { drafts } = await upgraded()
    expect(drafts).toMatchObject([
      { path, was: null, now: { published: true, category: 'tips', from: '2037-03-02' } },
    ])
  })
})
