import sharp from 'sharp'
import { expect, test } from './server.ts'

/** Every kind of block the site has stands on one of these. */
const seen = [
  ['/', 390],
  ['/services/inspection', 1280],
  ['/prix', 1280],
  ['/gallery?tab=tire', 390],
  ['/en/contact', 390],
  ['/blog', 1280],
  ['/en/blog/brake-warning-signs', 390],
] as const

// A service worker fetches the font past what a test forbids the page.
test.use({ serviceWorkers: 'block' })

/** A page made for one visitor carries every style of the site; a published one those it can use. */
test('a published page looks as it would with every style of the site', async ({ page, request }) => {
  test.slow()
  const [, every = ''] =
    /<style[^>]*>([\s\S]*?)<\/style>/.exec(await (await request.get('/blog?q=frein')).text()) ?? []
  expect(every.length).toBeGreaterThan(40_000)
  // Both are compared in the same font, whenever it would have come.
  await page.route('**/*.woff2', (route) => route.abort())
  for (const [path, width] of seen) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.locator('html')).not.toHaveClass(/paint-/)
    expect(await page.evaluate(differences, every), `${path} at ${width}`).toEqual([])
  }
})

test('icons become pixels once the page is idle, and look as they were drawn', async ({ page }) => {
  await page.goto('/en/contact')
  const icon = page.locator('header .icon-menu, header .icon-phone').filter({ visible: true }).first()
  const picture = () => icon.evaluate((element) => getComputedStyle(element).maskImage)
  await expect.poll(picture).toMatch(/^url\("data:image\/png/)
  const look = async () => {
    const shot = await icon.screenshot()
    return [...(await sharp(shot).grayscale().raw().toBuffer())]
  }
  const pixels = await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  expect(await picture()).toMatch(/^url\("data:image\/svg/)
  const drawn = await look()
  expect(Math.max(...drawn) - Math.min(...drawn), 'something is drawn').toBeGreaterThan(100)
  const apart = drawn.map((value, place) => Math.abs(value - (pixels[place] ?? 0)))
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(15)
})

/** What changes on an element, its "before" or its "after" when all styles take the place of the page's own. */
async function differences(every: string): Promise<string[]> {
  // Icons are cut from one image per page: where they lie in it is the page's own affair.
  const properties = [...getComputedStyle(document.body)].filter((name) => !/^(-webkit-)?mask|^--/.test(name))
  const still = new CSSStyleSheet()
  still.replaceSync(
    '* { content-visibility: visible !important; &, &::before, &::after { transition: none !important; animation: none !important } }',
  )
  const all = new CSSStyleSheet()
  all.replaceSync(every)
  // What is closed is not laid out, and its size not known.
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
  const elements = [...document.querySelectorAll('*')]
  const read = () =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return ''
        return properties.map((name) => style.getPropertyValue(name)).join('\n')
      }),
    )
  document.adoptedStyleSheets = [still]
  await new Promise(requestAnimationFrame)
  const own = read()
  for (const sheet of document.styleSheets) sheet.disabled = true
  document.adoptedStyleSheets = [all, still]
  const full = read()
  return own.flatMap((values, place) => {
    if (values === full[place]) return []
    const [before, after] = [values.split('\n'), full[place]?.split('\n') ?? []]
    const changed = properties.flatMap((name, index) =>
      before[index] === after[index] ? [] : [`${name} ${before[index]} → ${after[index]}`],
    )
    const element = elements[Math.floor(place / 3)]
    return [`${element?.tagName}.${element?.className}: ${changed.join(', ')}`]
  })
}
