import { describe, expect, test } from 'vitest'
import { bundledValue } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { atDesk } from './at-desk.ts'
import { ownReview } from './own-entries.ts'

const at = atDesk()

describe('A form that cannot be taken', () => {
  const long = 'x'.repeat(10_000)
  const closing = { intent: 'closing', from: '2036-12-24', reason: 'vacation' }
  const week = { intent: 'week', 'opens.6': '08:00', 'closes.6': '17:00' }
  const amount = 'Write an amount between $0.01 and $100,000'
  const order = 'The last day does not come before the first.'
  const number = 'Write a number of ten digits'
  const after = 'Write a closing time after the opening'
  const own = { 'label.fr': 'Vidange', 'label.en': 'Oil change', kind: 'exact' }

  test.each<[page: string, typed: Record<string, string>, error: string]>([
    ...['abc', '1 000 000', ''].map((typed): [string, object, string] => [
      'prices/oilChange',
      { ...own, amount: typed },
      amount,
    ]),
    ['prices/oilChange', { ...own, amount: '45', 'label.en': '' }, 'Write the name in both languages'],
    ['hours', { ...week, 'opens.6': '14:00', 'closes.6': '10:00' }, after],
    ['hours', { ...week, 'breakFrom.6': '12:00', 'breakTo.6': '11:00' }, 'Write when the break ends'],
    ['hours', { ...closing, to: '2036-12-20' }, order],
    ['hours', { ...closing, to: 'soon' }, order],
    ['hours', { ...closing, from: '2036-13-45' }, 'Choose the first day.'],
    ['hours', { ...closing, opens: '23:00' }, after],
    ['hours', { ...closing, to: '2036-12-27', opens: '10:00' }, after],
    ['hours', { ...closing, breakFrom: '12:00' }, 'Write when the break ends'],
    ['facts/business.phone', { value: '514 CALL-NOW' }, number],
    ['facts/business.messagingNumber', { value: '514 555 01234' }, number],
    ['facts/business.email', { value: `${long}@garage.example` }, 'Write a complete email address'],
    ['facts/warranties.repairs', { months: '1' }, 'never goes below the legal minimum'],
    ['lists/reviews/new', { ...ownReview, 'text.en': long }, 'in 600 characters at most'],
    ['lists/reviews/new', { ...ownReview, date: '2999-01-01' }, 'Choose a day, today at the latest.'],
    ['lists/reviews/new', { ...ownReview, consent: '' }, 'Without the day they agreed, a review does not'],
    [
      'lists/reviews/new',
      { ...ownReview, 'text.en': '{phone}' },
      'Write these words in one language at least',
    ],
    ['lists/reviews/new', { ...ownReview, rating: '9' }, 'Choose a rating from 1\u00a0to\u00a05.'],
  ] as [string, Record<string, string>, string][])(
    'says so beside its field, holds what was typed, and changes nothing: %s (%#)',
    async (page, typed, error) => {
      await at.refused(page, typed, error, 'aria-invalid="true"')
      expect(await at.drafts()).toEqual({})
    },
  )

  const paths = [
    ...Object.keys(businessParts).map((part) => `business.${part}`),
    ...['warranties.brakes', 'claims.lifts', 'rating.reviews', 'hours.1', 'order.freins', 'prices.oilChange'],
    ...['texts.home.hero.title', 'articles.own-1f2e3d4c', 'pictures.garage', 'nowhere.at.all'],
  ]

  test('of another fact than its own saves nothing', async () => {
    for (const path of paths) {
      const form = { intent: 'remove', path, was: JSON.stringify(bundledValue(path)), draft: '' }
      expect((await at.owner.post('/admin/desk/hours', form)).status, path).toBe(400)
    }
    expect(await at.drafts()).toEqual({})
  })

  test('and a draft that no page can show leave the desk and the previews as they were', async () => {
    for (const path of paths) await at.put(path, bundledValue(path) ?? 1, { not: 'shown' })
    for (const address of ['/admin/preview', '/admin/preview/contact', '/admin/preview/prix'])
      expect((await at.owner.get(address)).status, address).toBe(200)
  })
})

describe('The list of what is to publish', () => {
  /** Two changes that wait; the keys of both. */
  async function twoChanges() {
    await at.saved('facts/business.phone', { value: '438 555-0199' })
    await at.savePrice('oilChange', { amount: '46' })
    const drafts = await at.drafts()
    return { phone: `${drafts['business.phone']?.key}`, oil: `${drafts['prices.oilChange']?.key}` }
  }

  test('publishes what is ticked, says where it is online, and leaves the rest', async () => {
    const { phone, oil } = await twoChanges()
    const published = await at.press('publish', { drafts: [oil] })
    await at.says(published, 'published')
    await at.shows(published.headers.get('location') ?? '', 'It is published.')
    await at.shows(
      published.headers.get('location') ?? '',
      /<a href="\/en\/pricing#huiles"[^>]*>Engine oil change/,
    )
    await at.shows('/prix', '46\u00a0$')
    await at.hides('/', '438\u00a0555-0199')
    expect(Object.keys(await at.drafts())).toEqual(['business.phone'])
    await at.shows('/admin/desk/drafts?said=published', `name="draft" value="${phone}"`)
  })

  test('asks for a tick when there is none, and keeps the ticks when a publication is refused', async () => {
    const { phone } = await twoChanges()
    const none = await at.press('publish', { drafts: [] })
    expect([none.status, await none.text()]).toEqual([
      409,
      expect.stringContaining('tick at least one change'),
    ])
    await at.savePrice('diagnostic', { amount: '900' })
    const dear = `${(await at.drafts())['prices.diagnostic']?.key}`
    const refused = await at.press('publish', { drafts: [dear] })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect([...html.matchAll(/name="draft" checked="" value="([^"]+)"/g)].map(([, key]) => key)).toEqual([
      dear,
    ])
    // The refusal leads to the box that was not ticked.
    expect(html).toMatch(/role="alert"[^>]*>.*<a href="#prices\.diagnostic"[^>]*>Diagnostic/s)
    expect(html).toMatch(
      /<input (?=[^>]*type="checkbox")(?=[^>]*aria-invalid="true")[^>]*value="prices\.diagnostic"/,
    )
    await at.shows('/admin/desk/drafts', `name="draft" checked="" value="${phone}"`, 'id="prices.diagnostic"')
    expect(at.sets()).toEqual([])
  })

  test('offers what was undone without a tick, and publishes it again only with one', async () => {
    const { phone } = await twoChanges()
    await at.press('publish', { drafts: [phone] })
    await at.undo()
    await at.shows('/admin/desk/drafts', 'undone by owner@garage.example', 'To publish (2)')
    await at.publish()
    await at.hides('/', '438\u00a0555-0199')
    const again = `${(await at.drafts())['business.phone']?.key}`
    await at.says(await at.press('publish', { drafts: [again] }), 'published')
    await at.shows('/', '438\u00a0555-0199')
  })

  test('discards a draft, once', async () => {
    const { oil } = await twoChanges()
    await at.says(await at.press(`drop ${oil}`), 'dropped')
    expect((await at.press(`drop ${oil}`)).status).toBe(409)
    expect(Object.keys(await at.drafts())).toEqual(['business.phone'])
  })
})
