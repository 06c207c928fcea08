import { expect, type Locator, type Page } from '@playwright/test'

const isAwake = (page: Page) => page.evaluate(() => customElements.get('slide-show') !== undefined)

/** Opens a page whose clock stands until a test moves it. */
export async function open(page: Page, address = '/'): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto(address)
  await expect(async () => {
    await page.clock.runFor(200)
    expect(await isAwake(page)).toBe(true)
  }).toPass({ intervals: [50] })
}

/** Brings a section before the eyes, and lets what watches for it see that. */
export async function read(page: Page, selector: string): Promise<void> {
  await page.mouse.move(2, 2)
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.evaluate(
    (place) => document.querySelector(place)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    selector,
  )
  await page.clock.runFor(200)
}

/** Lets time pass, and then the row come to rest: it scrolls by the browser's own clock. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  for (let frame = 0; frame < 12; frame += 1) {
    await page.waitForTimeout(60)
    await page.clock.runFor(20)
  }
}

/** A row scrolls as fast as the machine can: its frames go on until it stands where it was sent. */
export async function arrives(
  page: Page,
  text: string,
  shown: () => Promise<string | null>,
  timeout = 20_000,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20)
        return shown()
      },
      { timeout, intervals: [50] },
    )
    .toBe(text)
}

/** A row moves by itself, so many milliseconds after it saw that it may: on a slow machine it sees that late. */
export async function moves(page: Page, every: number, text: string, shown: () => Promise<string | null>) {
  await expect(async () => {
    await page.clock.runFor(every)
    await arrives(page, text, shown, 3_000)
  }).toPass({ intervals: [50] })
}

/** Which slide of a row stands in front, from 1. */
export const inFront = (row: Locator) => () =>
  row.evaluate((element) => {
    const slides = [...element.children] as HTMLElement[]
    const start = slides[0]?.offsetLeft ?? 0
    const far = slides.map((slide) => Math.abs(slide.offsetLeft - start - element.scrollLeft))
    return `${far.indexOf(Math.min(...far)) + 1}`
  })
