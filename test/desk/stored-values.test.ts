import { describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { sumOf } from '#app/estimate/cents.ts'
import { labelOf, printed, type Row, rowText } from '#app/estimate/line.ts'
import { shownSlip, slipRows } from '#app/estimate/shown.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { leaseNext } from '#app/jobs/lease.server.ts'
import { allDrafts, allSets } from '#app/publishing/changes.server.ts'
import { factsOf, fold, withEntries } from '#app/publishing/fold.ts'
import { bundledValue, kindNames, sentenceOf, shownValue } from '#app/publishing/items.ts'
import { same } from '#app/publishing/same.ts'
import { readPushTarget } from '#app/push/devices.server.ts'
import { readSent } from '#app/requests/evaluation/evaluation.ts'
import { sheetSums } from '#app/requests/evaluation/sheet.server.ts'
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

  test('is a price that was seen or an evaluation that was sent: it prints as it did then, to the letter', () => {
    const seen = readSnapshot(JSON.stringify(stored.estimate))
    if (!seen) throw new Error('an old estimate is not read')
    const sent = readSent(JSON.stringify(stored.evaluation))
    const text = (rows: Row[]) =>
      rows
        .map(({ label, ...row }) => `${label}: ${rowText(row)}`)
        .join('; ')
        .replace(/\u00a0/g, '~')
    const slip = slipRows(shownSlip(seen, 'fr'))
    const sums = sheetSums(sumOf(sent.lines, sent.taxes), sent, 'en', 'Total')
    const lines = sent.lines.map((line) => printed(line, 'en'))
    expect(text(slip)).toBe(
      'Pose: 60,00~$ ferme; Huile (4,5~L~× 10,00~$): à partir de 45,00~$ minimum; Avant taxes: 105,00~$; TPS (5~%): 5,25~$; TVQ (9,975~%): 10,47~$; Avec les taxes: 120,72~$ au moins',
    )
    expect(text([...lines.map((line) => ({ label: labelOf(line), value: line.amount })), ...sums])).toBe(
      'Fitting (1.25~h × $100.00): $125.00; Tires (4 × $99.99): $399.96; Total before taxes: $524.96; GST (5%): $26.25; QST (9.975%): $52.36; Total: $603.57',
    )
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
