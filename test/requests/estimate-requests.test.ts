import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import type { JobId } from '#app/content/packages/package.ts'
import { prices } from '#app/content/prices/prices.ts'
import { contentWith, setContent } from '#app/content/snapshot.ts'
import { shownEstimate } from '#app/estimate/carried.server.ts'
import type { Answers } from '#app/estimate/estimate.ts'
import { priceListText } from '#app/estimate/shown.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { estimateOf } from '#app/requests/estimate.server.ts'
import { mailsFor } from '#app/requests/mails.tsx'
import { receiveRequest } from '#app/requests/requests.server.ts'
import { checkRequest } from '#app/requests/rules.server.ts'
import { casesNow, writtenSums } from '../estimate-cases.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { deskOf, linkKey, NOW } from './evaluated.ts'

const caller = { address: '203.0.113.7' }

const visitor = {
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  service_type: 'pneus',
}

/** The form value of an estimate that is shown now. */
const carried = (job: JobId, answers: Answers, lang: Lang) =>
  shownEstimate(packageOf(job), answers, lang, new Date()).value

const tires = { wheels: '18', supplement: 'no' } as const
const dearer = {
  ...bundledFacts,
  prices: { ...prices, balancing18: { ...prices.balancing18, amount: 75 } },
}

describe.each(langs)('an estimate that was shown, %s', (lang) => {
  test.each(casesNow)('of $job $answers stands in the request and both mails', (each) => {
    const { job, answers, lowest } = each
    const checked = checkRequest({ ...visitor, estimate: carried(job, answers, lang) }, lang, NOW)
    if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
    const { request } = checked
    expect(request.form_type).toBe('estimate')
    const sent = estimateOf(request, lang, NOW)
    if (!sent || !('snapshot' in sent)) throw new Error('Other sums were seen')
    const estimate = readSnapshot(JSON.stringify(sent.snapshot))
    expect(estimate).toMatchObject({ job, answers, lowest })
    const mailed = { id: 'id', reference: 'G-TEST-1', lang, at: NOW, request, estimate, announced: null }
    const [toGarage, toVisitor] = mailsFor(mailed, { siteUrl: linkKey.siteUrl, garage: ['a@example.org'] })
    for (const [mail, sums] of [
      [toVisitor, writtenSums(each, lang)],
      [toGarage, writtenSums(each, 'fr')],
    ] as const)
      for (const sum of sums) for (const text of [mail?.html, mail?.text]) expect(text).toContain(sum)
    expect(toVisitor?.text).toContain(priceListText(sent.snapshot, lang))
  })
})

test('what cannot be read as an estimate is refused with words', () => {
  const foreign = carried('flat', {}, 'fr')
  for (const estimate of [
    'x',
    'job=oil-change',
    `${carried('flat', {}, 'en')}&utm_source=${'x'.repeat(400)}`,
    7,
    ['job=flat-tire&seen=500-500'],
    foreign,
  ]) {
    const checked = checkRequest({ ...visitor, estimate }, 'en', NOW)
    expect('errors' in checked && checked.errors.estimate, `${estimate}`).toMatch(/^Online price/)
  }
})

test.each([
  ['7100-', 'at least $71.00 before taxes'],
  ['7500-7500', '$75.00 before taxes'],
  ['7000-9000', '$70 – $90 before taxes'],
  ['0-50', '$0.00 – $0.50 before taxes'],
  ['1-1', '$0.01 before taxes'],
  ['-', '?'],
  ['1234567890-', '?'],
  ['7000', '?'],
])('sums seen as %s are answered with ours, and said as %s', (seen, said) => {
  const ours = carried('tireFitting', tires, 'en')
  const sent = estimateOf({ estimate: ours.replace(/seen=.*$/, `seen=${seen}`) }, 'en', NOW)
  if (!sent || !('changed' in sent) || sent.changed.kind !== 'invalid') throw new Error('It was taken')
  expect(sent.changed.estimate?.value).toBe(ours)
  const text = sent.changed.errors.estimate?.replaceAll('\u00a0', ' ')
  expect(text).toContain(`at least $70.00 before taxes instead of ${said}.`)
})

describe('a request whose price changed', () => {
  const at = databaseForEach([])
  const send = (values: object, idempotencyKey?: string) =>
    receiveRequest(deskOf(at), { values: { ...visitor, ...values }, lang: 'fr', idempotencyKey }, caller)
  const row = () => at.db.selectFrom('contact_submissions').selectAll().executeTakeFirst()
  const kept = async () => readSnapshot((await row())?.estimate ?? null)?.lowest.before

  test('is refused with the new price, nothing is kept, and it is taken once that price was seen', async () => {
    const estimate = carried('tireFitting', tires, 'fr')
    setContent(contentWith(dearer))
    const answer = await send({ estimate })
    if (answer.kind !== 'invalid') throw new Error(answer.kind)
    expect(answer.errors.estimate).toContain(
      'au moins 75,00\u00a0$ avant taxes, et non plus au moins 70,00\u00a0$ avant taxes',
    )
    expect(await row()).toBeUndefined()
    expect((await send({ estimate: answer.estimate?.value })).kind).toBe('received')
    expect(await row()).toMatchObject({ form_type: 'estimate' })
    expect(await kept()).toBe(75_00)
  })
})
