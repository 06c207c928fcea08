import { describe, expect, test } from 'vitest'
import { printedFacts } from '#app/content/facts.ts'
import { engines } from '../engines.ts'
import { deskForEach } from './desk-forms.ts'

describe.each(engines)('The lines of the price list on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const { text } = fixture

  test('stand in the order the garage gave them, on the price page and the service’s own', async () => {
    const { syntheticOil, blendOil } = printedFacts.prices
    /** Which of two oils comes first in the tables of a page. */
    async function first(address: string): Promise<string> {
      const html = await text(address)
      const table = html.slice(html.indexOf('<table'))
      const [one, other] = [syntheticOil, blendOil].map(({ label }) => table.indexOf(`${label.fr}<`))
      return (one ?? 0) < (other ?? 0) ? 'synthetic' : 'blend'
    }
    const addresses = ['/prix', '/services/huiles-fluides']
    for (const address of addresses) expect(await first(address)).toBe('synthetic')
    await fixture.desk.save('order/huiles', { move: 'down syntheticOil' })
    expect(await fixture.desk.text('/admin/desk/order/huiles')).toMatch(/up blendOil[\s\S]*up syntheticOil/)
    await fixture.desk.publish()
    for (const address of addresses) expect(await first(address)).toBe('blend')
    const [set] = fixture.site.garage.runtime.desk.sets()
    await fixture.desk.drafts(`undo ${set?.id}`)
    for (const address of addresses) expect(await first(address)).toBe('synthetic')
    // Moving up the first line, or an unknown one, changes nothing.
    for (const move of ['up oilChange', 'up nothing', ''])
      expect((await fixture.desk.save('order/huiles', { move })).status).toBe(302)
    expect((await fixture.owner.get('/admin/desk/order/antirouille')).status).toBe(404)
  })

  test('have the name the garage gives them everywhere, in both languages', async () => {
    const typed = {
      amount: '40',
      kind: 'exact',
      'label.fr': 'Vidange express',
      'label.en': 'Express oil change',
    }
    expect((await fixture.desk.save('prices/oilChange', { ...typed, 'label.en': '' })).status).toBe(400)
    await fixture.desk.save('prices/oilChange', typed)
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain('Express oil change')
    await fixture.desk.publish()
    for (const address of ['/prix', '/services/huiles-fluides', '/faits.json', '/llms.txt'])
      expect(await text(address), address).toContain('Vidange express')
    expect(await text('/en/pricing')).toContain('Express oil change')
  })
})
