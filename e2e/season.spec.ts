import { services } from '#app/content/services/index.ts'
import { expect, test } from './helpers/server.ts'

const preload = new URL('./helpers/server-clock.mjs', import.meta.url).href

/** A garage whose clock starts there. */
test.use({ settings: { NODE_OPTIONS: `--import ${preload}`, STARTS_AT: '2026-11-23T12:00:00-05:00' } })

test('on a phone the home page of seven services keeps to 8,500 px and 670 elements, its short notice of the season included', async ({
  page,
}) => {
  const more = services.length - 7
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/en']) {
    await page.goto(path)
    const notice = page.getByRole('complementary', { name: /^(Avis de saison|Season notice)$/ })
    // As short as a line of figures, so that it does not push the page's content away.
    expect((await notice.boundingBox())?.height, path).toBeLessThanOrEqual(130)
    const elements = await page.evaluate(() => document.body.querySelectorAll('*').length)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, path).toBeLessThanOrEqual(8500 + 200 * more)
    expect.soft(elements, path).toBeLessThanOrEqual(670 + 20 * more)
  }
})
