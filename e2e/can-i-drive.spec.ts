import { business } from '#app/content/business/business.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { expect, test } from './helpers/server.ts'

test.describe('a worried driver', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sees every lamp and the call first, then what to do, the most urgent at the top', async ({
    page,
  }) => {
    await page.goto('/puis-je-rouler')
    const main = page.getByRole('main')
    const call = main.getByRole('link', { name: /^Appeler le 514/ }).first()
    await expect(call).toHaveAttribute('href', `tel:${business.phone}`)
    await expect(call).toBeInViewport()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Arrêtez-vous',
      'Cette semaine',
      'À la prochaine visite',
      'L’auto ne démarre pas, ou le garage est fermé',
      'Ce que ça coûte de trouver la cause',
    ])
    const links = main.getByRole('navigation', { name: /^Les voyants/ }).getByRole('link')
    for (const name of ['le voyant d’huile rouge', 'le voyant de lave-glace', 'Bruit', 'Au volant'])
      await expect(links.and(page.getByRole('link', { name }))).toBeInViewport({ ratio: 1 })
    for (const sign of [
      'le voyant d’huile rouge',
      'du métal qui gratte',
      'une odeur ou une flaque d’essence',
    ])
      await expect(main.getByRole('region', { name: 'Arrêtez-vous' })).toContainText(sign)
    await expect(main.getByRole('region', { name: 'Cette semaine' })).toContainText('un cri aigu au freinage')
  })

  test('taps a lamp and reads one verdict, why, what finding out costs, and whom to call', async ({
    page,
  }) => {
    await page.goto('/puis-je-rouler')
    const main = page.getByRole('main')
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
      await expect(verdict.getByRole('link', { name: /^Appeler le 514/ })).toBeInViewport({ ratio: 1 })
    }
    await main.getByRole('link', { name: 'Bruit' }).click()
    await expect(verdict).toContainText(/Arrêtez-vous.*du métal qui gratte.*Cette semaine.*un cri aigu/s)
  })

  test('reaches a verdict and its call by key, and by the address alone', async ({ page }) => {
    await page.goto('/en/can-i-drive')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'a check engine light that flashes' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/can-i-drive#flashingEngine')
    await page.keyboard.press('Tab')
    await expect(main.locator('.verdict:visible').getByRole('link').first()).toBeFocused()
    await page.reload()
    await expect(main.getByRole('heading', { name: /flashes ?Stop$/ })).toBeVisible()
    await expectAccessibleInEachTheme(page)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('reads the same', async ({ page }) => {
      await page.goto('/puis-je-rouler')
      await expect(page.getByRole('region', { name: 'Arrêtez-vous' })).toBeVisible()
      await page.getByRole('link', { name: 'le voyant des coussins gonflables' }).click()
      await expect(page.getByRole('heading', { name: /gonflables ?Cette semaine$/ })).toBeVisible()
    })
  })
})
