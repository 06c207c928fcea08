import { expect, test } from '../helpers/server.ts'
import { DESK, sizes } from '../helpers/sizes.ts'

for (const size of sizes)
  test.describe(`the list of posts at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Blog list: its filters are seen unopened; its sidebar is beside or under it', async ({ page }) => {
      await page.goto('/blog')
      for (const filter of ['Chercher', 'Trier par', 'Catégorie'])
        await expect(page.getByLabel(filter)).toBeVisible()
      const list = await page.getByRole('region', { name: 'Trouver un article' }).boundingBox()
      const side = await page.getByRole('main').getByRole('complementary').boundingBox()
      if (size === DESK) expect(side?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
      else expect(side?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0) - 1)
    })
  })
