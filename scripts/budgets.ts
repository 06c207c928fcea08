import { placeOf } from '#app/site-map.ts'

/** Bytes in a kilobyte, as every figure of this project counts. */
export const KB = 1024

/** What a public page may cost; `npm run weight` and `npm run vitals` fail above these. Sizes are kilobytes as sent. */
export const budgets = {
  /** HTML with its styles. */
  html: { home: 28, other: 20 },
  /** Scripts fetched by the time the page has loaded and is still. */
  scriptsAtLoad: 105,
  scriptsInAll: 130,
  /** Everything, before and after scrolling to the end, and the requests before. */
  beforeScroll: { kilobytes: 200, requests: 14 },
  afterScroll: 600,
  domNodes: 900,
  font: 48,
  /** Milliseconds, Lighthouse mobile. */
  largestPaint: 1500,
  firstPaint: 1250,
  blocking: 50,
  /** Milliseconds from a tap to its picture on the screen, with a processor four times slower. */
  taps: { p75: 64, worst: 152 },
  /** Layout shift at load, and after scrolling through the page. */
  shiftAtLoad: 0,
  shiftAfterScroll: 0.01,
} as const

/** What the HTML of a public page may weigh with its styles, in kilobytes as sent. */
export function htmlBudget(path: string): number {
  return placeOf(path)?.name === 'home' ? budgets.html.home : budgets.html.other
}
