import { expect, test, untilInteractive } from '../helpers/server.ts'
import { DESK, sizes } from '../helpers/sizes.ts'

const WINTER = '/blog/preparation-hivernale-montreal'

for (const size of sizes)
  test.describe(`three posts at ${size.width} px`, () => {
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

    test('Blog post: it is shared from its head; its contents lead to its headings', async ({ page }) => {
      await page.goto(WINTER)
      await untilInteractive(page)
      const head = page.locator('article > header')
      await expect(head.getByRole('link', { name: /^Partager sur Facebook/ })).toBeVisible()
      const contents = page.getByRole('navigation', { name: 'Dans cet article' }).locator('a')
      const headings = page.getByRole('article').first().locator('[id]:is(h2, h3)')
      expect(await headings.allTextContents()).toEqual(await contents.allTextContents())
      expect(await contents.count()).toBeGreaterThanOrEqual(3)
      await contents.getByText('Voir et être vu').click()
      await expect(headings.filter({ hasText: 'Voir et être vu' })).toBeInViewport()
      // On a phone the list has the first level alone.
      if (size === DESK)
        await expect(contents.and(page.locator('[aria-current]'))).toHaveText('Voir et être vu')
    })
  })
