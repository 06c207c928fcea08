import type { Page } from '@playwright/test'
import { expect, test, untilInteractive, withMotion } from './helpers/server.ts'

// A busy browser may skip a transition: several tries may be needed.
test.describe.configure({ timeout: 60_000 })
test.use(withMotion)

/** Records on every `pagereveal` which elements of the old and the new page are paired. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      await event.viewTransition?.ready
      const pairs = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined))
        .filter((name) => name?.startsWith('::view-transition-group'))
      sessionStorage.setItem('pairs', JSON.stringify([...new Set(pairs)]))
    })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('pairs') ?? '[]'))
}

test('the picture of a post in the list grows into the picture of the post', async ({ page }) => {
  const pairs = await watchTransitions(page)
  await expect(async () => {
    await page.goto('/blog')
    const card = page.locator('main article').first()
    await card.scrollIntoViewIfNeeded()
    await untilInteractive(page)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/blog\/./)
    await expect.poll(pairs, { timeout: 3_000 }).toContain('::view-transition-group(shared-picture)')
  }).toPass()
})

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
