import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { engines } from '../engines.ts'
import { deskForEach } from './desk-forms.ts'

const facts: Facts = bundledFacts

/** The form of the new prices, as a browser would send it; `leave` are the lines that are unticked. */
function ticked(html: string, leave: readonly string[] = []): [string, string][] {
  const unquoted = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const hiddens = [
    ...html.matchAll(/<input type="hidden" name="((?:was|draft|amount)\.\w+)" value="([^"]*)"/g),
  ]
  const boxes = [...html.matchAll(/<input[^>]*name="line"[^>]*value="(\w+)"/g)].map(([, key = '']) => key)
  return [
    ...hiddens.map(([, name = '', value = '']): [string, string] => [name, unquoted(value)]),
    ...boxes.filter((key) => !leave.includes(key)).map((key): [string, string] => ['line', key]),
  ]
}

describe.each(engines)('The prices of a list changed together on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const page = (list: string, query: string) => `/admin/desk/raise/${list}?${query}`
  const save = (key: PriceKey, typed: Record<string, string>) => {
    const { fr, en } = bundledFacts.prices[key].label
    return fixture.desk.save(`prices/${key}`, { 'label.fr': fr, 'label.en': en, ...typed })
  }
  const amounts = async () =>
    Object.fromEntries(
      (await allDrafts(fixture.site.garage.runtime.database.db)).map(({ path, now }) => [
        path,
        (now as { amount: number }).amount,
      ]),
    )

  test('are all saved as drafts in one go, except the unticked ones, and keep the rest of their lines', async () => {
    const address = page('pneus', 'by=5&way=raiseDollars&rounding=nickel')
    const html = await fixture.desk.text(address)
    const form = ticked(html, ['tireStorage'])
    expect((await fixture.owner.post(address, form)).headers.get('location')).toContain('said=saved')
    const wanted = facts.tables.pneus
      .filter((key) => key !== 'tireStorage')
      .map((key) => [`prices.${key}`, Number(facts.prices[key]?.amount) + 5])
    expect(await amounts()).toEqual(Object.fromEntries(wanted))
    // The same form sent twice raises once.
    expect((await fixture.owner.post(address, form)).status).toBe(302)
    expect(await amounts()).toEqual(Object.fromEntries(wanted))
    const [draft] = (await allDrafts(fixture.site.garage.runtime.database.db)).filter(
      ({ path }) => path === 'prices.flatRepair',
    )
    const { label: _, ...flatRepair } = bundledFacts.prices.flatRepair
    expect(draft?.now).toEqual({ ...flatRepair, amount: 10 })
    // A price that doubles is still asked about before it is published.
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain('$5 / tire becomes $10 / tire')
    expect((await fixture.desk.drafts('publish')).status).toBe(409)
  })

  test('leave the lines without an amount, and say so', async () => {
    await save('balancing18', { amount: '', kind: 'quote' })
    const html = await fixture.desk.text(page('pneus', 'by=10&way=lowerPercent&rounding=dollar'))
    expect(html).toContain('Without an amount, so left as they are: Installation and balancing, 18 in.')
    expect(html).not.toContain('name="amount.balancing18"')
    // 5 $ less 10 per cent, to the dollar.
    expect(html).toMatch(/Rounding leaves them the same: [^.]*Valve\./)
    expect(html).toContain('name="amount.tireSwap" value="36"')
    const low = await fixture.desk.text(page('pneus', 'by=50&way=lowerDollars'))
    expect(low).toMatch(/because the amount would not be possible: [^.]*Valve\./)
    // A list without any amount has nothing to raise.
    const prices = await fixture.desk.text('/admin/desk')
    expect(prices).toContain('/admin/desk/raise/pneus')
    expect(prices).not.toContain('/admin/desk/raise/carrosserie')
  })

  test('are not saved over what somebody else has changed, nor without a tick', async () => {
    const address = page('huiles', 'by=5&way=raisePercent&rounding=dollar')
    const form = ticked(await fixture.desk.text(address))
    expect((await fixture.owner.post(address, ticked('', []))).status).toBe(400)
    await save('coolant', { amount: '12', kind: 'from', unit: 'litre' })
    const refused = await fixture.owner.post(address, form)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Nothing is saved: someone just changed one of these lines.')
    expect(await amounts()).toEqual({ 'prices.coolant': 12 })
    expect((await fixture.owner.get(page('nothing', ''))).status).toBe(404)
  })

  test.each(['', '0', '-5', 'a lot'])('ask again when the number is "%s"', async (by) => {
    const html = await fixture.desk.text(page('pneus', `by=${by}&way=raiseDollars`))
    expect(html).toContain('Write a number above zero')
    expect(html).not.toContain('name="line"')
  })
})
