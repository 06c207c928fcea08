/** Counted up with every change below or in `server/pictures/make.ts`: the cached files are then made again. */
export const RECIPE = 11

/** Widths in pixels of the files of a picture, as far as the original goes. */
const WIDTHS = [480, 800, 1200, 1600]

/** The widths a picture is large enough for; a small one is served as it is. */
export function widthsFor(width: number): number[] {
  const fitting = WIDTHS.filter((candidate) => candidate <= width)
  return fitting.length ? fitting : [width]
}

/** Width to height of every picture: a photograph of another shape is cut to it. */
export const RATIO = 8 / 5

export const SOCIAL = { width: 1200, height: 630, quality: 80 }

/** The three qualities by connection: slow, medium, fast. */
export const QUALITIES = [60, 75, 85]

/** How hard the encoder tries: two more double the time and save a twenty-fifth. */
export const WEBP_EFFORT = 2

/**
 * The form of a page's first picture: about as good as the middle WebP, and half its bytes. One step of effort more doubles the
 * time and saves a thirtieth.
 */
export const AVIF = { quality: 45, effort: 1 }
