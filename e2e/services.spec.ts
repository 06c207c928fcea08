import { business } from '#app/content/business.ts'
import { langs } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expectPagesAccessible } from './axe.ts'
import { inFront, moves, open, pass, read } from './clock.ts'
import { awake, expect, test } from './server.ts'

const pageOf = (lang: 'fr' | 'en') => services.map(({ slug }) => href('service', lang, slug[lang]))

test.describe('the services page', () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`its navigation stays, leads 120 px below the top and marks what is read, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/services')
      const nav = page.getByRole('navigation', { name: 'Aller à un service' })
      await expect(nav.getByRole('link')).toHaveText(services.map(({ label }) => label.fr))
      await awake(page)
      for (const id of ['pneus', 'general', 'antirouille']) {
        const link = nav.locator(`[href="#${id}"]`)
        await link.click()
        const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
        await expect.poll(async () => Math.round(await top())).toBe(120)
        await expect(link).toHaveAttribute('aria-current', 'location')
        await expect(nav.locator('[aria-current]')).toHaveCount(1)
        await expect(link).toBeInViewport()
      }
      // 150 px below the top a section is being read, one pixel lower it is not yet.
      const { y } = await page
        .locator('#freins')
        .evaluate((section) => ({ y: section.getBoundingClientRect().top + scrollY }))
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y - 153)
      await expect(nav.locator('[aria-current]')).toHaveText('Pneus')
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y - 149)
      await expect(nav.locator('[aria-current]')).toHaveText('Freins')
    })
  }

  test('each service has its steps, prices, four questions, pictures and the way to an appointment', async ({
    page,
  }) => {
    for (const lang of langs) {
      await page.goto(href('services', lang))
      for (const { id, label, englishKey, slug } of services) {
        const section = page.locator(`section#${id}`)
        await expect(section.locator('ol > li')).toHaveCount(4)
        await expect(section.locator('details')).toHaveCount(4)
        await expect(section.locator('dl > div').first()).toBeVisible()
        await expect(section.getByRole('group', { name: label[lang] }).first()).toBeVisible()
        const book = section.locator(`a[href^="${href('contact', lang)}?"]`)
        await expect(book).toHaveAttribute(
          'href',
          `${href('contact', lang)}?service=${lang === 'fr' ? id : englishKey}`,
        )
        await expect(section.locator(`a.action[href="tel:${business.phone}"]`)).toBeVisible()
        await expect(section.locator(`a[href="${href('service', lang, slug[lang])}"]`)).toBeVisible()
      }
    }
  })

  test('one answer of a service is open at a time, another service keeps its own', async ({ page }) => {
    await page.goto('/services')
    const open = (id: string) => page.locator(`#${id} details[open]`)
    await page.locator('#pneus summary').nth(0).click()
    await page.locator('#freins summary').nth(0).click()
    await page.locator('#pneus summary').nth(2).click()
    await expect(open('pneus')).toHaveCount(1)
    await expect(open('pneus').locator('summary')).toHaveText(
      (await page.locator('#pneus summary').nth(2).textContent()) ?? '',
    )
    await expect(open('freins')).toHaveCount(1)
  })

  test('pictures move after 4 seconds in view, until they are paused', async ({ page }) => {
    await open(page, '/services')
    await read(page, '#antirouille .slides')
    const front = inFront(page.locator('#antirouille .slides'))
    expect(await front()).toBe('1')
    await moves(page, 4000, '2', front)
    await page.locator('#antirouille').getByRole('button', { name: 'Mettre en pause' }).click()
    await page.mouse.move(1, 1)
    await pass(page, 9000)
    expect(await front()).toBe('2')
  })

  test('a contact page reached from a service has it chosen', async ({ page }) => {
    await page.goto('/en/services')
    await page
      .locator('#pneus')
      .getByRole('link', { name: /Book an appointment/ })
      .click()
    await expect(page).toHaveURL(/\/en\/contact\?service=tires$/)
    await expect(page.getByLabel('Desired service')).toHaveValue('pneus')
  })
})

test.describe('the page of a service', () => {
  for (const lang of langs) {
    test(`says what it is and where it leads, ${lang}`, async ({ page }) => {
      for (const { slug, label } of services) {
        const address = href('service', lang, slug[lang])
        await page.goto(address)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        await expect(page).toHaveTitle(`${title} | ${business.name}`)
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
    for (const path of ['/services/freins', '/en/services/brakes']) {
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

  test('books in a new tab that is told nothing of this one, and calls', async ({ page }) => {
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

  test('on a phone, book and call stay in reach in place of the general bar', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/services/pneus')
    const general = page.getByRole('navigation', { name: 'Accès rapide' })
    await expect(general).toBeHidden()
    await page.mouse.wheel(0, 1500)
    await page.waitForTimeout(500)
    const bar = page.locator('.service-bar')
    for (const name of [/^Appeler$/, /^Prendre rendez-vous \(/]) {
      const link = bar.getByRole('link', { name })
      await expect(link).toBeInViewport()
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(bar).toBeHidden()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/services')
    await expect(general).toBeVisible()
  })

  test('the inspection names its 47 checks, and they light up as they are reached', async ({ page }) => {
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
    await expect(page).toHaveURL('/contact?service=carrosserie')
    await expect(page.getByLabel('Service souhaité')).toHaveValue('carrosserie')
  })

  test('its pictures open in the viewer', async ({ page }) => {
    await page.goto('/services/huiles-fluides')
    const pictures = page.getByRole('region', { name: 'En images' })
    await pictures.scrollIntoViewIfNeeded()
    await awake(page)
    await pictures.getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: /Huiles et fluides/ })
    await expect(viewer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  })
})

test('without scripts, everything is read, answers open and the navigation leads', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/services')
  await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Freins').click()
  await expect(page.locator('#freins')).toBeInViewport()
  const [first, second] = [page.locator('#freins details').nth(0), page.locator('#freins details').nth(1)]
  await first.locator('summary').click()
  await second.locator('summary').click()
  await expect(first).not.toHaveAttribute('open')
  await expect(second).toHaveAttribute('open')
  await expect(page.locator('#freins .slides img[src$=webp]')).toHaveCount(3)
  await page.goto('/en/services/brakes')
  await expect(page.locator('header img').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Premium zinc-coated rotors/ })).toContainText('$380')
  await context.close()
})

test('by keyboard alone, a section, an answer and a picture are reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  await awake(page)
  await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Pneus').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#pneus')).toBeInViewport()
  // From the section on, the next stops are its own.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('pneus')
  await page.locator('#pneus summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#pneus details').first()).toHaveAttribute('open')
})

test('axe finds nothing on the services pages, in both themes', async ({ page }) => {
  await expectPagesAccessible(page, [
    href('services', 'fr'),
    // One that has a row of pictures and one that has none.
    ...pageOf('fr').slice(0, 2),
  ])
})

test('no page is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const lang of langs) {
    for (const address of [
      href('services', lang),
      ...pageOf(lang),
      href('warranties', lang),
      href('rights', lang),
    ]) {
      await page.goto(address)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, address).toBeLessThanOrEqual(360)
    }
  }
})

test('axe finds nothing on the warranties and rights pages, in both themes', async ({ page }) => {
  await expectPagesAccessible(page, [href('warranties', 'fr'), href('rights', 'fr')])
})

test('the rights page has its nine rights with their place in the law, and leads on', async ({ page }) => {
  for (const lang of langs) {
    await page.goto(href('rights', lang))
    const contents = page.getByRole('navigation', { name: lang === 'fr' ? 'Sur cette page' : 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(9)
    for (const link of await contents.getByRole('link').all()) {
      const id = (await link.getAttribute('href')) ?? ''
      await expect(page.locator(`section${id} h2`)).toHaveText((await link.textContent()) ?? '')
    }
    for (const name of ['warranties', 'pricing', 'contact'] as const)
      await expect(page.locator(`main a[href="${href(name, lang)}"]`)).toBeVisible()
    await page.goto(href('pricing', lang))
    for (const name of ['warranties', 'rights'] as const)
      await expect(page.locator(`main a[href="${href(name, lang)}"]`).first()).toBeVisible()
  }
})
