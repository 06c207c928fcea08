import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { crop, type Focus } from './crop.ts'
import {
  AVIF_EFFORT,
  PHONE_LIMIT,
  QUALITIES,
  RATIO,
  SOCIAL,
  UPRIGHT_WIDTHS,
  WEBP_EFFORT,
  WIDTHS,
} from './recipe.ts'

export type Form = 'wide' | 'upright'

/** What is known of one form of a picture once its files are made. */
export type Made = { width: number; height: number; widths: number[] }

/** Makes the files of one form of a picture in `folder`: `<width>-<quality>.<avif|webp>`, and `social.jpg` of the wide one. */
export async function make(original: Buffer, form: Form, focus: Focus, folder: string): Promise<Made> {
  const whole = await decode(original)
  const frame = crop(whole.info.width, whole.info.height, RATIO[form], focus)
  const image = () => sharp(whole.data, { raw: whole.info }).extract(frame)
  const widths = widthsFor(form === 'wide' ? WIDTHS : UPRIGHT_WIDTHS, frame.width)
  for (const target of widths) {
    const { data, info } = await image()
      .resize(target, Math.round(target / RATIO[form]))
      .raw()
      .toBuffer({ resolveWithObject: true })
    await encode(() => sharp(data, { raw: info }), form, path.join(folder, String(target)))
  }
  if (form === 'wide') {
    await sharp(whole.data, { raw: whole.info })
      .extract(crop(whole.info.width, whole.info.height, SOCIAL.width / SOCIAL.height, focus))
      .resize(SOCIAL.width, SOCIAL.height)
      .jpeg({ quality: SOCIAL.quality, mozjpeg: true })
      .toFile(path.join(folder, 'social.jpg'))
  }
  const width = Math.max(...widths)
  return { width, height: Math.round(width / RATIO[form]), widths }
}

/** The pixels, upright whatever way the camera was held, without place or date. */
function decode(original: Buffer) {
  return sharp(original)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The widths a picture is large enough for; a small one is served as it is. */
function widthsFor(wanted: number[], width: number): number[] {
  const fitting = wanted.filter((candidate) => candidate <= width)
  return fitting.length ? fitting : [width]
}

async function encode(image: () => Sharp, form: Form, file: string): Promise<void> {
  for (const { quality, avif } of QUALITIES) {
    const limited = form === 'upright' && quality === PHONE_LIMIT.quality
    await writeFile(`${file}-${quality}.avif`, await encodeAvif(image, form, avif, limited))
    await image().webp({ quality, effort: WEBP_EFFORT }).toFile(`${file}-${quality}.webp`)
  }
}

async function encodeAvif(
  image: () => Sharp,
  form: Form,
  quality: number,
  limited: boolean,
): Promise<Buffer> {
  const options = { quality, effort: AVIF_EFFORT[form], chromaSubsampling: '4:2:0' }
  const bytes = await image().avif(options).toBuffer()
  const next = quality - PHONE_LIMIT.step
  const fits = !limited || bytes.length <= PHONE_LIMIT.bytes || next < 1
  return fits ? bytes : encodeAvif(image, form, next, limited)
}
