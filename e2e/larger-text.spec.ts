import { everyPath } from '#app/places.ts'
import { expect, test } from './helpers/server.ts'

const PHONE = { width: 360, height: 740 }

/** What sticks out of the window, by its tag, classes and text. */
const tooWide = () => {
  const { clientWidth } = document.documentElement
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible' && at.getBoundingClientRect().right <= clientWidth + 1)
        return true
    return false
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return (
        width > 0 &&
        height > 0 &&
        right > clientWidth + 1 &&
        left < clientWidth * 2 &&
        !element.closest('dialog') &&
        !isClipped(element)
      )
    })
    .slice(0, 3)
    .map(
      (element) =>
        `${element.tagName} ${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 40)}"`,
    )
}

for (const percent of [150, 200]) {
  test(`at ${percent} % text every page fits a phone: nothing goes sideways, menu and bar are whole`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const wrong: string[] = []
    for (const path of everyPath()) {
      await page.goto(path)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, percent)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      const found = await page.evaluate(tooWide)
      if (width > PHONE.width || found.length) wrong.push(`${path}: ${width} px, ${found.join(' | ')}`)
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
