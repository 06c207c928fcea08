/** Bytes in a kilobyte, as every figure of this project counts. */
export const KB = 1024

/** Limits of a public page: kilobytes as sent (brotli), and milliseconds on a slow phone. Coarse, with much headroom. */
export const budgets = {
  scripts: { atLoad: 10, withForm: 75 },
  /** Of any page of the staff area, whichever is opened first. */
  staffScripts: 200,
  html: 36,
  beforeScroll: 110,
  lighthouse: { largestPaint: 1300, blocking: 50, shift: 0 },
  taps: { p75: 72, worst: 160 },
} as const
