import { business } from '#app/content/business/business.ts'
import { expectAccessible } from './helpers/axe.ts'
import { expect, test } from './helpers/server.ts'

test('a page that fails keeps its status, the phone and the way back', async ({ page, garage }) => {
  for (const [path, home, words, lang] of [
    ['/about', '/', 'Une erreur est survenue', 'fr'],
    ['/en/about', '/en', 'Something went wrong', 'en'],
  ] as const) {
    // A page that takes no form answers 405 through the same error page as a failing one.
    await page.goto(path)
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      document.body.append(form)
      form.submit()
    })
    expect((await posted).status()).toBe(405)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator(`main a[href="tel:${business.phone}"]`)).toBeVisible()
    await expectAccessible(page)
    await page.locator(`main a[href="${home}"]`).click()
    await expect(page).toHaveURL(garage.url + home)
  }
})
