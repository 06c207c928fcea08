import { business } from '#app/content/business/business.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.describe('a worried driver', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sees the call first, then what to do, the most urgent at the top', async ({ page }) => {
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
    await expect(main.getByRole('heading', { name: 'Arrêtez-vous' })).toBeInViewport()
    const stop = main.getByRole('region', { name: 'Arrêtez-vous' })
    await expect(stop).toContainText(
      'Arrêtez-vous dès que c’est sûr, coupez le moteur et appelez le 514 555-0147',
    )
    for (const sign of [
      'le voyant d’huile rouge',
      'du métal qui gratte',
      'une odeur ou une flaque d’essence',
    ])
      await expect(stop).toContainText(sign)
    await expect(main.getByRole('region', { name: 'Cette semaine' })).toContainText('un cri aigu au freinage')
  })

  test('finds what to do while the garage is closed, and what finding the cause costs', async ({ page }) => {
    await page.goto('/en/can-i-drive')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Car won’t start/ }).click()
    const title = 'The car won’t start, or we are closed'
    const after = main.getByRole('region', { name: title })
    await expect(after.getByRole('heading', { name: title })).toBeInViewport()
    for (const words of ['get a boost', 'roadside assistance', 'Do not leave the car or the keys', 'read'])
      await expect(after).toContainText(words)
    const cost = main.getByRole('region', { name: 'What it costs to find the cause' })
    await expect(cost).toContainText('$100, taxes extra')
    await after.getByRole('link', { name: 'Describe what is happening' }).click()
    await expect(page).toHaveURL('/en/contact?service=diagnostic#contact-form')
    await expect(page.getByRole('combobox', { name: /Desired service/ })).toHaveValue('diagnostic')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('reads the same', async ({ page }) => {
      await page.goto('/puis-je-rouler')
      await expect(page.getByRole('region', { name: 'Arrêtez-vous' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  })

  for (const path of ['/puis-je-rouler', '/en/can-i-drive'])
    test(`axe finds nothing on ${path}, in both themes`, async ({ page }) => {
      await page.goto(path)
      await untilInteractive(page)
      await expectAccessibleInEachTheme(page)
    })
})
