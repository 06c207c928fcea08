import { expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import type { JobId } from '#app/content/packages/package.ts'
import type { Price, PriceKey } from '#app/content/prices/prices.ts'
import type { PriceUnit } from '#app/content/prices/units.ts'
import { contentWith, setContent } from '#app/content/snapshot.ts'
import { shownEstimate } from '#app/estimate/carried.server.ts'
import type { Answers } from '#app/estimate/estimate.ts'
import { openDraft } from '#app/requests/evaluation/drafts.server.ts'
import type { EvaluationLine } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine } from '#app/requests/evaluation/lines.ts'
import type { Change } from '#app/requests/life/change.server.ts'
import { aboveAccepted } from '#app/staff/inbox/request/shown-bill.server.ts'
import { answerOnPage, NOW, sendEvaluation } from './evaluated.ts'
import { followedPageForEach } from './followed-page.tsx'

type Case = {
  /** What a price is by, where it is not as bundled. */
  by?: Partial<Record<PriceKey, PriceUnit>>
  online?: [JobId, Answers]
  /** A line of a mechanic: the price of one in cents, and how many thousandths. */
  typed?: [each: number, count: number, unit?: PriceUnit]
  isRefused?: true
  isCompany?: true
  /** In cents, where it is not what was accepted. */
  bill?: number
}

const fitting = (per: PriceUnit, more: Answers = {}): Case => ({
  by: { balancing13to17: per, balancing18: per },
  online: ['tireFitting', { wheels: '13-17', supplement: 'no', ...more }],
})
const ofCompany: Case = { typed: [450_00, 2_000], isCompany: true }
const braking = (axles: string, rotors: string, more: Answers = {}): Case => ({
  by: { brakeLabour: 'axle', regularRotors: 'axle', premiumRotors: 'axle', caliperService: 'axle' },
  online: ['brakes', { axles, rotors, ...more }],
})

/**
 * Before taxes, GST, QST and total of what is accepted, worked out on paper: each tax on the sum before taxes, by itself, half a cent
 * up. A fee that is due is billed.
 */
const cases: [string, string, Case][] = [
  ['four tires', '320,00 16,00 31,92 367,92', fitting('tire', { wheels: '18', supplement: 'yes' })],
  ['four tires for the car', '60,00 3,00 5,99 68,99', fitting('vehicle')],
  ['four new tires', '258,00 12,90 25,74 296,64', fitting('tire', { tires: 'new' })],
  ['tires stored', '100,00 5,00 9,98 114,98', { online: ['tireSwap', { storage: 'yes' }] }],
  ['one flat', '5,00 0,25 0,50 5,75', { online: ['flat', { count: '1' }] }],
  ['three flats with valves', '30,00 1,50 2,99 34,49', { online: ['flat', { count: '3', valve: 'yes' }] }],
  ['one axle', '380,00 19,00 37,91 436,91', braking('front', 'regular')],
  ['all of one axle', '580,00 29,00 57,86 666,86', braking('rear', 'premium', { calipers: 'yes' })],
  ['two axles', '960,00 48,00 95,76 1 103,76', braking('both', 'regular', { calipers: 'yes' })],
  ['5.5 litres', '83,50 4,18 8,33 96,01', { online: ['oilChange', { oil: 'blend', litres: '5.5' }] }],
  ['a fee that is due', '100,00 5,00 9,98 114,98', { online: ['diagnostic', {}], isRefused: true }],
  [
    'no fee that is due, and 1.125 hours',
    '129,94 6,50 12,96 149,40',
    { online: ['diagnostic', {}], typed: [115_50, 1_125, 'hour'] },
  ],
  ['4.125 litres', '41,21 2,06 4,11 47,38', { typed: [9_99, 4_125, 'litre'] }],
  ['seven pieces', '23,31 1,17 2,33 26,81', { typed: [3_33, 7_000] }],
  ['a company', '900,00 45,00 89,78 1 034,78', ofCompany],
  ['a company’s higher bill', '950,00 47,50 94,76 1 092,26', { ...ofCompany, bill: 950_00 }],
]

const plain = (text = '') => text.replace(/[\s\u00a0\u202f]+/g, ' ')

const page = followedPageForEach()

test.each(cases)('%s: %s, from the price to the bill', async (_, sums, one) => {
  const { by = {}, online, typed, isRefused, isCompany, bill } = one
  const [before = '', total = ''] = [sums.split(' ')[0], sums.split(/(?<=,\d\d) /)[3]]
  const prices: Record<string, Price> = { ...bundledFacts.prices }
  for (const [row, unit] of Object.entries(by)) prices[row] = { ...prices[row], unit } as Price
  setContent(contentWith({ ...bundledFacts, prices: prices as Facts['prices'] }))
  const has = (text: string | undefined, amounts = sums.split(/(?<=,\d\d) /)) => {
    for (const amount of amounts) expect(plain(text)).toMatch(new RegExp(`(?<![\\d,] ?)${amount} \\$`))
  }

  const seen = online && shownEstimate(packageOf(online[0]), online[1], 'fr', NOW)
  const isSeen = seen && !typed && !isRefused
  if (isSeen) has(seen.slip.sum.rows.map(({ value }) => value).join('; '))
  const reference = await page.receive({
    service_type: seen ? packageOf(online[0]).service : 'general',
    ...(seen && { estimate: seen.value }),
  })
  if (isSeen)
    for (const { text } of await page.mails('request.acknowledgement'))
      if (text.includes(reference)) has(text)

  const change = (field: 'company' | 'total', to: string) => page.change({ field, to } as Change, reference)
  if (isCompany) await change('company', 'yes')
  await page.take(openDraft, reference)
  const { draft } = (await page.story(reference)).evaluations
  // What the site does not price is nothing here.
  const begun = draft?.body.lines.map((line) => ({ ...line, each: line.each ?? 0 })) ?? []
  const [each, count, unit] = typed ?? []
  const label = { fr: 'Travail', en: 'Work' }
  const own = { ...emptyLine('l90', 'labour'), label, unit, each, count } as EvaluationLine
  const sent = await sendEvaluation(page.opened, reference, {
    lines: typed ? [...begun, own] : begun,
    fee: draft?.body.fee ?? null,
  })
  const accepted = isRefused ? [] : sent.body.lines.map(({ id }) => id)
  expect(await answerOnPage(page.opened, reference, sent, accepted)).toBe('answered')
  const { evaluations } = await page.story(reference)
  const said = isRefused ? [before, total] : undefined
  if (isRefused) has(aboveAccepted(evaluations.sent, 'fr'), [before])
  if (!bill) for (const { text } of await page.mails('request.answer')) has(text, said)

  const cents = Number(before.replace(',', ''))
  if (!isCompany) expect(await change('total', `${cents + 1}`)).toBe('refused')
  expect(await change('total', `${bill ?? cents}`)).toBe('done')
  has((await page.see(await page.token(reference))).html.replace(/<[^>]*>/g, ' '))
})
