import { pages } from '#app/site-map.ts'
import { expect, test } from './helpers/server.ts'

const slugs = { service: 'freins', post: 'preparation-hivernale-montreal' }
/** The price list has a print layout of its own, so it is left out. */
const { pricing: _, ...others } = pages
const addresses = [
  ...Object.entries(others).map(([name, { fr }]) => fr.replace(':slug', slugs[name as keyof typeof slugs])),
  '/en',
  '/nulle-part',
]

for (const address of addresses) {
  test(`${address} is printed in ink on white: words, no pictures, no buttons`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme: 'dark' })
    const page = await context.newPage()
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    const left = page.locator('main :is(.picture, button, form, iframe, .slide-controls)')
    expect(await left.evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)).toBe(0)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf).not.toMatch(/\/Subtype \/Image/)
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
    if (address === '/' || address === '/en') expect(sheets).toBeLessThanOrEqual(7)
    if (address === '/gallery' || address === '/garanties') expect(sheets).toBeLessThanOrEqual(2)
    await context.close()
  })
}
