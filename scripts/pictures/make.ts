import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { crop, type Focus } from './crop.ts'
import {
  AVIF_EFFORT,
  PHONE_LIMIT,
  PLACEHOLDER_BYTES,
  PLACEHOLDER_PREFIX,
  QUALITIES,
  SOCIAL,
  UPRIGHT_RATIO,
  UPRIGHT_WIDTHS,
  WEBP_EFFORT,
  WIDTHS,
} from './recipe.ts'

export type Form = 'wide' | 'upright'

/** What is known of one form of a picture once its files are made. */
export type Made = { width: number; height: number; widths: number[]; placeholder: string }

/** Makes the files of one form of a picture in `folder`: `<width>-<quality>.<avif|webp>`, and `social.jpg` of the wide one. */
export async function make(original: Buffer, form: Form, focus: Focus, folder: string): Promise<Made> {
  const whole = await decode(original)
  const { width, height } =
    form === 'wide' ? whole.info : crop(whole.info.width, whole.info.height, UPRIGHT_RATIO, focus)
  const widths = widthsFor(form === 'wide' ? WIDTHS : UPRIGHT_WIDTHS, width)
  const image = () => {
    const start = sharp(whole.data, { raw: whole.info })
    return form === 'wide'
      ? start
      : start.extract(crop(whole.info.width, whole.info.height, UPRIGHT_RATIO, focus))
  }
  for (const target of widths) {
    const { data, info } = await image().resize(target).raw().toBuffer({ resolveWithObject: true })
    await encode(() => sharp(data, { raw: info }), form, path.join(folder, String(target)))
  }
  if (form === 'wide') {
    await image()
      .extract(crop(width, height, SOCIAL.width / SOCIAL.height, focus))
      .resize(SOCIAL.width, SOCIAL.height)
      .jpeg({ quality: SOCIAL.quality, mozjpeg: true })
      .toFile(path.join(folder, 'social.jpg'))
  }
  const largest = Math.max(...widths)
  return {
    width: largest,
    height: Math.round((height / width) * largest),
    widths,
    placeholder: await placeholder(image),
  }
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

/** The picture in a handful of pixels, in Base64: as many as the few bytes hold. */
async function placeholder(image: () => Sharp): Promise<string> {
  for (const pixels of [16, 12, 10, 8, 6, 4]) {
    const tiny = await image().resize(pixels).webp({ quality: 20, effort: 6 }).toBuffer()
    const text = tiny.toString('base64')
    if (PLACEHOLDER_PREFIX.length + text.length <= PLACEHOLDER_BYTES) return text
  }
  throw new Error('No placeholder is small enough')
}
