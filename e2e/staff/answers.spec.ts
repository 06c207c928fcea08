import type { Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest } from '../helpers/requests.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })

/** What the header and the bottom bar leave of 740 pixels. */
const ROOM = 600

test('who asks, what they said and every way to them are on the first screen; a written answer is one tap', async ({
  ownerPage: page,
  garage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const reference = await insertRequest(garage, {
    name: 'Élise Gagné',
    message: 'Ça grince en freinant à droite depuis lundi',
    phone: '514 555-0163',
    email: 'elise@example.com',
    reach_by: 'text',
    reach_hours: 'le soir',
    keeps_parts: 1,
    plate: 'ABC 123',
  })
  await page.goto(`/admin/requests/${reference}`)
  for (const shown of [
    page.getByText(/left, by|^By /),
    page.getByRole('heading', { name: 'Élise Gagné' }),
    page.getByText('2016 Mazda 3 · ABC 123 · Brakes'),
    page.getByText('Ça grince en freinant à droite depuis lundi'),
    page.getByText('To be reached by text (le soir)'),
    ...['Call', 'WhatsApp', 'Email', /^Text/].map((name) => link(page, name)),
  ])
    await expect(shown.first()).toBeVisible()
  const top = (await link(page, 'Back to the list').boundingBox())?.y ?? 0
  const last = await link(page, 'Email').boundingBox()
  expect((last?.y ?? ROOM) + (last?.height ?? 0) - top).toBeLessThan(ROOM)
  // The way to reply that they asked for is within reach of the thumb, and what is written already takes it.
  await expect(link(page, 'Text 514 555-0163')).toBeInViewport()
  const ways = page.getByRole('region', { name: 'Élise Gagné' }).getByRole('link')
  await expect(ways).toHaveText(['Call', 'WhatsApp', 'Email'])
  await expect(link(page, 'First contact')).toHaveAttribute('href', /^sms:\+15145550163\?body=/)

  const small = await page
    .locator('a, button, summary, select, textarea, label:has(input)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.closest('.sr-only, header, nav') === null && one.checkVisibility())
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.right > 0 && box.bottom > 0 && box.height < 44)
        .map(({ text, box }) => `${text} ${box.height}`),
    )
  expect(small).toEqual([])
  await expectAccessibleInEachTheme(page)
})
