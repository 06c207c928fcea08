import { business } from '#app/content/business/business.ts'
import { expectAccessible } from './helpers/axe.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.describe('contact', () => {
  test('shows the number and the way to the form at once; address, hours and form within a screen and a half', async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/contact')
      const main = page.getByRole('main')
      await expect(main.locator('#contact a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
      if (viewport.width < 1024)
        await expect(main.getByRole('link', { name: 'Demander une soumission' })).toBeInViewport({ ratio: 1 })
      const field = await page.getByLabel('Nom complet').boundingBox()
      // It says once before its footer whether the garage is open.
      const said = page.locator('.open-now:visible')
      await expect(said, `${viewport.width} px`).toHaveCount(2)
      await expect(page.locator('footer .open-now:visible')).toHaveCount(1)
      for (const part of ['address', '.week-lines'])
        expect((await main.locator(part).first().boundingBox())?.y).toBeLessThan(1.1 * viewport.height)
      expect((field?.y ?? Number.POSITIVE_INFINITY) + (field?.height ?? 0)).toBeLessThan(
        1.5 * viewport.height,
      )
    }
  })

  test('copies the address, and calls no map service before the map is asked for', async ({
    page,
    context,
    garage,
  }) => {
    const foreign: string[] = []
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
    })
    await page.goto('/contact')
    await untilInteractive(page)
    await page.getByRole('button', { name: 'Copier l’adresse' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Adresse copiée' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('7971 15e Avenue')
    await page.getByRole('img', { name: /^Plan dessiné/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(foreign.filter((url) => !url.startsWith(garage.url))).toEqual([])
    await page.getByRole('link', { name: 'Afficher la carte' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Carte/)
    await expect.poll(() => foreign.some((url) => url.startsWith('https://www.google.com/maps'))).toBe(true)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(0)
  })

  for (const [device, userAgent, way] of [
    ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', /^geo:0,0\?q=7971/],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      /^https:\/\/maps\.apple\.com\/\?daddr=7971/,
    ],
    ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', /^https:\/\/www\.google\.com\/maps\/dir\//],
  ] as const) {
    test.describe(`on ${device}`, () => {
      test.use({ userAgent })
      test('directions open the device’s own map', async ({ page }) => {
        await page.goto('/contact')
        await untilInteractive(page)
        await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
        const link = page.getByRole('main').getByRole('link', { name: 'Itinéraire' })
        await link.click()
        await expect(link).toHaveAttribute('href', way)
      })
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('the page is dark where the system is', async ({ page }) => {
      const colors = () =>
        page.evaluate(() => {
          const { backgroundColor, color, colorScheme } = getComputedStyle(document.body)
          return [backgroundColor, color, colorScheme]
        })
      await page.goto('/contact')
      expect(await colors()).toEqual(['rgb(246, 244, 239)', 'rgb(21, 23, 26)', 'light'])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(colors).toEqual(['rgb(16, 18, 20)', 'rgb(243, 241, 236)', 'dark'])
    })
  })
})

test('privacy and rights have their contents by name, and mark the part being read', async ({ page }) => {
  for (const [path, part] of [
    ['/confidentialite', /^Vos droits/],
    ['/vos-droits', /^Y renoncer\? À la main seulement$/],
  ] as const) {
    await page.goto(path)
    await untilInteractive(page)
    const contents = page.getByRole('navigation', { name: 'Sur cette page' })
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await headings.allTextContents()).toEqual(
      expect.arrayContaining(await contents.getByRole('link').allTextContents()),
    )
    await contents.getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { name: part })).toBeInViewport()
    await expect(contents.locator('[aria-current]')).toHaveText(part)
  }
})

test('where there is no page, it says so, and leads back in its language', async ({ page }) => {
  for (const [path, home, lang, words, back] of [
    ['/nulle-part', '/', 'fr', 'Oups! Page introuvable', 'Retour à l’accueil'],
    ['/en/nowhere', '/en', 'en', 'Oops! Page not found', 'Return to Home'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await page.getByRole('main').getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(home)
  }
})

test('where a page fails, it keeps the status and shows the phone and the way back', async ({
  page,
  garage,
}) => {
  for (const [path, home, words, lang] of [
    ['/about', '/', 'Une erreur est survenue', 'fr'],
    ['/en/about', '/en', 'Something went wrong', 'en'],
  ] as const) {
    // A page that takes no form answers 405 through the same error page as a failing one.
    await page.goto(path)
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      document.body.append(form)
      form.submit()
    })
    expect((await posted).status()).toBe(405)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator(`main a[href="tel:${business.phone}"]`)).toBeVisible()
    await expectAccessible(page)
    await page.locator(`main a[href="${home}"]`).click()
    await expect(page).toHaveURL(garage.url + home)
  }
})

test('the first key leads past the menu, by a link that is out of sight until then', async ({ page }) => {
  await page.goto('/en/about')
  const link = page.getByRole('link', { name: 'Skip to main content' })
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(link).not.toBeInViewport()
})
