import { crop } from './crop.ts'
import { RATIO } from './recipe.ts'

/** Minimum width of the cropped frame, in pixels. */
export const SMALLEST = 800
/** Longer side of a stored picture in pixels: more than any screen shows, a tenth of what a camera makes. */
const LARGEST = 2400

/** The factor by which an upload is shrunk: a panorama less, so that enough of its height is left. Undefined if it is too small. */
export function uploadScale(width: number, height: number): number | undefined {
  const frame = crop(width, height, RATIO, [0.5, 0.5]).width
  if (frame < SMALLEST) return undefined
  return Math.min(1, Math.max(LARGEST / Math.max(width, height), SMALLEST / frame))
}
