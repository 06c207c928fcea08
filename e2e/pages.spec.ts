import { business } from '#app/content/business/business.ts'
import { pages } from '#app/site-map.ts'
import { expectAccessible, expectAccessibleInEachTheme } from './helpers/axe.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

/** Pages with spec files of their own, and pages with slugs. */
const elsewhere = ['home', 'services', 'service', 'pricing', 'blog', 'post', 'canIDrive', 'offline']
const here = Object.entries(pages).flatMap(([name, page]) => (elsewhere.includes(name) ? [] : [page]))
const paths = {
  fr: [...here.map(({ fr }) => fr), '/nulle-part'],
  en: [...here.map(({ en }) => en), '/en/nowhere'],
}
const every = [...paths.fr, ...paths.en]

test('about tells the story, six trades that lead to their services, and three values', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Notre histoire' })).toBeVisible()
  await expect(page.getByText('Le fondateur, mécanicien en chef')).toBeVisible()
  await expect(page.locator('main a[href^="/services/"]')).toHaveCount(6)
  await expect(page.locator('main dt')).toHaveText(['Transparence', 'Fiabilité', 'Proximité'])
  await expect(page.getByRole('main').getByRole('link', { name: /^Prendre rendez-vous/ })).toHaveAttribute(
    'href',
    business.bookingUrl,
  )
})

test('projects are three', async ({ page }) => {
  await page.goto('/en/projects')
  await expect(page.locator('main article')).toHaveCount(3)
})

test.describe('contact', () => {
  test('says where, when, how to pay, and how to reach a person', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '514 555-0147' })).toHaveAttribute(
      'href',
      `tel:${business.phone}`,
    )
    await expect(main.getByRole('link', { name: business.email, exact: true }).first()).toBeVisible()
    await expect(main.getByText(business.address.street, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('dimanche', { exact: true })).toBeVisible()
    await expect(main.getByText('Fermé', { exact: true }).first()).toBeVisible()
    for (const text of ['Stationnement gratuit', 'Argent comptant', 'Virement Interac'])
      await expect(main.getByText(new RegExp(text, 'i')).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Vos droits au garage' })).toHaveAttribute(
      'href',
      '/vos-droits',
    )
    await main.getByRole('link', { name: 'Demander une soumission' }).click()
    await expect(page.getByRole('heading', { name: 'Écrivez-nous' })).toBeInViewport()
  })

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
      for (const part of ['address', '.week-lines'])
        expect((await main.locator(part).first().boundingBox())?.y).toBeLessThan(1.1 * viewport.height)
      expect((field?.y ?? Number.POSITIVE_INFINITY) + (field?.height ?? 0)).toBeLessThan(
        1.5 * viewport.height,
      )
    }
  })

  test('calls no map service before the map is asked for', async ({ page, garage }) => {
    const foreign: string[] = []
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
    })
    await page.goto('/contact')
    await untilInteractive(page)
    await page.getByRole('img', { name: /^Plan dessiné/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(foreign.filter((url) => !url.startsWith(garage.url))).toEqual([])
    await page.getByRole('link', { name: 'Afficher la carte' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Carte/)
    await expect.poll(() => foreign.some((url) => url.startsWith('https://www.google.com/maps'))).toBe(true)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(0)
  })

  test('copies the address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/contact')
    await untilInteractive(page)
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Address copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('7971 15e Avenue')
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

  test('hands out its card for the phone’s contacts', async ({ page, request }) => {
    await page.goto('/contact')
    const link = page.getByRole('link', { name: 'Ajouter le garage à vos contacts' })
    const card = await request.get((await link.getAttribute('href')) ?? '')
    expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8')
    const lines = (await card.text()).split('\r\n')
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${business.phone}`)
    expect(lines).toContain('ADR;TYPE=WORK:;;7971 15e Avenue;Montréal;QC;H1Z 3N5;CA')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
    expect(lines.at(-2)).toBe('END:VCARD')
  })

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

    test('the map opens at the service, and nothing is offered that could not work', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByRole('link', { name: 'Afficher la carte' })).toHaveAttribute(
        'href',
        business.mapUrl,
      )
      await expect(page.getByRole('button', { name: 'Copier l’adresse' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Itinéraire' }).first()).toHaveAttribute('href', /^https:/)
      await expect(page.locator('main form')).toBeVisible()
    })
  })
})

test('privacy says who is responsible, what for, how long, and one’s rights, with the day it was written', async ({
  page,
}) => {
  await page.goto('/confidentialite')
  await untilInteractive(page)
  const contents = page.getByRole('navigation', { name: 'Sur cette page' })
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await contents.getByRole('link').allTextContents()).toEqual(await headings.allTextContents())
  await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
  for (const text of [
    'responsable de la protection',
    'retirer votre consentement',
    'Rectification',
    'Commission d’accès',
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  await contents.getByRole('link', { name: /^Vos droits/ }).click()
  await expect(page.getByRole('heading', { name: /^Vos droits/ })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText(/^Vos droits/)
})

test('the accessibility statement says what was tested, what falls short, and whom to tell', async ({
  page,
}) => {
  await page.goto('/en/accessibility')
  for (const name of ['What we aim for', 'What was checked', 'What still falls short'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  )
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ }).first()).toBeVisible()
})

test('the way past the menus is out of sight until it has the focus', async ({ page }) => {
  await page.goto('/contact')
  const way = page.getByRole('link', { name: 'Aller au contenu principal' })
  await expect(way).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(way).toBeFocused()
  await expect(way).toBeInViewport({ ratio: 1 })
})

test.describe('where there is no page', () => {
  for (const [path, home, lang, words] of [
    ['/nulle-part', '/', 'fr', 'Oups! Page introuvable'],
    ['/en/nowhere', '/en', 'en', 'Oops! Page not found'],
  ] as const) {
    test(`${path} says so, and leads back in its language`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
      await page
        .getByRole('main')
        .getByRole('link', { name: lang === 'fr' ? 'Retour à l’accueil' : 'Return to Home' })
        .click()
      await expect(page).toHaveURL(home)
    })
  }
})

test.describe('where a page fails', () => {
  for (const [path, home, words, lang] of [
    ['/about', '/', 'Une erreur est survenue', 'fr'],
    ['/en/about', '/en', 'Something went wrong', 'en'],
  ] as const) {
    test(`${path} keeps the status and shows the phone and the way back`, async ({ page, garage }) => {
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
    })
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

test('the rights are listed by name, and the one being read is marked', async ({ page }) => {
  await page.goto('/vos-droits')
  await untilInteractive(page)
  const contents = page.getByRole('navigation', { name: 'Sur cette page' })
  await contents.getByRole('link', { name: 'Y renoncer? À la main seulement' }).click()
  await expect(page.getByRole('heading', { name: 'Y renoncer? À la main seulement' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('Y renoncer? À la main seulement')
})

test('nothing leaves the screen sideways, narrow or with text at twice its size', async ({ page }) => {
  test.setTimeout(120_000)
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [...every, '/blog', '/en/blog/brake-replacement-warning-signs']) {
      await page.goto(path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${path} at ${width}`).toBe(0)
    }
  }
})

for (const path of paths.fr) {
  test(`axe finds nothing on ${path}, in both themes`, async ({ page }) => {
    await page.goto(path)
    await untilInteractive(page)
    await expectAccessibleInEachTheme(page)
  })
}
