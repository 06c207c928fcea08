import { expect, test } from './helpers/server.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a worried driver sees every lamp, taps one and reads its verdict', async ({ page }) => {
    await page.goto('/puis-je-rouler')
    const main = page.getByRole('main')
    const call = { name: /^Appeler le 514/ }
    await expect(main.getByRole('link', call).first()).toBeInViewport()
    const links = main.getByRole('navigation', { name: /^Les voyants/ }).getByRole('link')
    for (const name of ['le voyant d’huile rouge', 'le voyant de lave-glace', 'Bruit', 'Au volant'])
      await expect(links.and(page.getByRole('link', { name }))).toBeInViewport({ ratio: 1 })
    const verdict = main.locator('.verdict:visible')
    for (const [lamp, word, why] of [
      ['le voyant d’huile rouge', 'Arrêtez-vous', /Plus de pression d’huile.* Trouver la cause\s:\s100\s\$/],
      ['le voyant ABS jaune', 'Cette semaine', /sans l’antiblocage/],
      ['le voyant de lave-glace', 'À la prochaine visite', /Remplissez le réservoir/],
    ] as const) {
      await main.getByRole('link', { name: lamp }).click()
      await expect(verdict).toHaveCount(1)
      await expect(verdict.getByRole('heading', { name: word })).toBeInViewport({ ratio: 1 })
      await expect(verdict).toContainText(why)
      await expect(verdict.getByRole('link', call)).toBeInViewport({ ratio: 1 })
    }
    await main.getByRole('link', { name: 'Bruit' }).click()
    await expect(verdict).toContainText(/Arrêtez-vous.*du métal qui gratte.*Cette semaine.*un cri aigu/s)
  })
})

test('a verdict and its call are reached by key, and by the address alone', async ({ page }) => {
  await page.goto('/en/can-i-drive')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'a check engine light that flashes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/can-i-drive#flashingEngine')
  await page.keyboard.press('Tab')
  await expect(main.locator('.verdict:visible').getByRole('link').first()).toBeFocused()
  await page.reload()
  await expect(main.getByRole('heading', { name: /flashes ?Stop$/ })).toBeVisible()
})
