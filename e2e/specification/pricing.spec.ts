import { langs } from '#app/content/language.ts'
import { inPreparation } from '#app/content/records/state.ts'
import { services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expect, test } from '../helpers/server.ts'

test('a phone shows a price above its bar; what a lowest one is is said once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of langs) {
    await page.goto(href('pricing', lang))
    const first = await page.locator('#huiles .price-figure').first().boundingBox()
    const bar = await page.locator('.bottom-bar').boundingBox()
    // The line that says the site is in preparation goes when the site opens.
    const preparing = await page
      .getByRole('complementary', { name: inPreparation.label[lang] })
      .evaluateAll(([line]) => line?.getBoundingClientRect().height ?? 0)
    expect((first?.y ?? 999) + (first?.height ?? 0) - preparing).toBeLessThan(bar?.y ?? 0)
    const lowest = page
      .getByText(lang === 'fr' ? /«\sÀ partir de\s»/ : /“From” means/)
      .filter({ visible: true })
    await expect(lowest).toHaveCount(1)
    await expect(page.locator('#huiles').filter({ has: lowest })).toHaveCount(1)
  }
})

test('Oils and tires: a table where there is room, cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/prix')
  await expect(page.getByRole('table', { name: 'Pneus' }).getByRole('columnheader')).toHaveText([
    'Service',
    'Détails et conditions',
    'Prix',
  ])
  const ends = await page.locator('#huiles').evaluate((section) => {
    const words = document.createRange()
    words.selectNodeContents(section.querySelector('th:last-child') ?? section)
    return [words, ...section.querySelectorAll('tbody .price-figure')].map((part) =>
      Math.round(part.getBoundingClientRect().right),
    )
  })
  expect(Math.max(...ends) - Math.min(...ends), 'amounts under each other and their head').toBeLessThan(2)
  await page.setViewportSize({ width: 360, height: 740 })
  const card = page.locator('#huiles tbody tr').nth(1)
  await expect(card).toHaveCSS('display', 'grid')
  const [label, amount] = [card.locator('th'), card.locator('.price-figure')]
  expect((await amount.boundingBox())?.x).toBeGreaterThan((await label.boundingBox())?.x ?? 999)
})

test('paper gets the whole price list on one side, without bars, buttons or pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const lang of langs) {
    await page.goto(href('pricing', lang))
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g), `${lang} ${format}`).toHaveLength(1)
      expect(pdf).not.toMatch(/\/Subtype \/Image/)
    }
    const sheet = page.locator('.price-sheet')
    await expect(sheet).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['header', 'footer', '.floating-buttons', '.bottom-bar', 'nav'])
      for (const each of await page.locator(hidden).all()) await expect(each).toBeHidden()
    await expect(sheet).toBeVisible()
    await expect(sheet.locator('dt')).toHaveCount(new Set(services.flatMap(({ prices }) => prices)).size)
    await expect(sheet.getByText(lang === 'fr' ? '380\u00a0$' : '$380')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: null })
  }
})
