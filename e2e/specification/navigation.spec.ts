import { expect, test, untilInteractive } from '../helpers/server.ts'
import { PHONE, scrollPage, sizes } from '../helpers/sizes.ts'

test('the page one is on stands out in the menu where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/blog')
  await expect(page.locator('header nav [aria-current]').first()).toHaveCSS('forced-color-adjust', 'none')
})

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Skip link: the first key reaches it, out of sight until then', async ({ page }) => {
      await page.goto('/en/about')
      const link = page.getByRole('link', { name: 'Skip to main content' })
      await expect(link).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(link).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main-content')).toBeFocused()
    })

    test('Back to top: past 50 percent, 44 px, over no bar, field or button', async ({ page }) => {
      await page.goto('/contact')
      await untilInteractive(page)
      const button = page.locator('.back-to-top')
      const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      await scrollPage(page, length * 0.5 - 1)
      await expect(button).toBeHidden()
      let seen = 0
      for (let at = length * 0.5 + 2; at <= length; at += 60) {
        await scrollPage(page, at)
        const covered = await button.evaluate((element) => {
          if (getComputedStyle(element).visibility === 'hidden') return 'away'
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const controls = [
            ...document.querySelectorAll('main :is(input, select, textarea, button, summary)'),
          ]
          return controls.filter((control) => {
            const box = control.getBoundingClientRect()
            const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top
            return meets && control.checkVisibility()
          }).length
        })
        if (covered === 'away') continue
        expect(covered, `at ${at}`).toBe(0)
        seen += 1
      }
      expect(seen).toBeGreaterThan(0)
      await scrollPage(page, length * 0.55)
      const box = await button.boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
      const bar = page.getByRole('navigation', { name: 'Accès rapide' })
      if (size === PHONE)
        expect((box?.y ?? 0) + 44).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? size.height)
    })
  })
