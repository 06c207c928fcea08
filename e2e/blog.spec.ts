import type { Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { expect, heightAboveFooter, test, untilInteractive } from './helpers/server.ts'

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
    expect(await heightAboveFooter(page)).toBeLessThanOrEqual(2600)
  })

  test('is searched, narrowed and put in order, and says what it asks in the address', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(3)
    await page.getByLabel('Chercher').fill('ANTIROUILLE')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=ANTIROUILLE/)
    await expect(page.getByText('1 article', { exact: true })).toBeVisible()
    await expect(cards(page).getByRole('heading')).toHaveText(['Préparer son auto pour l’hiver à Montréal'])
    await expect(page.getByLabel('Chercher')).toHaveValue('ANTIROUILLE')

    const chips = page.getByRole('navigation', { name: 'Catégorie' }).getByRole('link')
    await expect(chips).toHaveText([
      'Toutes',
      'Entretien',
      'Réparations',
      'Pneus & Freins',
      'Antirouille',
      'Saison',
      'Conseils',
    ])
    await chips.filter({ hasText: 'Entretien' }).click()
    await expect(page).toHaveURL('/blog?q=ANTIROUILLE&category=maintenance#articles')
    await expect(page.getByText('Aucun article trouvé pour ces critères.', { exact: true })).toBeVisible()
    await expect(page.getByText('0 article', { exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Tout afficher' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByLabel('Trier par').selectOption('Plus anciens')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/sort=oldest/)
    await expect(cards(page).getByRole('heading').first()).toHaveText(/vidange/)
    await expect(page.getByLabel('Trier par')).toHaveValue('oldest')

    await page.goto('/en/blog?q=zzz')
    await expect(page.getByText('No articles found for these criteria.', { exact: true })).toBeVisible()
  })

  test('a change of search, category or order leads back to page 1', async ({ page }) => {
    await page.goto('/blog?sort=oldest&page=2')
    for (const link of await page.getByRole('navigation', { name: 'Catégorie' }).getByRole('link').all())
      expect(await link.getAttribute('href')).not.toContain('page=')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.has('page')).toBe(false)
    await page.waitForLoadState()
  })

  test('finds whatever the accents, and shows no paginator for one page', async ({ page }) => {
    await page.goto('/blog?q=prepAration&page=9')
    await expect(cards(page)).toHaveCount(0)
    await page.goto('/blog?q=preparer&page=9')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Pages du blogue' })).toHaveCount(0)
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
  test('says what it is, has its contents, and marks the part being read', async ({ page }) => {
    await page.goto(WINTER)
    await untilInteractive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Préparer son auto pour l’hiver à Montréal',
    )
    await expect(page.getByText('Par l’équipe de l’atelier')).toBeVisible()
    await expect(page.getByText('Publié le 15 octobre 2026')).toBeVisible()
    await expect(page.getByText(/^\d min de lecture$/).first()).toBeVisible()
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

  test('is found by the words it is filed under', async ({ page }) => {
    await page.goto(WINTER)
    await page.getByRole('link', { name: 'essuie-glaces', exact: true }).click()
    await expect(page).toHaveURL('/blog?q=essuie-glaces')
    await expect(cards(page)).toHaveCount(1)
    await page.goto(WINTER)
    await page.getByRole('main').getByRole('link', { name: 'Saison', exact: true }).first().click()
    await expect(page).toHaveURL('/blog?category=seasonal')
  })

  test('an address of no post leads to the list, one made of the title to the post', async ({
    page,
    request,
  }) => {
    const answerOf = async (address: string) => {
      const answer = await request.get(address, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    }
    expect(await answerOf('/blog/rien-de-tel')).toEqual([302, '/blog'])
    expect(await answerOf('/en/blog/nothing-of-the-kind')).toEqual([302, '/en/blog'])
    expect(await answerOf('/blog/preparer-son-auto-pour-lhiver-a-montreal')).toEqual([301, WINTER])
    expect(await answerOf('/blog/préparer-son-auto-pour-l’hiver-à-montréal')).toEqual([301, WINTER])
    expect(await answerOf('/en/blog/getting-your-car-ready-for-a-montreal-winter')).toEqual([
      301,
      '/en/blog/winter-preparation-montreal',
    ])
    expect(await answerOf('/blog/un/autre')).toEqual([404, undefined])
    await page.goto('/blog/')
    await expect(page).toHaveURL('/blog')
  })

  test('the language switch leads to its translation, and the list keeps its filters', async ({ page }) => {
    await page.goto(WINTER)
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL('/en/blog/winter-preparation-montreal')
    await page.goto('/blog?category=seasonal')
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL('/en/blog?category=seasonal')
  })

  test('is shared by plain links that call nobody before a click, and copied for Instagram', async ({
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
    expect(foreign).toEqual([])
  })

  test('says so when the copy fails', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto(WINTER)
    await untilInteractive(page)
    await page.getByRole('button', { name: 'Copier pour Instagram' }).last().click()
    await expect(page.getByRole('alert').filter({ hasText: 'La copie n’a pas fonctionné' })).toBeVisible()
  })

  test('is shared after it is read, on a phone by the phone’s own means', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
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
    const shared = await page.locator('body').getAttribute('data-shared')
    expect(JSON.parse(shared ?? '')).toEqual({
      title: 'Préparer son auto pour l’hiver à Montréal',
      url: `${baseURL}${WINTER}`,
    })
    await context.close()
  })

  test('sends its text once', async ({ request }) => {
    const html = await (await request.get(WINTER)).text()
    expect(html.match(/le téléphone ne lâche pas/g)).toHaveLength(1)
  })
})

for (const path of ['/blog', '/blog?q=zzz', WINTER]) {
  test(`axe finds nothing on ${path}, in both themes`, async ({ page }) => {
    await page.goto(path)
    await untilInteractive(page)
    await expectAccessibleInEachTheme(page)
  })
}
