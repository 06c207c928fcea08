import { expect, test, untilInteractive } from './helpers/server.ts'

const lazy = '.picture > img:not([fetchpriority])'

test.describe('on a connection that is', () => {
  // So tall that the picture of each service is in view.
  test.use({ viewport: { width: 390, height: 9000 } })

  for (const [name, connection, quality, most] of [
    ['Save-Data', { saveData: true, effectiveType: '4g' }, 60, 2],
    ['slow', { effectiveType: '2g' }, 60, 2],
    ['medium', { effectiveType: '3g' }, 75, 4],
    ['fast', { effectiveType: '4g' }, 85, 6],
  ] as const)
    test(`${name} pictures come in quality ${quality}, ${most} at once`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      const held = Promise.withResolvers<void>()
      const asked: string[] = []
      let [running, atOnce] = [0, 0]
      await page.route(/\/pictures\/.+\.webp$/, async (route) => {
        asked.push(route.request().url())
        running += 1
        atOnce = Math.max(atOnce, running)
        await held.promise
        running -= 1
        await route.continue()
      })
      await page.goto('/services')
      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.removeAttribute('name')
        for (const each of all) each.setAttribute('open', '')
      })
      await expect.poll(() => running).toBe(most)
      held.resolve()
      await expect.poll(() => asked.length).toBeGreaterThan(6)
      expect(atOnce).toBe(most)
      expect(asked.filter((address) => !address.endsWith(`-${quality}.webp`))).toEqual([])
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a picture comes within 100 px of the window, and has its place before it', async ({ page }) => {
    await page.goto('/blog')
    await untilInteractive(page)
    const placeOf = (at: number) =>
      page
        .locator(lazy)
        .nth(at)
        .evaluate((image: HTMLImageElement) => {
          const { top, width, height } = image.getBoundingClientRect()
          return { top: top + scrollY, size: [width, height], isThere: image.currentSrc.endsWith('.webp') }
        })
    const before = await placeOf(0)
    /** Scrolls until it is so far below the window, and lets the page notice. */
    const scrollTo = (distance: number) =>
      page.evaluate(
        (top) => {
          scrollBy({ top: top - scrollY, behavior: 'instant' })
          return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
        },
        before.top - 844 - distance,
      )
    await scrollTo(110)
    expect((await placeOf(0)).isThere).toBe(false)
    await scrollTo(90)
    await expect.poll(() => placeOf(0)).toEqual({ ...before, isThere: true })
    expect((await placeOf(1)).isThere).toBe(false)
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('the first picture comes with the page, the others when they are near', async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto('/blog')
        await expect(page.locator('.picture img[fetchpriority=high]')).toHaveCount(1)
        await page.locator(lazy).first().scrollIntoViewIfNeeded()
        await expect.poll(() => asked.some((address) => /-\d+-(60|75|85)\.webp$/.test(address))).toBe(true)
        expect(asked.filter((address) => /\/pictures\/.*\.avif$/.test(address))).toHaveLength(1)
      })
    })
})
