import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './helpers/server.ts'

const WINTER = '/blog/preparation-hivernale-montreal'

const cards = (page: Page) =>
  page.getByRole('region', { name: /Les articles|The articles/ }).getByRole('article')
const readOn = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'À lire aussi' }) }).getByRole('article')

test.describe('the list', () => {
  test('stands under search, categories and order, all in sight on a phone; each article once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/blog')
    await expect(cards(page).getByRole('heading')).toHaveCount(3)
    for (const heading of await cards(page).getByRole('heading').allTextContents())
      await expect(page.getByRole('main').getByText(heading, { exact: true })).toHaveCount(1)
    await expect(page.getByRole('complementary').filter({ hasText: 'Articles récents' })).toHaveCount(0)
    for (const filter of ['Chercher', 'Trier par'])
      await expect(page.getByLabel(filter)).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('navigation', { name: 'Catégorie' }).getByRole('link').last(),
    ).toBeInViewport()
    await expect(page.getByText('3 articles', { exact: true })).toBeVisible()
  })

  test('is searched whatever the accents, narrowed and put in order, says what it asks in the address, and each change leads back to page 1', async ({
    page,
  }) => {
    await page.goto('/blog?q=preparer&page=9')
    await expect(cards(page).getByRole('heading')).toHaveText(['Préparer son auto pour l’hiver à Montréal'])
    await expect(page.getByRole('navigation', { name: 'Pages du blogue' })).toHaveCount(0)
    await page.getByLabel('Chercher').fill('ANTIROUILLE')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=ANTIROUILLE(?!.*page=)/)
    await expect(page.getByText('1 article', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Chercher')).toHaveValue('ANTIROUILLE')

    await page.getByRole('navigation', { name: 'Catégorie' }).getByRole('link', { name: 'Entretien' }).click()
    await expect(page).toHaveURL('/blog?q=ANTIROUILLE&category=maintenance#articles')
    await expect(page.getByText('Aucun article trouvé pour ces critères.', { exact: true })).toBeVisible()
    // The language switch keeps the filters.
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL('/en/blog?q=ANTIROUILLE&category=maintenance#articles')
    await page.goBack()

    await page.getByRole('link', { name: 'Tout afficher' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByLabel('Trier par').selectOption('Plus anciens')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/sort=oldest/)
    await expect(cards(page).getByRole('heading').first()).toHaveText(/vidange/)
    await expect(page.getByLabel('Trier par')).toHaveValue('oldest')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search, categories and order work, and an article is whole', async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Chercher').fill('frein')
    await page.getByLabel('Trier par').selectOption('popular')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(cards(page).getByRole('heading').first()).toHaveText(/hiver|Freins/)
    await page.getByRole('link', { name: 'Réparations', exact: true }).click()
    await cards(page).getByRole('link').click()
    await expect(page).toHaveURL('/blog/signes-changement-freins')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Instagram/ })).toHaveCount(0)
  })
})

test.describe('a post', () => {
  test('has its contents, and marks the part being read', async ({ page }) => {
    await page.goto(WINTER)
    await untilInteractive(page)
    const contents = page.getByRole('navigation', { name: 'Dans cet article' })
    const entries = await contents.getByRole('link').allTextContents()
    const headings = page.getByRole('article').first().locator('[id]:is(h2, h3)')
    expect(await headings.allTextContents()).toEqual(entries)
    expect(entries.length).toBeGreaterThanOrEqual(3)
    await contents.getByRole('link', { name: 'Voir et être vu' }).click()
    await expect(headings.filter({ hasText: 'Voir et être vu' })).toBeInViewport()
    await expect(contents.locator('[aria-current]')).toHaveText('Voir et être vu')
    await expect(readOn(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Retour au blogue' }).first().click()
    await expect(page).toHaveURL('/blog')
  })

  test('leads to its translation, and is found by the words it is filed under', async ({ page }) => {
    await page.goto(WINTER)
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL('/en/blog/winter-preparation-montreal')
    await page.goto(WINTER)
    await page.getByRole('link', { name: 'essuie-glaces', exact: true }).click()
    await expect(page).toHaveURL('/blog?q=essuie-glaces')
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('link').first().click()
    await page.getByRole('main').getByRole('link', { name: 'Saison', exact: true }).first().click()
    await expect(page).toHaveURL('/blog?category=seasonal')
  })

  test('an address of no post leads to the list, one made of the title to the post', async ({ request }) => {
    for (const [address, status, location] of [
      ['/blog/rien-de-tel', 302, '/blog'],
      ['/en/blog/nothing-of-the-kind', 302, '/en/blog'],
      ['/blog/preparer-son-auto-pour-lhiver-a-montreal', 301, WINTER],
      ['/blog/préparer-son-auto-pour-l’hiver-à-montréal', 301, WINTER],
      ['/en/blog/getting-your-car-ready-for-a-montreal-winter', 301, '/en/blog/winter-preparation-montreal'],
      ['/blog/un/autre', 404, undefined],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], address).toEqual([status, location])
    }
  })

  test('is shared by plain links that call nobody before a click, and copied for Instagram, or says that this failed', async ({
    page,
    context,
    garage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(garage.url) && !request.url().startsWith('data:'))
        foreign.push(request.url())
    })
    await page.goto(WINTER)
    await untilInteractive(page)
    const address = encodeURIComponent(garage.url + WINTER)
    const title = 'Préparer son auto pour l’hiver à Montréal'
    await expect(page.getByRole('link', { name: /^Partager sur Facebook/ })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    )
    await expect(page.getByRole('link', { name: /^Partager par WhatsApp/ }).last()).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${title} ${garage.url}${WINTER}`)}`,
    )
    const mail = new URL(
      (await page.getByRole('link', { name: 'Envoyer par courriel' }).last().getAttribute('href')) ?? '',
    )
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toContain(title)
    expect(mail.searchParams.get('body')).toContain(garage.url + WINTER)

    await page.getByRole('button', { name: 'Copier pour Instagram' }).last().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Titre et lien copiés!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${title} ${garage.url}${WINTER}`)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copier pour Instagram' }).last().click()
    await expect(page.getByRole('alert').filter({ hasText: 'La copie n’a pas fonctionné' })).toBeVisible()
    expect(foreign).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('is shared after it is read, by the phone’s own means', async ({ page, garage }) => {
      await page.addInitScript(() => {
        navigator.share = async (shared) => {
          document.body.dataset.shared = JSON.stringify(shared)
        }
      })
      await page.goto(WINTER)
      await untilInteractive(page)
      const button = page.getByRole('button', { name: 'Partager cette page' })
      await expect(button).toHaveCount(1)
      const [share, end] = await Promise.all(
        [button, page.getByRole('heading', { name: 'Qui écrit ici' })].map((each) => each.boundingBox()),
      )
      expect(share?.y).toBeLessThan(end?.y ?? 0)
      await expect(page.getByRole('link', { name: /^Partager sur Facebook/ })).toBeHidden()
      await button.click()
      const shared = { title: 'Préparer son auto pour l’hiver à Montréal', url: garage.url + WINTER }
      await expect(page.locator('body')).toHaveAttribute('data-shared', JSON.stringify(shared))
    })
  })
})
