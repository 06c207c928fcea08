import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { atDesk, hidden } from './at-desk.ts'
import { ownReview } from './own-entries.ts'

const { prices, tables }: Facts = bundledFacts
const at = atDesk()

/** The form of a price, with its bundled name. */
const price = (key: PriceKey, typed: Record<string, string>) => {
  const { fr, en } = bundledFacts.prices[key].label
  return { kind: 'exact', 'label.fr': fr, 'label.en': en, ...typed }
}
const savePrice = (key: PriceKey, typed: Record<string, string>) =>
  at.saved(`prices/${key}`, price(key, typed))

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
    await savePrice('oilChange', { amount: '46' })
    const drafts = await at.drafts()
    return { phone: `${drafts['business.phone']?.key}`, oil: `${drafts['prices.oilChange']?.key}` }
  }
  const aside = async () => {
    const [, key = ''] = /value="(?:take|forget) ([^"]+)"/.exec(await at.desk('drafts')) ?? []
    return key
  }

  test('publishes what is ticked, says where it is online, and leaves the rest', async () => {
    const { phone, oil } = await twoChanges()
    const published = await at.press('publish', { drafts: [oil] })
    await at.says(published, 'published')
    await at.shows(published.headers.get('location') ?? '', 'It is online.')
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
    await savePrice('diagnostic', { amount: '900' })
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

  test('does not publish again what was undone, until it is taken up', async () => {
    const { phone, oil } = await twoChanges()
    await at.press('publish', { drafts: [phone] })
    await at.undo()
    await at.says(await at.press('publish', { drafts: [oil] }), 'published')
    await at.hides('/', '438\u00a0555-0199')
    await at.shows('/admin/desk/drafts', 'Set aside (1)')
    await at.says(await at.press(`take ${await aside()}`), 'taken')
    await at.publish()
    await at.shows('/', '438\u00a0555-0199')
    expect(await at.desk('drafts')).not.toMatch(/Set aside \(\d/)
  })

  test('discards what was set aside, once', async () => {
    const { phone } = await twoChanges()
    await at.press('publish', { drafts: [phone] })
    await at.undo()
    const key = await aside()
    await at.says(await at.press(`forget ${key}`), 'dropped')
    expect((await at.press(`forget ${key}`)).status).toBe(409)
    expect(await at.desk('drafts')).not.toMatch(/Set aside \(\d/)
  })
})

describe('The lines of the price list', () => {
  const own = { kind: 'exact', service: 'huiles' }

  test('stand in the order the garage gave them, on the price page and the service’s own', async () => {
    /** Which of two oils comes first, but in the receipt of one job. */
    async function expectFirst(first: 'syntheticOil' | 'blendOil') {
      for (const address of ['/prix', '/services/huiles-fluides']) {
        const html = (await at.read(address)).replaceAll(/<div class="slip">[\s\S]*?<\/table>/g, '')
        const place = (key: PriceKey) => html.indexOf(`${bundledFacts.prices[key].label.fr}<`)
        expect(place('syntheticOil') < place('blendOil'), address).toBe(first === 'syntheticOil')
      }
    }
    await expectFirst('syntheticOil')
    await at.save('order/huiles', { move: 'down syntheticOil' })
    await at.shows('/admin/desk/order/huiles', /up blendOil[\s\S]*up syntheticOil/)
    await at.publish()
    await expectFirst('blendOil')
    await at.undo()
    await expectFirst('syntheticOil')
    // Moving up the first line, or an unknown one, changes nothing.
    for (const move of ['up oilChange', 'up nothing', ''])
      expect((await at.save('order/huiles', { move })).status).toBe(302)
    expect((await at.owner.get('/admin/desk/order/antirouille')).status).toBe(404)
  })

  test('have the garage’s own names and units everywhere, in both languages', async () => {
    const unit = price('tireStorage', { amount: '2', unit: 'own' })
    await at.refused(
      'prices/tireStorage',
      { ...unit, 'own.fr': 'par jour' },
      'Write these words in both languages',
    )
    await at.saved('prices/tireStorage', { ...unit, 'own.fr': ' par  jour', 'own.en': '/day' })
    await at.shows('/admin/desk/prices/tireStorage', /name="own.fr"[^>]*>jour</)
    await savePrice('oilChange', {
      amount: '40',
      'label.fr': 'Vidange express',
      'label.en': 'Express oil change',
    })
    await at.shows('/admin/desk/drafts', 'Express oil change', '$2 / day')
    await at.publish('prices.tireStorage')
    await at.shows(['/prix', '/services/huiles-fluides'], 'Vidange express')
    await at.shows('/en/pricing', 'Express oil change')
    await at.shows('/prix', '/ jour<', '"unitText":"jour"')
    await at.shows('/en/services/tires', '/ day<')
  })

  test('can be added to general repair, whose first two have a card of their own', async () => {
    const line = { 'label.fr': 'Batterie posée', 'label.en': 'Battery, installed', service: 'general' }
    await at.saved('prices/new', { amount: '129.95', kind: 'from', ...line })
    await at.save('order/general', { move: 'up row1' })
    await at.publish()
    const card =
      /id="general"[\s\S]*<h3[^>]*>Main-d’œuvre<[\s\S]*<h3[^>]*>Diagnostic<[\s\S]*<th[^>]*>Batterie posée</
    await at.shows('/prix', card, '"name":"Batterie posée"')
    // The order of the list holds where all lines are alike.
    await at.shows('/en/services/general-repair', />Battery, installed<[\s\S]*>Diagnostic</)
    await at.shows('/services', 'Batterie posée')
  })

  test('added by two people at once are two; the same form sent twice adds one, also once it was refused', async () => {
    const NEW = '/admin/desk/prices/new'
    const line = (name: string, amount = '25') => {
      return { ...own, amount, 'label.fr': `Vidange ${name}`, 'label.en': `Oil change ${name}` }
    }
    const seenIn = (html: string) =>
      Object.fromEntries(['was', 'draft', 'row'].map((name) => [name, hidden(html, name)]))
    async function expectLines(...names: string[]) {
      const lines = names.map((name, index) => [`rows.row${index + 1}`, `Vidange ${name}`])
      const label = ({ now }: { now: unknown }) => (now as { label: { fr: string } }).label.fr
      expect(Object.entries(await at.drafts()).map(([path, draft]) => [path, label(draft)])).toEqual(lines)
    }
    const seen = seenIn(await at.read(NEW))
    const mine = { ...seen, ...line('express') }
    for (const answer of await Promise.all([at.owner.post(NEW, mine), at.owner.post(NEW, mine)]))
      await at.says(answer, 'saved')
    await expectLines('express')
    // Another opened the same form before it was sent.
    expect((await at.owner.post(NEW, { ...seen, ...line('douce') })).status).toBe(302)
    await expectLines('express', 'douce')
    const refused = await at.owner.post(NEW, { ...seenIn(await at.read(NEW)), ...line('vive', 'a lot') })
    expect(refused.status).toBe(400)
    const again = { ...seenIn(await refused.text()), ...line('vive') }
    for (const typed of [again, again, { ...again, ...line('loin'), row: '900000' }])
      await at.owner.post(NEW, typed)
    await expectLines('express', 'douce', 'vive', 'loin')
  })
})

describe('The prices of a list changed together', () => {
  const page = (list: string, query: string) => `/admin/desk/raise/${list}?${query}`
  const amounts = async () =>
    Object.fromEntries(
      Object.entries(await at.drafts()).map(([path, { now }]) => [path, (now as { amount: number }).amount]),
    )
  /** The form of the new prices, as a browser would send it; `leave` are the lines that are unticked. */
  function ticked(html: string, leave: readonly string[] = []): [string, string][] {
    const names = [...html.matchAll(/<input type="hidden" name="((?:was|draft|amount)\.\w+)"/g)]
    const boxes = [...html.matchAll(/<input[^>]*name="line"[^>]*value="(\w+)"/g)].map(([, key = '']) => key)
    return [
      ...names.map(([, name = '']): [string, string] => [name, hidden(html, name)]),
      ...boxes.filter((key) => !leave.includes(key)).map((key): [string, string] => ['line', key]),
    ]
  }

  test('are all saved as drafts in one go, except the unticked ones, and keep the rest of their lines', async () => {
    const address = page('pneus', 'by=5&way=raiseDollars&rounding=nickel')
    const form = ticked(await at.read(address), ['tireStorage'])
    const raised = tables.pneus
      .filter((key) => key !== 'tireStorage')
      .map((key) => [`prices.${key}`, Number(prices[key]?.amount) + 5])
    await at.says(await at.owner.post(address, form), 'saved')
    // The same form sent twice raises once.
    expect((await at.owner.post(address, form)).status).toBe(302)
    expect(await amounts()).toEqual(Object.fromEntries(raised))
    const { label: _, ...flatRepair } = bundledFacts.prices.flatRepair
    expect((await at.drafts())['prices.flatRepair']?.now).toEqual({ ...flatRepair, amount: 10 })
  })

  test('leave the lines without an amount, and say so', async () => {
    await savePrice('balancing18', { amount: '', kind: 'quote' })
    const lowered = page('pneus', 'by=10&way=lowerPercent&rounding=dollar')
    const without = 'Without an amount, so left as they are: Installation and balancing, 18 in.'
    // 5 $ less 10 per cent, to the dollar.
    await at.shows(
      lowered,
      without,
      /Rounding leaves them the same: [^.]*Valve\./,
      'name="amount.tireSwap" value="36"',
    )
    await at.hides(lowered, 'name="amount.balancing18"')
    const impossible = /because the amount would not be possible: [^.]*Valve\./
    await at.shows(page('pneus', 'by=50&way=lowerDollars'), impossible)
    // A list without any amount has nothing to raise.
    await at.shows('/admin/desk', '/admin/desk/raise/pneus')
    await at.hides('/admin/desk', '/admin/desk/raise/carrosserie')
  })

  test('are not saved over what somebody else has changed, nor without a tick', async () => {
    const address = page('huiles', 'by=5&way=raisePercent&rounding=dollar')
    const form = ticked(await at.read(address))
    expect((await at.owner.post(address, ticked('', []))).status).toBe(400)
    await savePrice('coolant', { amount: '12', kind: 'from', unit: 'litre' })
    const refused = await at.owner.post(address, form)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Nothing is saved: someone just changed one of these lines.')
    expect(await amounts()).toEqual({ 'prices.coolant': 12 })
    expect((await at.owner.get(page('nothing', ''))).status).toBe(404)
  })

  test.each(['', '0', '-5', 'a lot'])('ask again when the number is "%s"', async (by) => {
    await at.shows(page('pneus', `by=${by}&way=raiseDollars`), 'Write a number above zero')
    await at.hides(page('pneus', `by=${by}&way=raiseDollars`), 'name="line"')
  })
})
