import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { DESK, PHONE, sizes } from '../helpers/sizes.ts'

const WINTER = '/blog/preparation-hivernale-montreal'
const TITLE = 'Préparer son auto pour l’hiver à Montréal'
const results = (page: Page) => page.getByRole('region', { name: 'Trouver un article' })
const cards = (page: Page) => results(page).getByRole('article')
const beside = (page: Page) => page.getByRole('main').getByRole('complementary')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages du blogue' })

for (const size of sizes)
  test.describe(`three posts at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Blog list: carousel, search, chips, sort, count, grid and its sidebar', async ({ page }) => {
      await page.goto('/blog')
      await expect(page.locator('.slides[aria-label="Articles à la une"] article')).toContainText(TITLE)
      await expect(cards(page)).toHaveCount(3)
      await expect(results(page).getByText('3 articles', { exact: true })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Catégorie' }).getByRole('link')).toHaveText([
        'Toutes',
        'Entretien',
        'Réparations',
        'Pneus & Freins',
        'Antirouille',
        'Saison',
        'Conseils',
      ])
      await expect(page.getByLabel('Trier par').locator('option')).toHaveText([
        'Plus récents',
        'Plus populaires',
        'Plus anciens',
      ])
      await expect(page.getByLabel('Chercher')).toBeVisible()
      await expect(pages(page)).toHaveCount(0)
      for (const [heading, count] of [
        ['Articles récents', 3],
        ['Articles populaires', 2],
        ['Partager', 3],
      ] as const)
        await expect(
          beside(page).locator('section').filter({ hasText: heading }).getByRole('link'),
        ).toHaveCount(count)
      const [list, side] = await Promise.all([results(page).boundingBox(), beside(page).boundingBox()])
      if (size === DESK) expect(side?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
      else expect(side?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0) - 1)
    })

    test('Blog post: its head, contents, author, tags, shares, back link', async ({ page }) => {
      await page.goto(WINTER)
      await untilInteractive(page)
      const head = page.locator('article > header')
      for (const text of ['Saison', TITLE, /15 octobre 2026/, /^Par /, /min de lecture/])
        await expect(head.getByText(text).first()).toBeVisible()
      for (const name of [/^Partager sur Facebook/, /^Partager par WhatsApp/, 'Envoyer par courriel'])
        await expect(page.getByRole('link', { name })).toHaveCount(2)
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
      await expect(page.getByRole('heading', { name: 'Qui écrit ici' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Décrire mon problème' })).toBeVisible()
      const related = page.locator('section', { has: page.getByRole('heading', { name: 'À lire aussi' }) })
      await expect(related.getByRole('article')).toHaveCount(2)
      await page.getByRole('link', { name: 'essuie-glaces', exact: true }).click()
      await expect(page).toHaveURL('/blog?q=essuie-glaces')
      await expect(cards(page)).toHaveCount(1)
      await page.goto(WINTER)
      await page.getByRole('link', { name: 'Retour au blogue' }).first().click()
      await expect(page).toHaveURL('/blog')
    })
  })

test('Blog filters: each change leads to page 1, and an empty result says so', async ({ page }) => {
  await page.goto('/blog?q=preparer&page=9')
  await expect(cards(page).getByRole('heading')).toHaveText([TITLE])
  await page.getByLabel('Chercher').fill('ANTIROUILLE')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=ANTIROUILLE(?!.*page=)/)
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Catégorie' }).getByRole('link', { name: 'Entretien' }).click()
  await expect(page).toHaveURL('/blog?q=ANTIROUILLE&category=maintenance#articles')
  await expect(page.getByText('Aucun article trouvé pour ces critères.', { exact: true })).toBeVisible()
  // The language switch keeps the filters.
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/blog?q=ANTIROUILLE&category=maintenance#articles')
  await expect(page.getByText('No articles found for these criteria.', { exact: true })).toBeVisible()
  await page.goto('/blog')
  await page.getByLabel('Trier par').selectOption('Plus anciens')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(cards(page).getByRole('heading').first()).toHaveText(/vidange/)
})

test('Share: plain links; Instagram copies title and link', async ({ page, context, garage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(garage.url) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await page.goto(WINTER)
  await untilInteractive(page)
  const url = garage.url + WINTER
  const hrefOf = (name: RegExp) => page.getByRole('link', { name }).last().getAttribute('href')
  expect(await hrefOf(/^Partager sur Facebook/)).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  )
  expect(await hrefOf(/^Partager par WhatsApp/)).toBe(
    `https://wa.me/?text=${encodeURIComponent(`${TITLE} ${url}`)}`,
  )
  const mail = new URL((await hrefOf(/^Envoyer par courriel/)) ?? '')
  expect(mail.searchParams.get('subject')).toContain(TITLE)
  expect(mail.searchParams.get('body')).toContain(url)
  const copy = page.getByRole('button', { name: 'Copier pour Instagram' }).last()
  await copy.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Titre et lien copiés!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${TITLE} ${url}`)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(page.getByRole('alert').filter({ hasText: 'La copie n’a pas fonctionné' })).toBeVisible()
  expect(foreign).toEqual([])
})

test.describe('on a phone that shares', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('Share: the phone’s own means stand beside the links', async ({ page, garage }) => {
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        document.body.dataset.shared = JSON.stringify(shared)
      }
    })
    await page.goto(WINTER)
    await untilInteractive(page)
    const button = page.getByRole('button', { name: 'Partager cette page' })
    await expect(button).toHaveCount(2)
    await expect(page.getByRole('link', { name: /^Partager sur Facebook/ }).first()).toBeVisible()
    await button.first().click()
    const shared = { title: TITLE, url: garage.url + WINTER }
    await expect(page.locator('body')).toHaveAttribute('data-shared', JSON.stringify(shared))
  })
})
