import sharp from 'sharp'
import { uploadScale } from '#app/content/pictures/upload-size.ts'
import { type PictureRefusal, pictureKind } from './kind.ts'

// Only these three decoders are enabled, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

export type Normalised = { bytes: Buffer; width: number; height: number }

const MOST_PIXELS = 50_000_000
/** WebP quality: loses only what a screen cannot show. */
const QUALITY = 90

/**
 * Re-encodes a photograph for storage: upright, sRGB, 8 bits, no larger than needed, and from its pixels only, so that no other
 * data of the file is kept.
 * @param longest the longer side in pixels of one that need not fit the site's frames, and may be small
 */
export async function normalise(bytes: Uint8Array, longest?: number): Promise<Normalised | PictureRefusal> {
  const kind = pictureKind(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return kind
  return madeAnew(bytes, kind, longest).catch(() => 'broken' as const)
}

/** @param kind the type by the first bytes @throws if it cannot be decoded */
async function madeAnew(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp', longest: number | undefined) {
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const { format, width, height, autoOrient, pages = 1 } = await image.metadata()
  if (format !== kind) return 'type'
  if (pages > 1) return 'animated'
  if (width * height > MOST_PIXELS) return 'pixels'
  const scale = longest
    ? Math.min(1, longest / Math.max(width, height))
    : uploadScale(autoOrient.width, autoOrient.height)
  if (!scale) return 'small'
  const side = Math.round(Math.max(width, height) * scale)
  const { data, info } = await image
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
