import type { Locator, Page } from '@playwright/test'
import { expect } from './chromium.ts'

/** Scrolls a section into view, its row in the middle of the viewport, and waits until the page's observers were notified. */
export async function read(page: Page, selector: string): Promise<void> {
  await page.mouse.move(2, 2)
  await page.locator(selector).scrollIntoViewIfNeeded()
  const stays = () =>
    page.locator(selector).evaluate((section) => {
      const row = section.matches('.slides') ? section : (section.querySelector('.slides') ?? section)
      const { top } = row.getBoundingClientRect()
      row.scrollIntoView({ behavior: 'instant', block: 'center' })
      // All observers are notified in the same frame: this one together with the page's own.
      return new Promise<boolean>((seen) => {
        const watch = new IntersectionObserver((entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          watch.disconnect()
          seen(row.getBoundingClientRect().top === top)
        })
        watch.observe(row)
      })
    })
  // Once a page with a hash has loaded, the browser may scroll to the hash again in the next frame.
  await expect.poll(stays, { intervals: [0] }).toBe(true)
  await page.clock.runFor(200)
}

/** Where the rows of slides are scrolled to. */
const places = (page: Page) =>
  page.locator('.slides').evaluateAll((all) => all.map(({ scrollLeft }) => scrollLeft).join())

/** Advances the clock, then waits until no row moves in three looks: it scrolls by the browser's real clock. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  let [before, still] = [await places(page), 0]
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20)
        const now = await places(page)
        still = now === before ? still + 1 : 0
        before = now
        return still
      },
      { intervals: [60] },
    )
    .toBeGreaterThanOrEqual(3)
}

/**
 * Waits until a row has stopped scrolling, which takes as long as the machine needs. The page's clock is paused meanwhile:
 * otherwise a slow machine's row would move on past the position.
 */
export async function arrives(page: Page, text: string, shown: () => Promise<string | null>) {
  let before = ''
  const stands = async () => {
    const [last, now] = [before, await places(page)]
    before = now
    return now === last
  }
  await expect
    .poll(async () => ((await stands()) ? shown() : 'still on its way'), { intervals: [100] })
    .toBe(text)
}

/** A row in view (`read`) moves by itself every `every` milliseconds. */
export async function moves(page: Page, every: number, text: string, shown: () => Promise<string | null>) {
  await page.clock.runFor(every)
  await arrives(page, text, shown)
}

/** The number of the slide in front of a row, from 1. */
export const inFront = (row: Locator) => () =>
  row.evaluate((element) => {
    const slides = [...element.children] as HTMLElement[]
    const start = slides[0]?.offsetLeft ?? 0
    const far = slides.map((slide) => Math.abs(slide.offsetLeft - start - element.scrollLeft))
    return `${far.indexOf(Math.min(...far)) + 1}`
  })
