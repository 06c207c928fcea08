/** Counted up with every change below or in `make.ts`: the cached files are then made again. */
export const RECIPE = 1

/** Widths in pixels of the files of a picture, as far as the original goes, and of its upright form for phones. */
export const WIDTHS = [400, 640, 960, 1280, 1600, 1920]
export const UPRIGHT_WIDTHS = [480, 640, 800, 1080]
export const UPRIGHT_RATIO = 4 / 5

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

/** How hard the encoders try. One more for AVIF doubles the time and saves a twentieth. */
export const AVIF_EFFORT = 2
export const WEBP_EFFORT = 4

/** The most a placeholder may weigh as the address `data:image/webp;base64,…`. */
export const PLACEHOLDER_BYTES = 130
export const PLACEHOLDER_PREFIX = 'data:image/webp;base64,'
