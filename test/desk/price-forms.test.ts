import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { atDesk, hidden, priceForm } from './at-desk.ts'

const { prices, tables }: Facts = bundledFacts
const at = atDesk()

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
    const unit = priceForm('tireStorage', { amount: '2', unit: 'own' })
    await at.refused(
      'prices/tireStorage',
      { ...unit, 'own.fr': 'par jour' },
      400,
      '!own.fr: par jour Write these words in both languages',
    )
    await at.saved('prices/tireStorage', { ...unit, 'own.fr': ' par  jour', 'own.en': '/day' })
    await at.shows('/admin/desk/prices/tireStorage', /name="own.fr"[^>]*>jour</)
    await at.savePrice('oilChange', {
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

test('a price that a colleague has just changed comes back with both, and with what was typed', async () => {
  await at.savePrice('diagnostic', { amount: '110' })
  const late = priceForm('diagnostic', { amount: '115', draft: '' })
  await at.refused('prices/diagnostic', late, 409, 'Someone just changed this: $110. … amount: 115')
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
    await at.savePrice('balancing18', { amount: '', kind: 'quote' })
    await at.reads({
      'raise/pneus?by=10&way=lowerPercent&rounding=dollar': [
        'Without an amount, so left as they are: Installation and balancing, 18 in. Rounding leaves them the same:',
        'Valve. () Untick all ☑ tireSwap Seasonal tire changeover before $40 / vehicle $36 / vehicle ☑',
      ],
      'raise/pneus?by=50&way=lowerDollars': 'because the amount would not be possible: … Valve. ',
    })
  })

  test('are not saved over what somebody else has changed, nor without a tick', async () => {
    const address = page('huiles', 'by=5&way=raisePercent&rounding=dollar')
    const form = ticked(await at.read(address))
    expect((await at.owner.post(address, ticked('', []))).status).toBe(400)
    await at.savePrice('coolant', { amount: '12', kind: 'from', unit: 'litre' })
    const refused = await at.owner.post(address, form)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Nothing is saved: someone just changed one of these lines.')
    expect(await amounts()).toEqual({ 'prices.coolant': 12 })
    expect((await at.owner.get(page('nothing', ''))).status).toBe(404)
  })
})
