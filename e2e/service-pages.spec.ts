import { business } from '#app/content/business/business.ts'
import { langs } from '#app/content/language.ts'
import { packageOfService } from '#app/content/packages/offered.ts'
import { service, services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { pricedNow, writtenAmount } from '../test/estimate-cases.ts'
import { expectPagesAccessible } from './helpers/axe.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

const pagesOf = (lang: 'fr' | 'en') => services.map(({ slug }) => href('service', lang, slug[lang]))

test.describe('the page of a service', () => {
  for (const lang of langs) {
    test(`says what it is and where it leads, ${lang}`, async ({ page }) => {
      for (const { slug, label } of services) {
        const address = href('service', lang, slug[lang])
        await page.goto(address)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        const tab = await page.title()
        expect(tab.startsWith(title ?? '-') && tab.endsWith(` | ${business.name}`), tab).toBe(true)
        const crumbs = page.getByRole('navigation', { name: lang === 'fr' ? 'Fil d’Ariane' : 'Breadcrumb' })
        await expect(crumbs.getByRole('link')).toHaveText([lang === 'fr' ? 'Accueil' : 'Home', 'Services'])
        await expect(crumbs.locator('[aria-current=page]')).toHaveText(title ?? '')
        await expect(
          page.getByRole('link', { name: lang === 'fr' ? 'Retour aux services' : 'Back to services' }),
        ).toHaveAttribute('href', `${href('home', lang)}#services`)
        const data = await page.locator('script[type="application/ld+json"]').allTextContents()
        expect(data.join(), label[lang]).toMatch(/"@type":"Service"/)
      }
    })
  }

  test('a phone number in an answer can be called', async ({ page }) => {
    for (const path of ['/services/inspection', '/en/services/inspection']) {
      await page.goto(path)
      const answer = page.locator('main details', { has: page.locator('a') }).first()
      if (!(await answer.evaluate((details: HTMLDetailsElement) => details.open)))
        await answer.locator('summary').click()
      await expect(answer.getByRole('link', { name: /^514.555-0147$/ })).toHaveAttribute(
        'href',
        `tel:${business.phone}`,
      )
    }
  })

  test('books in a new tab without an opener, and calls', async ({ page }) => {
    await page.goto('/services/freins')
    const card = page.getByRole('main').getByRole('complementary')
    const book = card.getByRole('link', { name: 'Prendre rendez-vous (s’ouvre dans un nouvel onglet)' })
    await expect(book).toHaveAttribute('href', business.bookingUrl)
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', /noopener/)
    await expect(card.getByRole('link', { name: /^Appeler 514/ })).toHaveAttribute(
      'href',
      `tel:${business.phone}`,
    )
    await expect(card.getByText(business.address.street)).toBeVisible()
    await expect(card.getByText('9 h à 13 h')).toBeVisible()
    const before = (await card.locator('section').first().boundingBox())?.y ?? 0
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(700)
    const after = await card.locator('section').first().boundingBox()
    expect(before - (after?.y ?? 0)).toBeLessThan(650)
    await expect(book).toBeInViewport()
  })

  test('on a phone, call and book are in the bar at the thumb', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/services/pneus')
    const bar = page.getByRole('navigation', { name: 'Accès rapide' })
    await page.mouse.wheel(0, 1500)
    // It is out of the way while one reads on.
    await expect(page.locator('html')).toHaveClass(/bar-away/)
    await page.mouse.wheel(0, -300)
    for (const [name, address] of [
      ['Appeler', `tel:${business.phone}`],
      ['Rendez-vous', business.bookingUrl],
    ] as const) {
      const link = bar.getByRole('link', { name })
      await expect(link).toBeInViewport()
      await expect(link).toHaveAttribute('href', address)
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
  })

  for (const lang of langs) {
    test(`shows its prices on a phone’s first screen, and is short, as the page of all services is, ${lang}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const length = () => page.evaluate(() => document.documentElement.scrollHeight)
      const name = lang === 'fr' ? 'Prix' : 'Pricing'
      for (const address of pagesOf(lang)) {
        await page.goto(address)
        const heading = page.getByRole('heading', { level: 2, name, exact: true })
        expect((await heading.boundingBox())?.y, address).toBeLessThanOrEqual(740)
        expect(await length(), address).toBeLessThanOrEqual(6700)
      }
      await page.goto(href('services', lang))
      expect(await length()).toBeLessThanOrEqual(5000)
    })
  }

  for (const lang of langs)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])
      test(`says within two screens what front brakes cost in all, ${lang}, ${viewport.width} px`, async ({
        page,
      }) => {
        const job = packageOfService('freins')
        if (!job?.usual) throw new Error('The brake job has no commonest case')
        const { total } = pricedNow(job.id, job.usual.answers).lowest
        await page.setViewportSize(viewport)
        await page.goto(href('service', lang, service('freins').slug[lang]))
        const line = page.locator('.slip tr').filter({ hasText: writtenAmount(total, lang) })
        await expect(line).toHaveText(lang === 'fr' ? /^Avec les taxes/ : /^With taxes/)
        const box = await line.boundingBox()
        expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(
          2 * viewport.height,
        )
      })

  test('has its price table before its description', async ({ page }) => {
    for (const address of pagesOf('fr')) {
      await page.goto(address)
      await expect(page.locator('main h2').first()).toHaveText('Prix')
      await expect(page.getByRole('table', { name: 'Prix' })).toBeVisible()
    }
  })

  test('has one orange action: the appointment on a wide screen, the bar’s call on a phone', async ({
    page,
  }) => {
    const orange = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button')]
          .filter((action) => action.checkVisibility())
          .filter((action) => getComputedStyle(action).backgroundColor === 'rgb(255, 90, 31)')
          .filter((action) => action.getBoundingClientRect().bottom > 0)
          .map((action) => action.textContent.trim()),
      )
    for (const address of [...pagesOf('fr'), href('services', 'fr')]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      expect(await orange(), address).toHaveLength(1)
      await page.setViewportSize({ width: 390, height: 844 })
      // The transition of button colours takes a moment.
      await expect.poll(orange, address).toEqual(['Appeler'])
    }
  })

  test('the inspection names its 47 checks, and they light up as they are reached', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/services/inspection')
    const points = page.getByRole('region', { name: 'Les 47 points, nommés un par un' }).locator('ol > li')
    await expect(points).toHaveCount(47)
    const light = () => points.first().evaluate((point) => Number(getComputedStyle(point).opacity))
    expect(await light()).toBeLessThan(0.6)
    await points.nth(6).evaluate((point) => point.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(light).toBe(1)
  })

  test('nothing moves for who wants less motion, and every check is lit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services/inspection')
    for (const name of ['.parallax', '.sheet-line', '.sheet-rule'])
      expect(
        await page
          .locator(name)
          .first()
          .evaluate((each) => each.getAnimations().length),
        name,
      ).toBe(0)
    await expect(page.locator('.sheet-line').first()).toHaveCSS('opacity', '1')
  })

  test('bodywork carries its three kinds of work and asks for a free estimate', async ({ page }) => {
    await page.goto('/services/carrosserie')
    await expect(page.locator('article h3')).toHaveText([
      'Réparation après collision',
      'Peinture',
      'Restauration de voitures classiques',
    ])
    await page.getByRole('link', { name: 'Demander une estimation gratuite' }).click()
    await expect(page).toHaveURL('/contact?service=carrosserie#contact-form')
    await expect(page.getByLabel('Service souhaité')).toHaveValue('carrosserie')
  })

  test('its pictures open in the viewer', async ({ page }) => {
    await page.goto('/services/huiles-fluides')
    const pictures = page.getByRole('region', { name: 'En images' })
    await pictures.scrollIntoViewIfNeeded()
    await untilInteractive(page)
    await pictures.getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: /Huiles et fluides/ })
    await expect(viewer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  })
})

test('without scripts, a service shows its picture and its prices', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/services/brakes')
  await expect(page.locator('main header img').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Premium zinc-coated rotors/ })).toContainText('$380')
  await context.close()
})

test('axe finds nothing on the pages of services, in both themes', async ({ page }) => {
  // One with a sheet of points, one with kinds of work, and one with neither.
  await expectPagesAccessible(
    page,
    ['inspection', 'carrosserie', 'freins'].map((slug) => href('service', 'fr', slug)),
  )
})
