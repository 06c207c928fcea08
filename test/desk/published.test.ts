import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { engines } from '../engines.ts'
import { deskForEach } from './desk-forms.ts'

const { label } = bundledFacts.prices.oilChange
const price = { kind: 'exact', 'label.fr': label.fr, 'label.en': label.en }

describe.each(engines)('A publication on $name', ({ open }) => {
  const fixture = deskForEach(open)

  test('is answered with what is public now, each with the page that shows it', async () => {
    const { desk, owner } = fixture
    await desk.save('prices/oilChange', { ...price, amount: '46' })
    await desk.save('facts/business.phone', { value: '514 555-0188' })
    const to = (await desk.drafts('publish')).headers.get('location') ?? ''
    const page = await (await owner.get(to)).text()
    expect(page).toContain('It is online.')
    expect(page).toMatch(/<a href="\/en\/pricing#huiles"[^>]*>Engine oil change, labour<\/a>/)
    expect(page).toMatch(/<a href="\/en\/contact"[^>]*>Phone<\/a>/)
  })

  test('refused for a box that is not ticked leads to the box', async () => {
    const { desk } = fixture
    await desk.save('prices/oilChange', { ...price, amount: '400' })
    const refused = await desk.drafts('publish')
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(page).toMatch(/role="alert"[^>]*>.*<a href="#prices\.oilChange"[^>]*>Engine oil change, labour/s)
    expect(page).toContain('id="prices.oilChange"')
    expect(page).toMatch(
      /<input (?=[^>]*type="checkbox")(?=[^>]*aria-invalid="true")[^>]*value="prices\.oilChange"/,
    )
  })
})
