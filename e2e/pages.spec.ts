import { business } from '#app/content/business.ts'
import { expectAccessible, expectAccessibleInEachTheme } from './axe.ts'
import { awake, expect, test } from './server.ts'

const paths = {
  fr: ['/about', '/projects', '/contact', '/confidentialite', '/accessibilite', '/nulle-part'],
  en: ['/en/about', '/en/projects', '/en/contact', '/en/privacy', '/en/accessibility', '/en/nowhere'],
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

test('projects are three, each marked as an example', async ({ page }) => {
  await page.goto('/en/projects')
  await expect(page.locator('main article')).toHaveCount(3)
  await expect(page.locator('main article').getByText('Example', { exact: true })).toHaveCount(3)
  await expect(page.getByText(/These cards illustrate our work/)).toBeVisible()
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
    await expect(main.getByRole('row')).toHaveCount(8)
    await expect(main.getByRole('row', { name: /dimanche/i })).toContainText('Fermé')
    for (const text of ['Stationnement gratuit', 'Argent comptant', 'Virement Interac'])
      await expect(main.getByText(new RegExp(text, 'i')).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Vos droits au garage' })).toHaveAttribute(
      'href',
      '/vos-droits',
    )
    await main.getByRole('link', { name: 'Demander une soumission' }).click()
    await expect(page.getByRole('heading', { name: 'Écrivez-nous' })).toBeInViewport()
  })

  test('calls no map service before the map is asked for', async ({ page, garage }) => {
    const foreign: string[] = []
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
    })
    await page.goto('/contact')
    await awake(page)
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
    await awake(page)
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
        await awake(page)
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
      expect(await colors()).toEqual(['rgb(16, 18, 20)', 'rgb(243, 241, 236)', 'dark'])
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
  await awake(page)
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

test.describe('where there is no page', () => {
  for (const [path, home, lang] of [
    ['/nulle-part', '/', 'fr'],
    ['/en/nowhere', '/en', 'en'],
  ] as const) {
    test(`${path} says so, and leads back in its language`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
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

test('a phone gets a page in steps, and has it whole wherever it is entered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement.classList.contains('paint-2')) Object.assign(window, { inSteps: true })
    }).observe(document, { attributes: true, subtree: true }),
  )
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.later')]
        .filter((element) => element.getBoundingClientRect().height < (element.matches('details') ? 40 : 100))
        .map((element) => element.outerHTML.slice(0, 100)),
    )
  for (const path of ['/', '/prix', '/services/inspection', '/contact', '/en/blog']) {
    await page.goto(path)
    await expect(page.locator('html'), path).not.toHaveClass(/paint-/)
    expect(await page.evaluate(() => 'inSteps' in window), path).toBe(true)
    expect(await page.locator('.later').count(), path).toBeGreaterThan(1)
    expect(await missing(), path).toEqual([])
  }
  await page.goto('/#faq')
  expect(await page.evaluate(() => 'inSteps' in window)).toBe(false)
  await expect(page.locator('#faq h2')).toBeInViewport()
  expect(await missing()).toEqual([])
})

test('a phone whose browser can let nothing rest has the whole page at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string) => !condition.includes('content-visibility') && supports(condition)
    new MutationObserver(() => {
      if (/paint-/.test(document.documentElement.className)) Object.assign(window, { inSteps: true })
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto('/')
  await awake(page)
  expect(await page.evaluate(() => 'inSteps' in window)).toBe(false)
  await expect(page.locator('.later[style]')).toHaveCount(0)
  await expect(page.locator('#contact')).toBeVisible()
})

test('what is not in a phone’s window rests, is there when it is scrolled to, and nothing moves', async ({
  page,
}) => {
  const size = { width: 390, height: 800 }
  const wider = { width: 640, height: 390 }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  const resting = page.locator('.later[style*="auto"]')
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const shifts = () => page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)
  const lengthAtRest = async (path: string) => {
    await page.goto(path)
    await expect(resting.nth(1), path).toBeAttached()
    return length()
  }
  for (const path of ['/', '/services', '/blog/vidange-huile-reguliere']) {
    await page.setViewportSize(wider)
    const lengthOfWider = await lengthAtRest(path)
    await page.setViewportSize(size)
    const whole = await lengthAtRest(path)
    for (const part of [0.3, 0.6, 1, 0]) {
      // As fast as a finger throws a page: a window in two frames.
      await page.evaluate(async (to) => {
        const end = (document.documentElement.scrollHeight - innerHeight) * to
        while (Math.abs(end - scrollY) > 1) {
          scrollBy(0, Math.max(-innerHeight / 2, Math.min(innerHeight / 2, end - scrollY)))
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, part)
      const restingInWindow = () =>
        resting.evaluateAll((sections) => {
          const boxes = sections.map((section) => section.getBoundingClientRect())
          return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length
        })
      await expect.poll(restingInWindow, path).toBe(0)
      expect(await length(), path).toBe(whole)
    }
    expect(await shifts(), path).toEqual([])
    await page.setViewportSize(wider)
    await expect.poll(length, path).toBe(lengthOfWider)
  }
})

test('behind a dialog nothing beyond the window takes work, and all of it is back when it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await expect(page.locator('.later[style*="auto"]').nth(1)).toBeAttached()
  const hidden = page.locator('.later[style*="hidden"]')
  const menu = page.locator('#menu')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(menu).toBeVisible()
  expect(await hidden.count()).toBeGreaterThan(1)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.keyboard.press('Escape')
  await expect(hidden).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await menu.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.locator('#contact h2').first()).toBeInViewport()
  await expect(hidden).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const open = page.getByRole('button', { name: 'Ouvrir le menu' })
  const scrolled = await open.evaluate((button) => {
    const left = () => document.querySelectorAll('.later[style*="hidden"]').length
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const pressed = left()
    button.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    return { pressed, left: left() }
  })
  expect(scrolled.pressed).toBeGreaterThan(1)
  expect(scrolled.left).toBe(0)
  // A finger that comes down and goes elsewhere opens nothing.
  await open.dispatchEvent('pointerdown')
  await expect(hidden.first()).toBeAttached()
  await expect(hidden).toHaveCount(0)
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

for (const path of every) {
  test(`axe finds nothing on ${path}, in both themes`, async ({ page }) => {
    await page.goto(path)
    await awake(page)
    await expectAccessibleInEachTheme(page)
  })
}
