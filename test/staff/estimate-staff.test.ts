import { beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { prices } from '#app/content/prices/prices.ts'
import { priceListText } from '#app/estimate/shown.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { wordsOf } from '../pages/rendered.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const answers = { wheels: '18', supplement: 'yes' } as const
const { unitToConfirm: _, ...balancing18 } = prices.balancing18
const before = { ...bundledFacts, prices: { ...prices, balancing18: { ...balancing18, amount: 65 } } }
const seen = (facts: Facts, at: Date, until: string) => ({
  ...snapshotOf(packageOf('tireFitting'), answers, facts, at),
  // As where the garage promises that its prices hold.
  until,
})

/** An estimate seen a month ago, when one row cost less and the garage had said what it is for. */
const shownThen = seen(before, new Date('2026-10-01T12:00:00Z'), '2026-10-31')
const shownNow = seen(bundledFacts, new Date(), '2099-12-31')

describe.each(engines)('an estimate in the staff area on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  beforeEach(async () => {
    const gone = { ...shownNow, answers: { wheels: '22' } }
    await keep(
      fixture.database.db,
      storedRequest(1, { form_type: 'estimate', estimate: JSON.stringify(shownThen) }),
      storedRequest(2, { form_type: 'estimate', estimate: JSON.stringify(shownNow) }),
      storedRequest(3, { form_type: 'estimate', estimate: JSON.stringify(gone) }),
      storedRequest(4),
    )
  })
  const words = async (address: string) => wordsOf(await (await fixture.owner.get(address)).text())

  test('stands as it was seen, with today’s price beside it and until when it holds', async () => {
    const request = await words('/admin/requests/G-TEST-1')
    for (const sum of ['$65.00', '4\u00a0× $10.00', '$40.00', '$105.00', '$5.25', '$10.47', '$120.72'])
      expect(request).toContain(sum)
    expect(request).toMatch(/Today’s price for the same answers: (?:at least )?\$110\.00/)
    expect(request).toMatch(/Ended October\s+31,\s+2026\./)
    expect(request).toContain(priceListText(shownThen, 'en'))
    expect(await words('/admin/requests/G-TEST-2')).toContain('The price has not changed.')
    expect(await words('/admin/requests/G-TEST-2')).toContain('To be honoured until')
    expect(await words('/admin/requests/G-TEST-3')).toContain('This job is no longer offered.')
    expect(await words('/admin/requests/G-TEST-4')).not.toContain('Price the customer saw online')
  })

  test('stands in the inbox, the file and on the sheet of paper', async () => {
    const inbox = await words('/admin')
    expect(inbox).toContain('Before taxes: $105.00')
    expect(inbox).toContain('Total, taxes included: $120.72')
    const file = await (await fixture.owner.get('/admin/requests.csv')).text()
    expect(file).toContain('Installation surcharge (4\u00a0× $10.00): $40.00')
    expect(file).toContain(priceListText(shownThen, 'en'))
    const sheet = await words('/admin/requests/G-TEST-1/work-order')
    expect(sheet).toContain('Pose et équilibrage, 18\u00a0po')
    expect(sheet).toContain('Avant taxes 105,00\u00a0$')
    expect(sheet).toMatch(/Tient jusqu’au 31\s+octobre\s+2026\./)
    expect(await words('/admin/requests/G-TEST-4/work-order')).not.toContain('Vu en ligne par le client')
  })
})
