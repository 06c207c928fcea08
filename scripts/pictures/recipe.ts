/** Counted up with every change below or in `make.ts`: the cached files are then made again. */
export const RECIPE = 8

/** Widths in pixels of the files of a picture, as far as the original goes, and of its upright form for phones. */
export const WIDTHS = [400, 640, 960, 1280, 1600, 1920]
export const UPRIGHT_WIDTHS = [480, 720]

/** Width to height of every picture, and of its upright form: a photograph of another shape is cut to it. */
export const RATIO = { wide: 8 / 5, upright: 4 / 5 }

export const SOCIAL = { width: 1200, height: 630, quality: 80 }

/**
 * The three qualities by connection (slow, medium, fast), on the scale of JPEG and WebP. AVIF counts otherwise: its
 * numbers here give the same error as WebP's, see `docs/decisions/020-pictures.md`.
 */
export const QUALITIES = [
  { quality: 60, avif: 50 },
  { quality: 75, avif: 57 },
  { quality: 85, avif: 70 },
]

/** The first picture a phone shows weighs no more than this: its AVIF quality goes down in steps until it fits. */
export const PHONE_LIMIT = { quality: 75, bytes: 27 * 1024, step: 4 }

/** How hard the encoders try. One more for AVIF doubles the time and saves a thirtieth: worth it for phones only. */
export const AVIF_EFFORT = { wide: 1, upright: 2 }
export const WEBP_EFFORT = 2
