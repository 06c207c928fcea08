import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import { ensureTestBrowser, testChromiumArguments } from '../../scripts/chromium.ts'
import { startPicturePage, type View } from './page/server.tsx'

let browser: Browser
let site: Awaited<ReturnType<typeof startPicturePage>>

beforeAll(async () => {
  site = await startPicturePage()
  browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: testChromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(() => {
  Object.assign(site.state, { held: Promise.resolve(), missing: /$^/, requests: [], most: 0 })
})

function picture(name: string): PictureSource {
  return {
    alt: `Picture ${name}`,
    width: 1600,
    height: 1000,
    files: [`/pictures/${name}-1234abcd`, 400, 640, 960],
  }
}

const names = (count: number) => Array.from({ length: count }, (_, place) => `p${place}`)

/** Opens the page in a fresh context, before its pictures have loaded. Collects console errors, warnings and page errors. */
async function open(
  view: Partial<View>,
  context: BrowserContextOptions = {},
  connection?: object,
): Promise<Page> {
  site.state.view = {
    pictures: [],
    eager: false,
    sizes: '200px',
    lang: 'fr',
    layout: 'grid',
    ...view,
  }
  const visit = await browser.newContext({ viewport: { width: 800, height: 600 }, ...context })
  const page = await visit.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  if (connection) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
  }
  await page.goto(site.url)
  return page
}
let complaints: string[] = []
beforeEach(() => {
  complaints = []
})

const close = (page: Page) => page.context().close()
const shown = (page: Page, alt: string) =>
  page
    .getByAltText(alt)
    .evaluate((image) => decodeURI((image as HTMLImageElement).currentSrc.replace(/^.*\/pictures\//, '')))
const loaded = async (page: Page, alt: string) => (await shown(page, alt)).startsWith('p')
const requested = () =>
  [...new Set(site.state.requests.map((address) => /p\d+/.exec(address)?.[0]))].toSorted()

describe('a lazy picture', () => {
  it('loads within 100 px of the viewport, not before', async () => {
    const page = await open({ layout: 'spread', pictures: names(4).map((name) => picture(name)) })
    await expect.poll(() => loaded(page, 'Picture p1')).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(requested()).toEqual(['p0', 'p1'])
    expect(await page.getByAltText('Picture p2').getAttribute('src')).toContain('data:image/svg+xml')
    await page.mouse.wheel(0, 30)
    await expect.poll(() => loaded(page, 'Picture p2')).toBe(true)
    expect(requested()).toEqual(['p0', 'p1', 'p2'])
    await close(page)
  })

  it.each([
    ['Save-Data', { saveData: true, effectiveType: '4g' }, 60, 2],
    ['slow', { effectiveType: '2g' }, 60, 2],
    ['medium', { effectiveType: '3g' }, 75, 4],
    ['fast', { effectiveType: '4g' }, 85, 6],
  ])(
    'on a connection that is %s comes in its quality, so many at once',
    async (_name, connection, quality, most) => {
      const held = Promise.withResolvers<void>()
      site.state.held = held.promise
      const page = await open({ pictures: names(14).map((name) => picture(name)) }, {}, connection)
      await expect.poll(() => site.state.running).toBe(most)
      held.resolve()
      await expect.poll(() => requested().length).toBe(14)
      expect(site.state.requests.every((address) => address.endsWith(`-400-${quality}.webp`))).toBe(true)
      expect(site.state.most).toBe(most)
      await close(page)
    },
  )

  it('follows the browser when it says that data is to be saved', async () => {
    const page = await open({ layout: 'spread', pictures: names(4).map((name) => picture(name)) })
    await expect.poll(() => loaded(page, 'Picture p1')).toBe(true)
    await (await page.context().newCDPSession(page)).send('Emulation.setDataSaverOverride', {
      dataSaverEnabled: true,
    })
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => shown(page, 'Picture p3')).toContain('-60.webp')
    await close(page)
  })

  it('says in the language of the page that it is not available, and lets the others come', async () => {
    for (const [lang, words] of [
      ['fr', 'Image non disponible'],
      ['en', 'Image not available'],
    ] as const) {
      site.state.missing = /p1-/
      const page = await open({ lang, pictures: names(3).map((name) => picture(name)) })
      const frame = page.locator('.frame-1 .picture')
      await expect.poll(() => frame.getAttribute('data-missing')).toBe(words)
      const seen = await frame.evaluate((element) => {
        const { content, display } = getComputedStyle(element, '::after')
        return { content, display, height: element.getBoundingClientRect().height }
      })
      expect(seen).toEqual({ content: `"${words}"`, display: 'grid', height: 75 })
      expect(await loaded(page, 'Picture p2')).toBe(true)
      expect(await page.locator('.frame-2 .picture').getAttribute('data-missing')).toBeNull()
      await close(page)
    }
  })

  it('shows by itself without scripts, with nothing in front of it', async () => {
    const page = await open({ pictures: [picture('p0'), picture('p1')] }, { javaScriptEnabled: false })
    await expect.poll(() => requested()).toEqual(['p0', 'p1'])
    await expect(page.getByRole('img').count()).resolves.toBe(2)
    const box = await page.locator('.frame-0 img').boundingBox()
    expect(box).toMatchObject({ width: 120, height: 75 })
    // Both are requested at once, so their order at the server is not fixed.
    expect(site.state.requests.toSorted()).toEqual([
      expect.stringMatching(/p0-1234abcd-960-75\.webp$/),
      expect.stringMatching(/p1-1234abcd-960-75\.webp$/),
    ])
    await close(page)
  })

  it('takes its place before it comes: nothing moves', async () => {
    const held = Promise.withResolvers<void>()
    site.state.held = held.promise
    const page = await open({ layout: 'column', pictures: names(3).map((name) => picture(name)) })
    expect((await page.locator('.frame-0').boundingBox())?.height).toBe(500)
    held.resolve()
    await expect.poll(() => loaded(page, 'Picture p0')).toBe(true)
    const shift = await page.evaluate(async () => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type: 'layout-shift', buffered: true })
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return [...observer.takeRecords(), ...performance.getEntriesByType('layout-shift')].length
    })
    expect(shift).toBe(0)
    await close(page)
  })

  it('that is added later loads too', async () => {
    const page = await open({ pictures: [picture('p0')] })
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.alt = 'Picture p7'
      image.loading = 'lazy'
      image.src = '/pictures/p7-1234abcd-400-75.webp'
      image.dataset.sizes = '200px'
      image.dataset.widths = '400'
      const frame = document.createElement('span')
      frame.className = 'picture'
      frame.append(image)
      document.body.append(frame)
    })
    await expect.poll(() => loaded(page, 'Picture p7')).toBe(true)
    expect(complaints).toEqual([])
    await close(page)
  })
})

describe('the first picture', () => {
  it('comes with the page, once, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      site.state.requests = []
      const page = await open(
        { eager: true, sizes: '100vw', layout: 'column', pictures: [picture('p0')] },
        { javaScriptEnabled },
      )
      await page.waitForLoadState('networkidle')
      expect(site.state.requests).toEqual(['/pictures/p0-1234abcd-960.avif'])
      expect(await page.getByAltText('Picture p0').getAttribute('fetchpriority')).toBe('high')
      expect(complaints).toEqual([])
      await close(page)
    }
  })

  it('says so when it cannot be had', async () => {
    site.state.missing = /p0/
    const page = await open({ eager: true, layout: 'column', pictures: [picture('p0')] })
    await expect
      .poll(() => page.locator('.picture').getAttribute('data-missing'))
      .toBe('Image non disponible')
    await close(page)
  })
})
