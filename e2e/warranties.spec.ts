import { langs } from '#app/content/language.ts'
import { commonTerms, warranties } from '#app/content/prices/warranties.ts'
import { href } from '#app/site-map.ts'
import { expect, heightAboveFooter, test } from './helpers/server.ts'

test('what holds for every warranty is said once, above five lines of length and scope', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of langs) {
    await page.goto(href('warranties', lang))
    const common = page.getByRole('region', {
      name: lang === 'fr' ? 'Pour toutes nos garanties' : 'For all our warranties',
    })
    await expect(common.locator('dt')).toHaveCount(4)
    for (const term of Object.values(commonTerms))
      await expect(page.getByText(term[lang], { exact: true })).toHaveCount(1)
    const lines = page.locator('article')
    await expect(lines.getByRole('heading')).toHaveText(
      Object.values(warranties).map(({ title }) => title[lang]),
    )
    for (const line of await lines.all())
      expect(await line.locator('dt').allTextContents()).toEqual(
        expect.arrayContaining(lang === 'fr' ? ['Durée', 'Ce qu’elle couvre'] : ['Length', 'What it covers']),
      )
    await expect(page.locator('#generalWork')).toContainText(lang === 'fr' ? '30 jours' : '30 days')
    await expect(page.getByText(lang === 'fr' ? /art\.\s176/ : /s\.\s176/)).toBeVisible()
    expect(await heightAboveFooter(page)).toBeLessThanOrEqual(3200)
  }
})
