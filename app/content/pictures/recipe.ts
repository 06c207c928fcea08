/** Increment with every change below or in `server/imaging/make.ts`, so that the cached files are built again. */
export const RECIPE = 11

/** Widths in pixels of the files of a picture, up to the width of the original. */
export const WIDTHS = [480, 800, 1200, 1600]

/** The widths a picture is large enough for; a smaller one keeps its own width. */
export function widthsFor(width: number): number[] {
  const fitting = WIDTHS.filter((candidate) => candidate <= width)
  return fitting.length ? fitting : [width]
}

/** Width / height of every picture; photographs of another shape are cropped to it. */
export const RATIO = 8 / 5

export const SOCIAL = { width: 1200, height: 630, quality: 80 }

/** WebP quality by connection speed: slow, medium, fast. */
export const QUALITIES = [60, 75, 85]

/** Encoder effort: two steps more double the time and save 4% of the bytes. */
export const WEBP_EFFORT = 2

/**
 * Encoding of a page's first picture: about as good as the medium WebP at half its size. One step of effort more doubles the
 * time and saves 3%.
 */
export const AVIF = { quality: 45, effort: 1 }
