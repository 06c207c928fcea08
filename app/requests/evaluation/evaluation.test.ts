import { describe, expect, test } from 'vitest'
import { evaluationDue, lineSum } from '#app/estimate/cents.ts'
import type { EstimateLine } from '#app/estimate/estimate.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { brakesAndWipers, NOW } from '../../../test/requests/evaluated.ts'
import { storedRequest } from '../../../test/requests/stored-request.ts'
import { isLastFour } from './answer.server.ts'
import { previewOf } from './drafts.server.ts'
import {
  type Answered,
  boundBy,
  type EvaluationLine,
  isExpired,
  isWithinBounds,
  jobsOf,
  problemsOf,
  refusedApart,
  validFrom,
  verdictOf,
  withDuties,
} from './evaluation.ts'
import { emptyLine, lineOfRow, linesOf, nextId } from './lines.ts'
import { shownSheet } from './sheet.server.ts'

const draft = { ...brakesAndWipers, after: 0 }
const { lines, vehicle } = draft
const label = { fr: 'x', en: 'x' }
const line = (more: object) =>
  ({ ...emptyLine('l4', 'part'), label, each: 1, condition: 'new', ...more }) as EvaluationLine
const many = (count: number) => Array.from({ length: count }, () => line({}))
const MOST = 10_000_000

test.each<[isWithin: boolean, draft: object]>([
  [true, {}],
  [true, { lines: Array.from({ length: 61 }, (_, at) => line({ id: `l${at}` })) }],
  [false, { lines: Array.from({ length: 62 }, (_, at) => line({ id: `l${at}` })) }],
  [false, { lines: [line({}), line({})] }],
  [false, { lines: [line({ id: 'constructor' })] }],
  [false, { lines: [line({ label: { fr: 'x'.repeat(201), en: 'x' } })] }],
  [false, { lines: [line({ row: 'x'.repeat(100_000) })] }],
  [false, { vehicle: { ...vehicle, plate: 'x'.repeat(201) } }],
])('that a draft from a form can be one of ours is %s', (isWithin, changed) => {
  expect(isWithinBounds({ ...draft, ...changed })).toBe(isWithin)
})

test.each<[object, string]>([
  [{}, ''],
  [{ lines: [] }, 'lines nothing'],
  [{ lines: many(60) }, ''],
  [{ lines: many(61) }, 'lines amount'],
  [{ lines: [line({ each: MOST }), line({ each: 1 })] }, 'lines amount'],
  [{ lines: [line({ each: MOST })], fee: MOST }, ''],
  [{ lines: [line({ each: MOST + 1 })] }, 'lines amount, each.l4 amount'],
  [{ fee: MOST + 1 }, 'fee amount'],
  [{ lines: [line({ each: null, count: 0 })] }, 'each.l4 price, count.l4 amount'],
  [{ lines: [line({ each: 0, count: 1 })] }, ''],
  [{ lines: [line({ count: -1 })] }, 'count.l4 amount'],
  [{ lines: [line({ label: { fr: ' ', en: 'x' } })] }, 'label.l4 empty'],
  [{ lines: [line({ label: { fr: 'x', en: '' } })] }, 'label.l4 empty'],
  [{ lines: [line({ condition: undefined })] }, 'condition.l4 condition'],
  [{ lines: [line({ condition: undefined, type: 'labour' })] }, ''],
  [{ customer: { name: ' ', address: '' } }, 'name empty'],
  [{ customer: { name: 'Z'.repeat(100), address: 'x'.repeat(200) } }, ''],
  [{ customer: { name: 'Z'.repeat(101), address: 'x'.repeat(201) } }, 'name amount, address amount'],
  [{ vehicle: { make: '', model: '', year: '', plate: ' ' } }, 'make empty, model empty, plate empty'],
  [{ vehicle: { ...vehicle, year: '' } }, ''],
  [{ readyAt: '', validUntil: '' }, 'readyAt empty, validUntil empty'],
  [{ readyAt: NOW.toISOString(), validUntil: '2026-11-23' }, 'readyAt past, validUntil past'],
  [{ readyAt: new Date(NOW.getTime() + 1).toISOString(), validUntil: '2026-11-24' }, ''],
])('an evaluation with %j lacks: %s', (more, lacks) => {
  const found = problemsOf({ ...draft, ...more }, NOW)
  expect(found.map(({ field, why }) => `${field} ${why}`).join(', ')).toBe(lacks)
})

test('an evaluation is accepted until midnight of its last day at the garage, two weeks after it was begun', () => {
  const last = new Date('2026-12-09T04:59:59.999Z')
  const midnight = new Date('2026-12-09T05:00:00Z')
  expect([last, midnight].map((now) => isExpired({ validUntil: '2026-12-08' }, now))).toEqual([false, true])
  expect([last, midnight].map(validFrom)).toEqual(['2026-12-22', '2026-12-23'])
})

test.each([
  [1, { count: 499 }, 0],
  [1, { count: 500 }, 1],
  [333, { count: 1_500 }, 500],
  [100_00, { count: 1_125 }, 112_50],
  [null, { count: 1_000 }, 0],
  // As it was stored before.
  [1, { hundredths: 49 }, 0],
  [1, { hundredths: 50 }, 1],
  [100_00, { hundredths: 125 }, 125_00],
])('%s cents times %j are %s cents', (each, quantity, sum) => {
  expect(lineSum({ each, ...quantity })).toBe(sum)
})

test.each([
  [[], 'refused'],
  [['l1'], 'partly'],
  [['l1', 'l2', 'l9'], 'partly'],
  [['l3', 'l1', 'l2'], 'accepted'],
] as const)('accepting %j of three lines is %s', (accepted, verdict) => {
  expect(verdictOf(lines, accepted)).toBe(verdict)
})

const answered = (accepted: string[], fee: number | null = null, of = lines) =>
  ({ body: { lines: of, fee, taxes: { gst: 5, qst: 9.975 } }, answer: { accepted } }) as unknown as Answered

test('what was accepted is what each sheet bound, to the cent, and so is the bill of all of it', () => {
  const both = [460_50, 150_00].map((each) => answered(['l4'], null, [line({ each })]))
  expect(boundBy(both).sum).toEqual({ before: 610_50, gst: 30_53, qst: 60_89, total: 701_92 })
  expect([610_50, 610_00].map((total) => boundBy(both).bill(total).total)).toEqual([701_92, 701_35])
})

test('the bill says at most what was accepted in all; where all was refused, the fee; without an answer, what needs none', () => {
  const most = boundBy([]).most
  expect([evaluationDue(most, most), evaluationDue(most + 1, undefined)]).toEqual(['no', 'yes'])
  expect(boundBy([answered([])]).most).toBe(0)
  expect(boundBy([answered([], 50_00), answered([], 60_00), answered([], 40_00)]).most).toBe(60_00)
  expect(boundBy([answered(['l3'], 60_00)]).most).toBe(40_00)
  expect(boundBy([answered(['l1', 'l2']), answered([], 500_00), answered(['l3'])]).most).toBe(420_00)
})

describe('a line', () => {
  test('comes from the price list or a duty, and from nothing else', () => {
    expect(lineOfRow('l1', 'regularRotors')).toMatchObject({ type: 'part', condition: 'new', each: 280_00 })
    expect(lineOfRow('l1', 'labour')).toMatchObject({ type: 'labour', each: 100_00, unit: 'hour' })
    expect(lineOfRow('l1', 'tireDutyTo33')).toMatchObject({ type: 'duty', each: 4_50 })
    expect(lineOfRow('l1', 'collision')).toMatchObject({ id: 'l1', row: 'collision', each: null })
    for (const name of ['toString', '__proto__', 'shopSupplies'])
      expect(lineOfRow('l1', name)).toBeUndefined()
  })

  test('of the State’s duty is answered with the tires above it, whoever typed them, and never by itself', () => {
    const line = (id: string, type: EvaluationLine['type'], fr = '') => ({
      ...emptyLine(id, type),
      label: { fr, en: '' },
    })
    const [tires, pads] = [line('l1', 'part', 'Pneus Nokian'), line('l2', 'part', 'Plaquettes')]
    const [fit, duty] = [line('l3', 'labour', 'Pose'), line('l4', 'duty')]
    for (const lines of [
      [tires, duty, fit, pads],
      [tires, fit, duty, pads],
      [tires, pads, duty, fit],
    ]) {
      expect(jobsOf(lines).find(([job]) => job === 'l1')?.[1]).toEqual([tires, duty])
      expect(withDuties(lines, ['l2', 'l3', 'l4'])).not.toContain('l4')
      expect(withDuties(lines, ['l1'])).toEqual(['l1', 'l4'])
      expect(refusedApart(lines, ['l2', 'l3'])).toEqual([])
    }
    expect(withDuties([fit, duty], ['l3'])).toEqual(['l3', 'l4'])
    expect(withDuties([duty], ['l4'])).toEqual(['l4'])
  })

  test('has an id that no line before it has', () => {
    const ids = (...known: string[]) => nextId(known.map((id) => emptyLine(id, 'part')))
    expect([ids(), ids('l3', 'l1'), ids('l9', 'l10'), ids('x')]).toEqual(['l1', 'l4', 'l11', 'l1'])
  })

  const seen = (more: Partial<EstimateLine>): EstimateLine => {
    return { type: 'labour', certainty: 'firm', label, note: { fr: '', en: '' }, ...more }
  }
  test.each<[Partial<EstimateLine>, number | null, number]>([
    [{ lowest: 45_00 }, 45_00, 1_000],
    [{ certainty: 'minimum', halves: 9, each: 10_00, lowest: 45_00 }, 10_00, 4_500],
    [{ certainty: 'toConfirm', halves: 1, each: 10_00, lowest: 5_00 }, 10_00, 500],
    [{ count: 4_000, each: 60_00, unit: 'tire', lowest: 240_00, highest: 240_00 }, 60_00, 4_000],
    [{ certainty: 'range', lowest: 45_00, highest: 90_00 }, null, 1_000],
    [{ certainty: 'toSee' }, null, 1_000],
    // Only the mechanic can say how many.
    [{ certainty: 'range', each: 100_00, unit: 'axle', lowest: 100_00, highest: 200_00 }, 100_00, 0],
    [{ certainty: 'toSee', each: 100_00, unit: 'hour' }, 100_00, 0],
  ])('of a price seen as %j costs %s, times %s thousandths', (more, each, count) => {
    expect(linesOf({ lines: [seen(more)] })).toMatchObject([{ id: 'l1', each, count }])
  })

  test('of a price seen keeps its unit, and which axle it is for', () => {
    const axle = { unit: 'axle', which: { fr: 'essieu avant', en: 'front axle' } } as const
    const of = seen({ count: 1_000, each: 100_00, lowest: 100_00, ...axle })
    expect(linesOf({ lines: [of] })[0]).toMatchObject(axle)
  })

  test('is not made of what is free, nor of a diagnostic that a repair pays for', () => {
    const part = seen({ type: 'part', row: 'valve', lowest: 1 })
    const free = seen({ lowest: 0, highest: 0 })
    const lines = linesOf({ lines: [seen({ certainty: 'toSee', lowest: 100_00 }), free, part, part] })
    expect(lines.map(({ id, row, condition }) => [id, row, condition])).toEqual([
      ['l1', 'valve', 'new'],
      ['l2', 'valve', 'new'],
    ])
    expect(linesOf(undefined)).toEqual([])
  })
})

describe('a sheet', () => {
  const request = { ...storedRequest(1), company: null, announced: null } as RequestRow
  const preview = (more: object, before: Answered[] = [], of = request) =>
    previewOf(of, { body: { ...draft, ...more }, number: 1 }, boundBy(before).kind, NOW)
  const sheet = (more: object, accepted?: string[]) =>
    shownSheet({ body: preview(more), sha256: 'abc', answer: undefined, accepted }, 'fr')

  test.each([
    [undefined, '482,90 $', false],
    [['l1', 'l2', 'l3'], '482,90 $', false],
    [['l1'], '321,93 $', false],
    [['l3'], '45,99 $', true],
    [[], undefined, true],
  ])(
    'of which %j are accepted sums up %s, and warns of refused ones that cannot wait: %s',
    (accepted, sum, warns) => {
      const { slip, unsafe } = sheet({}, accepted)
      expect(slip.sum.rows.at(-1)?.value.replace(/\s/g, ' ')).toBe(sum)
      expect(unsafe !== '').toBe(warns)
    },
  )

  test('says the law on consumers to a person alone', () => {
    const said = (company: string | null) => preview({}, [], { ...request, company }).terms.fr.join(' ')
    for (const words of [/pièce détruite/, /La loi garantit/, /ne peut pas demander plus/]) {
      expect(said(null)).toMatch(words)
      expect(said('yes')).not.toMatch(words)
    }
    expect(said('yes')).toContain('cette évaluation lie le garage')
  })

  test('says what making it costs, or that it costs nothing; a supplement, which adds to accepted work, neither', () => {
    const saysFee = (fee: number | null, ...before: Answered[]) => {
      const { kind, terms: both } = preview({ fee }, before)
      expect(kind).toBe(before.some(({ answer }) => answer.accepted.length) ? 'supplement' : 'first')
      const terms = both.en.join(' ')
      return terms.includes('$50.00') ? 'fee' : terms.includes('Nothing is owed') ? 'none' : ''
    }
    expect([saysFee(50_00), saysFee(null), saysFee(0)]).toEqual(['fee', 'none', 'none'])
    const [yes, no] = [answered(['l1']), answered([])]
    expect([saysFee(50_00, yes), saysFee(50_00, no, no), saysFee(null, no, yes)]).toEqual(['', 'fee', ''])
  })
})

test('the last four digits are those of a number the customer left, never of its extension', () => {
  expect(isLastFour('0199', '514 555-0199')).toBe(true)
  expect(isLastFour(' 01 99', '514 555-0199 poste 1234')).toBe(true)
  expect(isLastFour('1234', '514 555-0199 poste 1234')).toBe(false)
  expect(isLastFour('0133', '514 555-0199 / 438 555-0133')).toBe(true)
  expect(isLastFour('(514) 555-0199', '514 555-0199')).toBe(true)
  for (const digits of ['', '199', 'abcd', '....', '514 555-0198'])
    expect(isLastFour(digits, '514 555-0199'), digits).toBe(false)
})
