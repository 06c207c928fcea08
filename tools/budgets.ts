/** Bytes in a kilobyte, as every figure of this project counts. */
export const KB = 1024

/** Limits of a public page: kilobytes as sent (brotli), and milliseconds on a slow phone. Coarse, with much headroom. */
export const budgets = {
  scripts: { atLoad: 10, withForm: 75 },
  /** Of any page of the staff area, whichever is opened first. */
  staffScripts: 200,
  html: 36,
  /** Before compression: what a phone parses. Some pages miss the goal so far: they may not grow. */
  rawHtml: {
    home: 110,
    others: 90,
    missed: { '/': 138, '/prix': 92, '/en': 135, '/services': 102, '/en/services': 99 } as Record<
      string,
      number
    >,
  },
  beforeScroll: 110,
  /** Beside a page's twin and an empty page (`npm run vitals`), so that they hold on any machine. */
  vitals: {
    /** Blocking time: at most so many times the twin's, or that many milliseconds more where both are small. */
    timesTwin: 1.3,
    floor: 30,
    /** Points below the score of the empty page. */
    belowEmpty: 2,
    shift: 0,
    /** CPU time of the main thread until idle, in times the empty page's: measured once, and how much it may grow. */
    cpu: { '/': 6.2, '/prix': 4.4, '/contact': 4.4, '/services/freins': 3.8, '/gallery': 3.9 } as Record<
      string,
      number
    >,
    growth: 0.1,
  },
} as const
