export type FocalPoint = readonly [fromLeft: number, fromTop: number]
export type Cut = { left: number; top: number; width: number; height: number }

/** The largest crop with this ratio (width / height), in pixels, centred on the focal point (0 to 1) as far as possible. */
export function crop(width: number, height: number, ratio: number, [fromLeft, fromTop]: FocalPoint): Cut {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const start = (whole: number, cut: number, focus: number) =>
    Math.round(Math.min(Math.max(whole * focus - cut / 2, 0), whole - cut))
  return { left: start(width, part.width, fromLeft), top: start(height, part.height, fromTop), ...part }
}

/** The side to keep when a frame of another shape crops the picture; undefined unless the focal point is near an edge. */
export function side([fromLeft, fromTop]: FocalPoint): 'left' | 'right' | 'top' | 'bottom' | undefined {
  const EDGE = 1 / 3
  if (fromLeft < EDGE) return 'left'
  if (fromLeft > 1 - EDGE) return 'right'
  if (fromTop < EDGE) return 'top'
  if (fromTop > 1 - EDGE) return 'bottom'
  return undefined
}
