import sharp from 'sharp'
import { crop } from '#app/content/pictures/crop.ts'
import { RATIO } from '#app/content/pictures/recipe.ts'
import { type PictureRefusal, pictureKind } from './kind.ts'

// Nothing but these three is ever decoded, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

export type Normalised = { bytes: Buffer; width: number; height: number }

/** A frame is at least so wide, in pixels of the picture. */
const SMALLEST = 800
/** The longer side of what is kept. */
const LARGEST = 2400
const MOST_PIXELS = 50_000_000
/** What a screen cannot show is gone at this quality, and no more. */
const QUALITY = 90

/**
 * A photograph as it is kept: upright, in the colours of the web, eight bits, no larger than needed, and made anew from its
 * pixels, so that nothing else that was in the file is left.
 */
export async function normalise(bytes: Uint8Array): Promise<Normalised | PictureRefusal> {
  const kind = pictureKind(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return kind
  return madeAnew(bytes, kind).catch(() => 'broken' as const)
}

/** @param kind what its first bytes say it is @throws where it cannot be decoded */
async function madeAnew(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png' | 'webp',
): Promise<Normalised | PictureRefusal> {
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const { format, width, height, pages = 1 } = await image.metadata()
  if (format !== kind) return 'type'
  if (pages > 1) return 'animated'
  if (width * height > MOST_PIXELS) return 'pixels'
  const { data, info } = await image
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const isSmall = crop(info.width, info.height, RATIO, [0.5, 0.5]).width < SMALLEST
  return isSmall ? 'small' : { bytes: data, width: info.width, height: info.height }
}
