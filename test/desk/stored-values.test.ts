import { describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { shownSlip } from '#app/estimate/shown.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { leaseNext } from '#app/jobs/lease.server.ts'
import { allDrafts, allSets } from '#app/publishing/changes.server.ts'
import { factsOf, fold, withEntries } from '#app/publishing/fold.ts'
import { bundledValue, kindNames, sentenceOf, shownValue } from '#app/publishing/items.ts'
import { same } from '#app/publishing/same.ts'
import { readPushTarget } from '#app/push/devices.server.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import { isOfflineIntent } from '#app/staff/offline/act.ts'
import { engines } from '../engines.ts'
import stored from './stored-values.json' with { type: 'json' }

const values: [string, unknown][] = Object.entries(stored.desk)

describe('A value that an earlier version stored', () => {
  test('has an example of each kind', () => {
    expect([...new Set(values.map(([path]) => path.split('.')[0]))].sort()).toEqual(kindNames.toSorted())
  })

  test.each(values)('is shown as it was written: %s', (path, value) => {
    const shown = shownValue(path, value)
    expect(shown).toMatchObject(value as object)
    for (const lang of langs)
      expect(sentenceOf({ path, was: bundledValue(path), now: value }, lang).after).not.toBe('')
  })

  const changing = values.filter(([path, value]) => !same(bundledValue(path), value))

  test.each(changing)('changes what the pages say: %s', (path, value) => {
    const at = new Date('2026-12-10')
    const before = fold([], at)
    const after = withEntries(before, [{ path, was: null, now: value }], at)
    expect(factsOf(after)).not.toEqual(factsOf(before))
  })

  test('is an estimate: without what later versions added, its sums stand', () => {
    const snapshot = readSnapshot(JSON.stringify(stored.estimate))
    if (!snapshot) throw new Error('an old estimate is not read')
    for (const lang of langs) {
      const slip = JSON.stringify(shownSlip(snapshot, lang))
      expect(slip).toContain('60')
      expect(slip).not.toMatch(/NaN|undefined/)
    }
  })

  test('is an estimate that makes no sense: there is none, and nothing fails', () => {
    expect(readSnapshot('{"lines":[],"lowest":{}}')).toBeUndefined()
  })

  test('is an act that a device kept, or its subscription to alerts', () => {
    expect([asId(stored.act.id), isOfflineIntent(stored.act.made.intent)]).toEqual([stored.act.id, true])
    expect(readPushTarget(stored.subscription)).toEqual(stored.subscription)
  })
})

describe.each(engines)('A row that an earlier version wrote, on $name', ({ open }) => {
  test('is a change set, a draft and a mail', async () => {
    const { database, close } = await open()
    const { db } = database
    await db.insertInto('content_changes').values(stored.change).execute()
    await db.insertInto('content_drafts').values(stored.draft).execute()
    await db
      .insertInto('jobs')
      .values({ ...stored.job, kind: 'mail' })
      .execute()
    const folded = fold(await allSets(db), new Date())
    expect([folded.refused, folded.values.get('hours.6')]).toEqual([[], ['09:00', '13:00']])
    expect(await allDrafts(db)).toMatchObject([{ now: { value: 3, confirmed: '2026-09-01' } }])
    expect(await leaseNext(database, { kind: 'mail', leaseFor: 60_000, mine: [] })).toMatchObject(stored.job)
    await close()
  })
})
