import { everyPath } from '#app/places.ts'
import { expect, test } from './helpers/server.ts'
import { PHONE, tooWideAt } from './helpers/too-wide.ts'

/** Beside the addresses of the site: what is not there, the price of one's own car, and the form that sends it. */
const asked = [
  '/nulle-part',
  '/en/nowhere',
  '/prix?travail=vidange&huile=synthetique&litres=5',
  '/en/pricing?job=rustproofing',
  '/contact?service=pneus&travail=changement-de-pneus',
]

for (const percent of [150, 200]) {
  test(`at ${percent} % text every page fits a phone: nothing goes sideways, menu and bar are whole`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const wrong: string[] = []
    for (const path of [...everyPath(), ...asked]) {
      await page.goto(path)
      for (const found of await tooWideAt(page, percent)) wrong.push(`${path}, ${found}`)
    }
    expect(wrong).toEqual([])
  })
}

for (const width of [360, 1440]) {
  test(`no button is smaller than a thumb, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const wrong: string[] = []
    for (const path of everyPath()) {
      await page.goto(path)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, .action, summary, [role=button], .bottom-bar a')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // What only screen readers see is one pixel large.
          .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
          .map(
            ({ element, box }) =>
              `${element.className} "${element.textContent?.trim()}" ${box.width} × ${box.height}`,
          ),
      )
      wrong.push(...small.map((one) => `${path}: ${one}`))
    }
    expect(wrong).toEqual([])
  })
}
