import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { SOCIAL } from '#app/content/pictures/recipe.ts'
import { lamps } from '#app/content/signs/lamps.ts'
import { drawn, outlines, red } from '#app/public/pages/can-i-drive/lamp-paths.ts'
import { mark, staffMark } from '#app/public/seo/mark.ts'

// Makes in `public/` the icons from `app/public/seo/mark.ts`, and the picture with which "Can I keep driving?" is shared from its
// lamps; run again when one of the two changes.
const PUBLIC = path.resolve(import.meta.dirname, '../public')
const site = { drawing: mark, ground: '#15171a' }
const staff = { drawing: staffMark, ground: '#ff5a1f' }

/** The mark on a square of `size` pixels; `room` is the margin on each side as a fraction of `size`, in the ground colour. */
async function icon(size: number, room = 0, { drawing, ground } = site): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * room))
  const drawn = await sharp(Buffer.from(drawing), { density: (72 * inner) / 40 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  if (!room) return drawn
  const before = Math.round((size - inner) / 2)
  const after = size - inner - before
  return sharp(drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten({ background: ground })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico file with one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The panel of lamps as on a wide screen, without words: one picture for both languages. */
function panel(): Promise<Buffer> {
  const { width, height } = SOCIAL
  const [margin, gap, rows] = [40, 16, 3]
  const tall = (height - 2 * margin - gap * (rows - 1)) / rows
  const row = (keys: readonly (keyof typeof outlines)[], place: number) =>
    keys.map((key, column) => {
      const wide = (width - 2 * margin - gap * (keys.length - 1)) / keys.length
      const tone = drawn.some((one) => one === key)
        ? '#f6f4ef'
        : red.some((one) => one === key)
          ? '#ff6257'
          : '#ffb52e'
      return `<g transform="translate(${margin + column * (wide + gap)} ${margin + place * (tall + gap)})">
        <rect width="${wide}" height="${tall}" rx="4" fill="#25272a"/>
        <path d="${outlines[key]}" stroke="${tone}" transform="translate(${wide / 2 - 64} ${tall / 2 - 64}) scale(3.2)"/></g>`
    })
  const tiles = [lamps.slice(0, 6), lamps.slice(6), drawn].flatMap(row).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
    <rect width="100%" height="100%" fill="${site.ground}"/>${tiles}</svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
}

await mkdir(PUBLIC, { recursive: true })
const files: Record<string, Buffer> = {
  'favicon.svg': Buffer.from(mark),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  // Phones crop these to their own shape: the middle 80 % is safe.
  'icon-maskable-192.png': await icon(192, 0.1),
  'icon-maskable-512.png': await icon(512, 0.1),
  'apple-touch-icon.png': await icon(180, 0.06),
  'staff-icon-192.png': await icon(192, 0, staff),
  'staff-icon-512.png': await icon(512, 0, staff),
  'staff-icon-maskable-192.png': await icon(192, 0.1, staff),
  'staff-icon-maskable-512.png': await icon(512, 0.1, staff),
  'staff-touch-icon.png': await icon(180, 0.06, staff),
  'favicon.ico': ico(await icon(32), 32),
  'lamps.jpg': await panel(),
}
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(path.join(PUBLIC, name), bytes)
  console.log(`${name} ${bytes.length} bytes`)
}
