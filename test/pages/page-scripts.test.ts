import type { Page } from '@playwright/test'
import { test } from 'vitest'
import { signedOut } from '#app/content/texts/signed-out.ts'
import { DESK, PHONE, scrollPage, sizes, topOf } from '../../e2e/helpers/sizes.ts'
import { expect, inChromium } from './chromium.ts'

const chromium = inChromium()
const classes = (page: Page) => page.evaluate(() => [...document.documentElement.classList])
const has = async (page: Page, name: string) => (await classes(page)).includes(name)

test('a page is dark by its visitor’s choice, else as the system is', async () => {
  const page = await chromium.open('/prix')
  for (const [colorScheme, choice, dark] of [
    ['dark', '', true],
    ['light', '', false],
    ['dark', 'light', false],
    ['light', 'dark', true],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate((theme) => localStorage.setItem('theme', theme), choice)
    await page.reload()
    expect(await has(page, 'dark'), `${colorScheme} ${choice}`).toBe(dark)
  }
  for (const theme of ['light', 'dark', 'light']) {
    await page.locator('[data-theme-toggle]:visible').first().click()
    expect(await has(page, 'dark')).toBe(theme === 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(theme)
  }
  await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => has(page, 'dark')).toBe(true)
})

test('the other language keeps the query and the place; a click on a message or a call is told of, but in a preview', async () => {
  const page = await chromium.open('/contact?service=freins#contact', { viewport: DESK })
  const told: unknown[] = []
  await page.route('**/api/events', (route) => {
    told.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  const call = page.locator('header a[href^="tel:"]').first()
  await page.evaluate(() => document.body.setAttribute('data-preview', ''))
  await call.click()
  await page.evaluate(() => {
    document.body.removeAttribute('data-preview')
    addEventListener('whatsapp_click', (event) => {
      document.body.dataset.placement = (event as CustomEvent).detail.placement
    })
    addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
  })
  const message = page.locator('[data-message-placement=fab]').filter({ visible: true }).first()
  await message.click()
  await expect(page.locator('body')).toHaveAttribute('data-placement', 'fab')
  await call.click()
  await expect.poll(() => told).toEqual([{ event: 'message' }, { event: 'call' }])
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/contact?service=freins#contact')
})

test('a menu closes over the part of its own page that a link leads to', async () => {
  const page = await chromium.open('/', { viewport: PHONE })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(menu).toBeHidden()
})

test('a page that stays open for ten minutes no longer says whether the garage is open', async () => {
  const page = await chromium.open('/contact', { still: true })
  const state = page.locator('.open-now').filter({ visible: true }).first()
  for (const [milliseconds, isOld] of [
    [595_000, false],
    [6_000, true],
  ] as const) {
    await page.clock.fastForward(milliseconds)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await has(page, 'long-open')).toBe(isOld)
    expect(await state.count()).toBe(isOld ? 0 : 1)
  }
})

test('the picture of the card that is followed is the shared one while the pages change, no other', async () => {
  const page = await chromium.open('/blog')
  /** How many pictures have the name of the shared one during a transition, and after it. */
  const shared = (type: string, path: string, isMoving = true) =>
    page.evaluate(
      async ([type, path, isMoving]) => {
        const { promise: finished, resolve } = Promise.withResolvers<void>()
        const entry = { url: new URL(path, location.href).href }
        const value = { activation: { from: entry } }
        Object.defineProperty(window, 'navigation', { value, configurable: true })
        const viewTransition = isMoving ? { finished } : null
        dispatchEvent(Object.assign(new Event(type), { viewTransition, activation: { entry } }))
        const count = () =>
          [...document.querySelectorAll<HTMLElement>('.picture')].filter(
            ({ style }) => style.getPropertyValue('view-transition-name') === 'shared-picture',
          ).length
        const before = count()
        resolve()
        await new Promise((seen) => setTimeout(seen))
        return [before, count()]
      },
      [type, path, isMoving] as const,
    )
  const card = page.locator('main article').first()
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await card.scrollIntoViewIfNeeded()
  for (const event of ['pageswap', 'pagereveal']) {
    expect(await shared(event, path)).toEqual([1, 0])
    expect(await shared(event, '/prix')).toEqual([0, 0])
    expect(await shared(event, path, false)).toEqual([0, 0])
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await shared('pageswap', path)).toEqual([0, 0])
})

test.each([
  ['fr', signedOut.fr],
  ['en', signedOut.en],
  ['de', ''],
])('who was signed out in "%s" reads "%s" for six seconds', async (lang, words) => {
  const page = await chromium.open('/', { still: true })
  const window = page.context()
  await window.addCookies([{ name: 'garage-signed-out', value: lang, url: page.url() }])
  await page.reload()
  const notice = page.locator('signed-out p')
  await expect(notice).toHaveText(words ? [words] : [])
  await expect.poll(async () => (await window.cookies()).length).toBe(words ? 0 : 1)
  await page.clock.runFor(5_900)
  await expect(notice).toHaveCount(words ? 1 : 0)
  await page.clock.runFor(200)
  await expect(notice).toHaveCount(0)
})

const pills = 'nav[data-current]'
test.each([
  ['/', 'header nav', 100, 0, { services: 'Services', 'a-propos': 'À propos', blog: 'Blogue' }],
  ['/prix', pills, 100, 100, { antirouille: 'Antirouille', pneus: 'Pneus' }],
  ['/services', pills, 150, 120, { freins: 'Freins', antirouille: 'Antirouille' }],
  ['/blog/preparation-hivernale-montreal', pills, 160, 0, { 'voir-et-etre-vu': 'Voir et être vu' }],
])('on %s what is read is marked in %s, %d px below the top; its links lead %d px below', async (...row) => {
  const [address, nav, below, leads, sections] = row
  const page = await chromium.open(address, { viewport: DESK })
  const marked = page.locator(`${nav} [aria-current]`)
  for (const [id, item] of Object.entries(sections)) {
    const top = await topOf(page, `#${id}`)
    await scrollPage(page, top - below - 3)
    expect(await marked.allTextContents()).not.toEqual([item])
    await scrollPage(page, top - below + 1)
    await expect(marked).toHaveText([item])
  }
  await scrollPage(page, 0)
  await expect(page.locator(`${nav} [aria-current]:not([aria-current=page])`)).toHaveCount(0)
  for (const size of leads ? sizes : []) {
    await page.setViewportSize(size)
    for (const [id, item] of Object.entries(sections)) {
      await page.locator(`${nav} [href="#${id}"]`).click()
      const section = page.locator(`#${id}`)
      const top = () => section.evaluate((each) => Math.round(each.getBoundingClientRect().top))
      await expect.poll(top).toBe(leads)
      await expect(marked).toHaveText([item])
      await expect(marked).toBeInViewport()
    }
  }
})

test('a pill that is pressed stays where it is until it is let go', async () => {
  const page = await chromium.open('/prix', { viewport: { width: 360, height: 740 } })
  const nav = page.getByRole('navigation', { name: 'Aller à une section' })
  await nav.locator('[href="#general"]').click()
  const current = nav.locator('[aria-current]')
  await expect(current).toHaveAttribute('href', '#general')
  await expect(current).toBeInViewport({ ratio: 1 })
  await nav.getByRole('list').evaluate((strip) => strip.scrollTo({ left: 0 }))
  const first = await nav.locator('[href="#huiles"]').boundingBox()
  if (!first) throw new Error('The first pill is not shown')
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2)
  await page.mouse.down()
  // The page keeps scrolling by momentum while the finger is down.
  await page.evaluate(() => scrollBy(0, -200))
  await expect(current).toHaveAttribute('href', '#pneus')
  await page.mouse.up()
  await expect(page).toHaveURL(/#huiles$/)
  await expect(current).toHaveAttribute('href', '#huiles')
})

test('bars and buttons follow how far a page is scrolled, and step aside for who types', async () => {
  const page = await chromium.open('/contact', { viewport: PHONE })
  const bar = page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link').first()
  const expectBar = (shown: boolean, y = 0) =>
    expect
      .poll(async () => (await bar.boundingBox())?.y, `${y}`)
      [shown ? 'toBeLessThan' : 'toBeGreaterThan'](844)
  const half = (await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)) / 2
  for (const [y, shown, isOpaque, isPastHalf] of [
    [50, true, false, false],
    [51, true, true, false],
    [100, true, true, false],
    [101, false, true, false],
    [95, true, true, false],
    [Math.floor(half), false, true, false],
    [Math.ceil(half + 1), false, true, true],
    [80, true, true, false],
  ] as const) {
    await scrollPage(page, y)
    await expectBar(shown, y)
    expect([await has(page, 'scrolled'), await has(page, 'past-half')], `${y}`).toEqual([
      isOpaque,
      isPastHalf,
    ])
  }
  const field = page.locator('main form [name="name"]')
  await field.focus()
  await expectBar(false)
  await field.blur()
  await scrollPage(page, 70)
  await expectBar(true)
  await page.goto('/')
  const from = 0.85 * PHONE.height
  for (const [y, shown] of [
    [Math.floor(from), false],
    [Math.ceil(from), true],
    [Math.floor(from) + 100, true],
    [Math.ceil(from) + 100, false],
    [Math.ceil(from) + 90, true],
  ] as const) {
    await scrollPage(page, y)
    await expectBar(shown, y)
  }
})

test('an address or a link that names a service shows it opened, the others closed', async () => {
  const page = await chromium.open('/services#freins')
  await expect(page.locator('#freins > details')).toHaveAttribute('open')
  await expect(page.locator('#freins')).toBeInViewport()
  for (const part of ['dl', '.steps', '.slides', '.accordion-item >> nth=3'])
    await expect(page.locator(`#freins ${part}`)).toBeVisible()
  await expect(page.locator('#pneus dl')).toBeHidden()
  await expect(page.locator('section > details[open]')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Pneus').click()
  await expect(page.locator('#pneus > details')).toHaveAttribute('open')
  // After it is closed by hand, the same link opens it again.
  await page.locator('#pneus summary').first().click()
  await expect(page.locator('#pneus > details')).not.toHaveAttribute('open')
  await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Pneus').click()
  await expect(page.locator('#pneus > details')).toHaveAttribute('open')
  await page.goto('/en/services')
  await page.evaluate(() => {
    location.hash = 'huiles'
  })
  await expect(page.locator('#huiles > details')).toHaveAttribute('open')
})

test('calls no map service before the map is asked for; the address is copied, or it is said that it was not', async () => {
  const page = await chromium.open('/contact', { permissions: ['clipboard-read', 'clipboard-write'] })
  const foreign: string[] = []
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
  })
  const copy = page.getByRole('button', { name: 'Copier l’adresse' })
  await copy.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Adresse copiée' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('7971 15e Avenue')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas fonctionné' })).toBeVisible()
  await page.getByRole('img', { name: /^Plan dessiné/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])
  await page.getByRole('link', { name: 'Afficher la carte' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Carte/)
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => foreign.some((url) => url.startsWith('https://www.google.com/maps'))).toBe(true)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(0)
})

test('a phone shares a post by its own means, beside the links; a desk has none', async () => {
  const share = {
    title: 'Préparer son auto pour l’hiver à Montréal',
    url: '/blog/preparation-hivernale-montreal',
  }
  for (const phone of [false, true]) {
    const page = await chromium.open('/', phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {})
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        document.body.dataset.shared = JSON.stringify(shared)
      }
    })
    await page.goto(share.url)
    const button = page.getByRole('button', { name: 'Partager cette page' })
    await expect(button).toHaveCount(phone ? 2 : 0)
    await expect(page.getByRole('link', { name: /^Partager sur Facebook/ }).first()).toBeVisible()
    if (!phone) continue
    await button.first().click()
    const shared = JSON.stringify({ ...share, url: new URL(share.url, page.url()).href })
    await expect(page.locator('body')).toHaveAttribute('data-shared', shared)
  }
})

test('the list is printed by its button', async () => {
  const page = await chromium.open('/prix')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
  await page.getByRole('button', { name: 'Imprimer la liste' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('an answer shows its price at once, by keys alone too; without the page of it the form is sent', async () => {
  const page = await chromium.open('/en/pricing?job=rustproofing#estimation')
  const slip = page.locator('#estimate-slip')
  await expect(slip).toContainText('$100 – $140')
  const truck = page.getByRole('radio', { name: 'Truck' })
  await page.getByRole('radio', { name: 'I don’t know' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(truck).toBeChecked()
  await expect(slip).toContainText('$160.97')
  await expect(page).toHaveURL(/vehicle=truck.*#estimation$/)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.route('**/pricing?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('body')).not.toHaveAttribute('data-same')
  await expect(page).not.toHaveURL(/vehicle=truck/)
})

test('a picture opens in the viewer as soon as its file is to be had, else alone', async () => {
  const page = await chromium.open('/')
  const file = '**/assets/viewer.island-*'
  const picture = page.locator('#galerie .slides a').first()
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  const refused = page.waitForResponse(file)
  await picture.hover()
  await refused
  await page.unroute(file)
  await picture.click()
  await expect(page.locator('#viewer').getByRole('dialog')).toBeVisible()
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await picture.click()
  await expect(page).toHaveURL(/\/pictures\//)
})

test('groups show from a fifth on, 75 ms apart, and on paper', async () => {
  const page = await chromium.open('/', { viewport: DESK, reducedMotion: 'no-preference' })
  const frame = page.locator('#a-propos [data-reveal]')
  const animations = () =>
    frame.evaluate(({ children }) =>
      [...children].flatMap((child) =>
        child.getAnimations().map(({ effect, playState }) => [effect?.getTiming().delay, playState]),
      ),
    )
  const { top, height } = await frame.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { top: box.top + scrollY, height: box.height }
  })
  await scrollPage(page, top - DESK.height + 0.15 * height)
  const paused = [0, 75, 150].map((delay) => [delay, 'paused'])
  expect(await animations()).toEqual(paused)
  await expect(frame.locator('> *').first()).toHaveCSS('opacity', '0')
  await scrollPage(page, top - DESK.height + 0.25 * height)
  await expect.poll(animations).toEqual([])
  await expect(frame.locator('> *').first()).toHaveCSS('opacity', '1')
  await page.reload()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(animations).toEqual([])
})
