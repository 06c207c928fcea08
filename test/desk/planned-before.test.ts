import { type Kysely, sql } from 'kysely'
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

  const up = (step: string) => migrations[step]?.up(at.db as unknown as Kysely<unknown>, at.database.engine)

  test('is a draft again, from the value online to the last one planned, but for what was undone, drafted since or opens the site', async () => {
    const article = { published: true, category: 'tips' }
    const path = 'articles.own-0a1b2c3d'
    await publish('2026-11-02T12:00:00.000Z', [price('oilChange', 40, 42)])
    const set = await publish(MARCH, [price('valve', 5, 6)])
    await publish(MARCH, [price('valve', 6, 5)], set)
    await publish(MARCH, [
      price('oilChange', 42, 45),
      price('labour', 100, 110),
      price('diagnostic', 100, 105),
    ])
    await publish(MARCH, [
      { path: 'opening.site', was: null, now: '2037-03-03' },
      { path, was: null, now: article },
    ])
    await publish(APRIL, [price('oilChange', 45, 50)])
    const since = { ...price('diagnostic', 100, 120), by: 'paul@garage.example' }
    await saveDraft(at.db, since, '')
    await up('048-nothing-planned')
    expect((await allSets(at.db)).map(({ entries }) => entries)).toEqual([[price('oilChange', 40, 42)]])
    const drafts = (await allDrafts(at.db)).map(({ savedAt: _, ...draft }) => draft)
    expect(drafts.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      // A new article keeps the day in Montreal as its own.
      { path, was: null, now: { ...article, from: '2037-03-02' }, by, isUndone: false },
      { ...since, isUndone: false },
      { ...price('labour', 100, 110), by, isUndone: false },
      { ...price('oilChange', 42, 50), by, isUndone: false },
    ])
  })

  test('or set aside is an undone draft, the newest of each path, unless one was saved since', async () => {
    const values = (now: number, savedAt: string) => sql`'2', ${`${now}`}, 'marie', ${savedAt}`
    await sql`alter table content_drafts drop column is_undone`.execute(at.db)
    await up('049-set-aside')
    for (const [path, now, savedAt] of [
      ['claims.lifts', 3, '2026-11-01'],
      ['claims.lifts', 4, '2026-11-03'],
      ['claims.lifts', 5, '2026-11-02'],
      ['claims.bays', 7, '2026-11-01'],
    ] as const)
      await sql`insert into content_aside values (${path}, ${values(now, savedAt)})`.execute(at.db)
    await sql`insert into content_drafts values ('claims.bays', ${values(8, '2026-10-01')})`.execute(at.db)
    await up('054-undone-is-a-draft')
    expect(await allDrafts(at.db)).toMatchObject([
      { path: 'claims.bays', was: 2, now: 8, savedAt: '2026-10-01', isUndone: false },
      { path: 'claims.lifts', was: 2, now: 4, by: 'marie', savedAt: '2026-11-03', isUndone: true },
    ])
  })
})
