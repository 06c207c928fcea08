import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { engines } from '../engines.ts'
import { deskForEach, hidden } from './desk-forms.ts'

describe.each(engines)('The lines of the price list on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const { text } = fixture

  test('stand in the order the garage gave them, on the price page and the service’s own', async () => {
    const { syntheticOil, blendOil } = bundledFacts.prices
    /** Which of two oils comes first in the price list of a page. */
    async function first(address: string): Promise<string> {
      const html = await text(address)
      // The receipt of one job has an order of its own.
      const table = html.replaceAll(/<div class="slip">[\s\S]*?<\/table>/g, '')
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
    for (const address of ['/prix', '/services/huiles-fluides'])
      expect(await text(address), address).toContain('Vidange express')
    expect(await text('/en/pricing')).toContain('Express oil change')
  })

  test('can be added to general repair, whose first two have a card of their own', async () => {
    const added = await fixture.desk.save('prices/new', {
      amount: '129.95',
      kind: 'from',
      service: 'general',
      'label.fr': 'Batterie posée',
      'label.en': 'Battery, installed',
    })
    expect(added.headers.get('location')).toContain('said=saved')
    await fixture.desk.save('order/general', { move: 'up row1' })
    await fixture.desk.publish()
    const html = await text('/prix')
    const section = html.slice(html.indexOf('id="general"'))
    expect(section).toMatch(
      /<h3[^>]*>Main-d’œuvre<[\s\S]*<h3[^>]*>Diagnostic<[\s\S]*<th[^>]*>Batterie posée</,
    )
    expect(html).toContain('"name":"Batterie posée"')
    // The order of the list holds where all lines are alike.
    expect(await text('/en/services/general-repair')).toMatch(/>Battery, installed<[\s\S]*>Diagnostic</)
    expect((await text('/services')).includes('Batterie posée')).toBe(true)
  })

  test('can be counted by something that is not in the list of units', async () => {
    const { fr, en } = bundledFacts.prices.tireStorage.label
    const typed = { amount: '2', kind: 'exact', 'label.fr': fr, 'label.en': en, unit: 'own' }
    const refused = await fixture.desk.save('prices/tireStorage', { ...typed, 'own.fr': 'par jour' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Write these words in both languages')
    await fixture.desk.save('prices/tireStorage', { ...typed, 'own.fr': ' par  jour', 'own.en': '/day' })
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain('$2 / day')
    expect(await fixture.desk.text('/admin/desk/prices/tireStorage')).toMatch(/name="own.fr"[^>]*>jour</)
    await fixture.desk.drafts('publish', [['sure', 'prices.tireStorage']])
    const html = await text('/prix')
    expect(html).toContain('/ jour<')
    expect(html).toContain('"unitText":"jour"')
    expect(await text('/en/services/tires')).toContain('/ day<')
  })

  test('added by two people at once are two; the same form sent twice adds one, also once it was refused', async () => {
    const NEW = '/admin/desk/prices/new'
    const line = (name: string, amount = '25'): Record<string, string> => ({
      amount,
      kind: 'exact',
      service: 'huiles',
      'label.fr': `Vidange ${name}`,
      'label.en': `Oil change ${name}`,
    })
    const seenIn = (html: string) =>
      Object.fromEntries(['was', 'draft', 'row'].map((name) => [name, hidden(html, name)]))
    const added = async () =>
      (await allDrafts(fixture.site.garage.runtime.database.db)).map(({ path, now }) => [
        path,
        (now as { label: { fr: string } }).label.fr,
      ])
    const seen = seenIn(await fixture.desk.text(NEW))
    const mine = { ...seen, ...line('express') }
    const answers = await Promise.all([fixture.owner.post(NEW, mine), fixture.owner.post(NEW, mine)])
    for (const { headers } of answers) expect(headers.get('location')).toContain('said=saved')
    expect(await added()).toEqual([['rows.row1', 'Vidange express']])
    // Another opened the same form before it was sent.
    expect((await fixture.owner.post(NEW, { ...seen, ...line('douce') })).status).toBe(302)
    expect(await added()).toEqual([
      ['rows.row1', 'Vidange express'],
      ['rows.row2', 'Vidange douce'],
    ])
    const refused = await fixture.owner.post(NEW, {
      ...seenIn(await fixture.desk.text(NEW)),
      ...line('vive', 'a lot'),
    })
    expect(refused.status).toBe(400)
    const again = { ...seenIn(await refused.text()), ...line('vive') }
    for (let time = 0; time < 2; time += 1) await fixture.owner.post(NEW, again)
    await fixture.owner.post(NEW, { ...again, ...line('loin'), row: '900000' })
    expect(await added()).toEqual([
      ['rows.row1', 'Vidange express'],
      ['rows.row2', 'Vidange douce'],
      ['rows.row3', 'Vidange vive'],
      ['rows.row4', 'Vidange loin'],
    ])
  })
})
