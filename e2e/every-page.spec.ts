import type { Page } from '@playwright/test'
import { galleryTabs } from '#app/content/gallery.ts'
import { everyPath } from '#app/places.ts'
import { pages } from '#app/site-map.ts'
import { expectPagesAccessible } from './helpers/axe.ts'
import { expect, test } from './helpers/server.ts'
import { PHONE, tooWideAt } from './helpers/too-wide.ts'

// Each group of pages is a unit of work of its own. It has more time than one page: a layout at each width, or axe, takes seconds.
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

// The page for who has no network tries again every few seconds, and would be opened anew while it is measured.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (/hors-ligne|offline/.test(location.pathname)) Object.assign(window, { setInterval: () => 0 })
  }),
)

/** Beside the addresses of the site: what is not there, the price of one's own car, the form that sends it, the gallery's tabs. */
const asked = [
  '/nulle-part',
  '/en/nowhere',
  '/prix?travail=vidange&huile=synthetique&litres=5',
  '/en/pricing?job=rustproofing',
  '/contact?service=pneus&travail=changement-de-pneus',
  ...galleryTabs.map((id) => `/gallery?tab=${id}`),
]

/** What is wrong with a page as it is now: how much wider than the window it is, and what a thumb presses and could miss. */
const wrongNow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const small = [
      ...document.querySelectorAll(
        'a, button, summary, select, textarea, [role=button], input:not([type=checkbox], [type=radio], [tabindex="-1"])',
      ),
    ]
      // A link in a sentence is as high as its line; a box is as large as its label.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // What only screen readers see is one pixel large.
      .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
      .map(({ element, box }) => `small: "${element.textContent?.trim()}" ${box.width} × ${box.height}`)
    const zoomed = [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `iPhones zoom at ${field.id}`)
    const wide = scrollWidth > innerWidth ? [`${scrollWidth - innerWidth} px too wide`] : []
    return [...wide, ...small, ...zoomed].map((found) => `${found}, at ${innerWidth} px`)
  })

/** What is wrong with a page as it is seen at every width, and with the largest text. */
async function wrongOn(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 740 })
  await page.goto(path)
  const wrong = await wrongNow(page)
  for (const width of [640, 320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    wrong.push(...(await wrongNow(page)))
  }
  // What fits at twice the size fits at any size below.
  wrong.push(...(await tooWideAt(page, 200)))
  return wrong
}

/** Pages that are looked at one after the other: a window for each would take longer than all that is done in it. */
const groups = (all: string[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

for (const group of groups([...everyPath(), ...asked], 4))
  test(`from ${group[0]} to ${group.at(-1)} pages fit every width with the largest text, a thumb hits their buttons, and they ask nobody else for anything`, async ({
    page,
    garage,
  }) => {
    const wrong: string[] = []
    const add = (text: string) => wrong.push(`${page.url()}: ${text}`)
    // The browser says so of an address that is not there.
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text())) add(message.text())
    })
    page.on('pageerror', (error) => add(error.message))
    page.on('request', (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(garage.url)) add(request.url())
    })
    for (const path of group) for (const found of await wrongOn(page, path)) add(found)
    expect(wrong).toEqual([])
  })

test('pages are short on a phone, down to their footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const long: string[] = []
  for (const [path, most] of [
    ...everyPath().flatMap((path) => (/services\/./.test(path) ? [[path, 5900] as const] : [])),
    ['/', 7600],
    ['/en', 7600],
    ['/prix', 4700],
    ['/en/pricing', 4700],
    ['/services', 4200],
    ['/en/services', 4200],
    ['/garanties', 3200],
    ['/en/warranties', 3200],
    ['/blog', 3900],
    ['/gallery?tab=carrosserie', 2500],
  ] as const) {
    await page.goto(path)
    const footer = page.locator('footer').last()
    const height = await footer.evaluate((part) => part.getBoundingClientRect().top + scrollY)
    if (height > most) long.push(`${path}: ${height} px`)
  }
  expect(long).toEqual([])
})

const slugs = { service: 'freins', post: 'preparation-hivernale-montreal' }
/** An address of each page, one language being enough for each template, and states of it that look different. */
const looks = [
  ...Object.entries(pages).map(([name, { fr }]) => fr.replace(':slug', slugs[name as keyof typeof slugs])),
  '/en',
  // A service with a sheet of points, and one with kinds of work.
  '/services/inspection',
  '/services/carrosserie',
  '/en/can-i-drive',
  '/blog?q=zzz',
  '/prix?travail=vidange&huile=synthetique&litres=5',
  '/prix?travail=pose-de-pneus',
  '/en/pricing?job=flat-tire&number=1000',
  '/nulle-part',
]
/** The most sheets of paper that long pages take. */
const sheets: Record<string, number> = { '/': 7, '/en': 7, '/gallery': 2, '/garanties': 2 }

for (const group of groups(looks, 3))
  test(`axe finds nothing on ${group.join(', ')}, in both themes`, async ({ page }) => {
    await expectPagesAccessible(page, group)
  })

test.describe('where the theme is dark', () => {
  test.use({ colorScheme: 'dark' })

  // The price list is printed as a sheet of its own (pricing.spec.ts).
  const printed = looks.filter((path) => !/^\/(en\/pricing|prix)/.test(path))
  for (const group of groups(printed, 7))
    test(`from ${group[0]} to ${group.at(-1)} are printed in ink on white, words alone`, async ({ page }) => {
      for (const path of group) {
        await page.emulateMedia({ media: null })
        await page.goto(path)
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('body'), path).toHaveCSS('color', 'rgb(0, 0, 0)')
        await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCSS('color', 'rgb(0, 0, 0)')
        const left = page.locator('main :is(.picture, button, form, iframe, .slide-controls)')
        const seen = left.evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)
        expect(await seen, path).toBe(0)
        const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
        expect(pdf, path).not.toMatch(/\/Subtype \/Image/)
        expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(sheets[path] ?? 30)
      }
    })
})
