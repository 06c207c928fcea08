import path from 'node:path'
import sharp from 'sharp'
import { crop, type FocalPoint } from '#app/content/pictures/crop.ts'
import { AVIF, QUALITIES, RATIO, SOCIAL, WEBP_EFFORT, widthsFor } from '#app/content/pictures/recipe.ts'

export type Made = { width: number; height: number; widths: number[] }

/** Makes the files of a picture in `folder`: `<width>-<quality>.webp`, `<width>.avif` and `social.jpg`. */
export async function make(original: Buffer, focus: FocalPoint, folder: string): Promise<Made> {
  const whole = await decode(original)
  const frame = crop(whole.info.width, whole.info.height, RATIO, focus)
  const image = () => sharp(whole.data, { raw: whole.info }).extract(frame)
  const widths = widthsFor(frame.width)
  for (const target of widths) {
    const { data, info } = await image()
      .resize(target, Math.round(target / RATIO))
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const quality of QUALITIES) {
      const file = path.join(folder, `${target}-${quality}.webp`)
      await sharp(data, { raw: info }).webp({ quality, effort: WEBP_EFFORT }).toFile(file)
    }
    await sharp(data, { raw: info })
      .avif(AVIF)
      .toFile(path.join(folder, `${target}.avif`))
  }
  await sharp(whole.data, { raw: whole.info })
    .extract(crop(whole.info.width, whole.info.height, SOCIAL.width / SOCIAL.height, focus))
    .resize(SOCIAL.width, SOCIAL.height)
    .jpeg({ quality: SOCIAL.quality, mozjpeg: true })
    .toFile(path.join(folder, 'social.jpg'))
  const width = Math.max(...widths)
  return { width, height: Math.round(width / RATIO), widths }
}

/** The pixels, rotated upright and without metadata (place, date). */
function decode(original: Buffer) {
  return sharp(original)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
