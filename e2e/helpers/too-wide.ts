import type { Page } from '@playwright/test'

export const PHONE = { width: 360, height: 740 }

/** What sticks out of the window, by its tag, classes and text. */
const sticksOut = () => {
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

/** Buttons whose words are wider than they are. */
const wordsOutside = () =>
  [...document.querySelectorAll('button, .action, summary, nav a')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        // What only screen readers read is one pixel wide, and what is cut ends with its element.
        if (!parent || parent.clientWidth === 1 || getComputedStyle(parent).overflowX !== 'visible') continue
        words.selectNodeContents(walker.currentNode)
        if (words.getBoundingClientRect().width > box.width + 1) return true
      }
      return false
    })
    .slice(0, 3)
    .map((element) => `words outside ${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`)

/** Enlarges the text of the open page. @returns what is wider than the phone then */
export async function tooWideAt(page: Page, percent: number): Promise<string[]> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, percent)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  const found = [...(await page.evaluate(sticksOut)), ...(await page.evaluate(wordsOutside))]
  return width > PHONE.width || found.length ? [`${percent} %: ${width} px, ${found.join(' | ')}`] : []
}
