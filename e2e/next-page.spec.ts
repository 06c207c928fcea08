import { expect, test, untilInteractive, withMotion } from './helpers/server.ts'

// A busy browser may skip a transition: several tries may be needed.
test.describe.configure({ timeout: 60_000 })
test.use(withMotion)

test('a page takes taps while it comes in', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      await event.viewTransition?.ready
      const hit = event.viewTransition && document.elementFromPoint(innerWidth / 2, 200)
      sessionStorage.setItem('hit', hit ? hit.tagName : 'no transition')
    })
  })
  await expect(async () => {
    await page.goto('/services')
    await untilInteractive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prix', exact: true }).click()
    await expect(page).toHaveURL(/\/prix$/)
    const hit = () => page.evaluate(() => sessionStorage.getItem('hit'))
    await expect.poll(hit, { timeout: 3_000 }).not.toBe('no transition')
  }).toPass()
  expect(await page.evaluate(() => sessionStorage.getItem('hit'))).not.toBe('HTML')
})
