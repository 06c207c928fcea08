import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import type { Price } from '#app/content/prices/prices.ts'
import { allAside, allDrafts } from '#app/publishing/changes.server.ts'
import { draftKey } from '#app/publishing/desk.server.ts'
import { engines } from '../engines.ts'
import { deskForEach } from './desk-forms.ts'

const { oilChange, diagnostic } = bundledFacts.prices
const price = ({ label }: Price, amount: string) => ({
  kind: 'exact',
  amount,
  'label.fr': label.fr,
  'label.en': label.en,
})

describe.each(engines)('The list of what is to publish, on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const { text } = fixture
  const db = () => fixture.site.garage.runtime.database.db
  const press = (intent: string, ...draft: string[]) =>
    fixture.owner.post('/admin/desk/drafts', [
      ['intent', intent],
      ...draft.map((key): [string, string] => ['draft', key]),
    ])

  /** Two changes that wait; the keys of both. */
  async function twoChanges() {
    await fixture.desk.save('facts/business.phone', { value: '438 555-0199' })
    await fixture.desk.save('prices/oilChange', price(oilChange, '46'))
    const keys = (await allDrafts(db())).map(draftKey)
    const of = (path: string) => keys.find((key) => key.startsWith(path)) ?? ''
    return { phone: of('business.phone'), oil: of('prices.oilChange') }
  }

  test('publishes what is ticked and leaves the rest', async () => {
    const { phone, oil } = await twoChanges()
    expect((await press('publish', oil)).headers.get('location')).toContain('said=published')
    expect(await text('/prix')).toContain('46\u00a0$')
    expect(await text('/')).not.toContain('438\u00a0555-0199')
    expect((await allDrafts(db())).map(draftKey)).toEqual([phone])
    const after = await fixture.desk.text('/admin/desk/drafts?said=published')
    expect(after).toContain(`name="draft" value="${phone}"`)
  })

  test('asks for a tick when there is none', async () => {
    await twoChanges()
    const refused = await press('publish')
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('tick at least one change'),
    ])
    expect(fixture.site.garage.runtime.desk.sets()).toEqual([])
  })

  test('keeps the ticks when a publication is refused', async () => {
    const { phone } = await twoChanges()
    await fixture.desk.save('prices/diagnostic', price(diagnostic, '900'))
    const dear =
      (await allDrafts(db())).map(draftKey).find((key) => key.startsWith('prices.diagnostic')) ?? ''
    const refused = await press('publish', dear)
    expect(refused.status).toBe(409)
    const ticked = [...(await refused.text()).matchAll(/name="draft" checked="" value="([^"]+)"/g)]
    expect(ticked.map(([, key]) => key)).toEqual([dear])
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain(
      `name="draft" checked="" value="${phone}"`,
    )
  })

  test('does not publish again what was undone, until it is taken up', async () => {
    const { phone, oil } = await twoChanges()
    await press('publish', phone)
    await press(`undo ${fixture.site.garage.runtime.desk.sets()[0]?.id}`)
    expect((await press('publish', oil)).headers.get('location')).toContain('said=published')
    expect(await text('/')).not.toContain('438\u00a0555-0199')
    const [aside] = await allAside(db())
    if (!aside) throw new Error('nothing is set aside')
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain('Set aside (1)')
    expect((await press(`take ${draftKey(aside)}`)).headers.get('location')).toContain('said=taken')
    await fixture.desk.publish()
    expect(await text('/')).toContain('438\u00a0555-0199')
    expect(await allAside(db())).toEqual([])
  })

  test('discards what was set aside, once', async () => {
    const { phone } = await twoChanges()
    await press('publish', phone)
    await press(`undo ${fixture.site.garage.runtime.desk.sets()[0]?.id}`)
    const [aside] = await allAside(db())
    const forget = () => press(`forget ${aside && draftKey(aside)}`)
    expect((await forget()).headers.get('location')).toContain('said=dropped')
    expect((await forget()).status).toBe(409)
    expect(await fixture.desk.text('/admin/desk/drafts')).not.toMatch(/Set aside \(\d/)
  })
})
