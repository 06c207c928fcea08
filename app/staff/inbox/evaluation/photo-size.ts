/** The longer side of a photograph beside a line, in pixels: enough to see the wear of a part on a phone. */
export const PHOTO_SIDE = 1600

/** The factor by which one is shrunk on the phone before it is sent. */
export const photoScale = (width: number, height: number): number =>
  Math.min(1, PHOTO_SIDE / Math.max(width, height))
