import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { PICTURE_LIMIT, type PictureRefusal } from '#server/imaging/kind.ts'

/** A file as someone may upload it, and the result: a clean picture, or the reason for the refusal. */
export type HostileFile = { name: string; bytes: Buffer; becomes: PictureRefusal | 'clean' }

const colours = { channels: 3, background: '#a43' } as const
/** Ten-pixel squares of different colours: pixel-sized noise takes a second to encode as a GIF. */
const noise = { type: 'gaussian', mean: 120 } as const
const squares = await sharp({ create: { width: 80, height: 50, ...colours, noise } })
  .png()
  .toBuffer()

/** As small as a picture may be, by default. */
const plain = (width = 800, height = 500) =>
  sharp(squares).resize({ width, height, fit: 'fill', kernel: 'nearest' })

/** Size of the note in bytes, once decompressed. */
const BOMB = 50 * 1024 * 1024

const text = (words: string) => Buffer.from(words)
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** Inserts a chunk into a PNG, before its first image data. */
function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const named = Buffer.concat([text(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  const at = png.indexOf('IDAT') - 4
  return Buffer.concat([
    png.subarray(0, at),
    frame.subarray(0, 4),
    named,
    frame.subarray(4),
    png.subarray(at),
  ])
}

/** Inserts a segment into a JPEG, after its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Sets the width and height in a JPEG's frame header to 65,278 pixels. */
function withHugeFrame(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  return changed.fill(0xfe, frame + 5, frame + 9)
}

/** Claims 9,000 by 9,000 pixels in a PNG, with a valid checksum. */
function withHugeHeader(png: Buffer): Buffer {
  const changed = Buffer.from(png)
  const at = changed.indexOf('IHDR')
  changed.writeUInt32BE(9_000, at + 4)
  changed.writeUInt32BE(9_000, at + 8)
  changed.writeUInt32BE(crc32(changed.subarray(at, at + 17)), at + 17)
  return changed
}

/** Where and when it was taken, the camera, and a note. */
export const exif = {
  IFD0: { Make: 'Camera of someone', ImageDescription: 'SECRET-NOTE' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 33/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '73/1 38/1 0/1',
  },
}
export const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description SECRET="NOTE"/></rdf:RDF></x:xmpmeta>'

export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const png = await plain().png().toBuffer()
  const webp = await plain().webp().toBuffer()
  const frames = [png, await plain().negate().png().toBuffer()]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const thumbnail = Buffer.concat([text('Exif\0\0SECRET-NOTE'), jpeg.subarray(0, 9_000)])
  const note = Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(BOMB))])
  const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(200, 7)])
  const deep = await plain().toColourspace('rgb16').png().toBuffer()
  const riff = Buffer.concat([text('RIFF\x10\0\0\0WEBP'), Buffer.alloc(300, 9)])
  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${brand}`), Buffer.alloc(400)])
  const file = (name: string, bytes: Buffer, becomes: HostileFile['becomes']) => ({ name, bytes, becomes })
  return [
    file('nothing.jpg', Buffer.alloc(0), 'empty'),
    file('archive.jpg', zip, 'type'),
    file('drawing.jpg', text('<svg><script>alert(1)</script></svg>'), 'type'),
    file('page.png', text('<!doctype html><script>alert(1)</script>'), 'type'),
    file('paper.jpg', text('%PDF-1.7\n'), 'type'),
    file('still.gif', await plain().gif().toBuffer(), 'type'),
    file('scan.jpg', await plain().tiff().toBuffer(), 'type'),
    file('bitmap.jpg', Buffer.concat([text('BM'), Buffer.alloc(500)]), 'type'),
    file('avif.jpg', await plain().avif({ effort: 0 }).toBuffer(), 'type'),
    file('film.jpg', box('isom'), 'type'),
    file('IMG_0042.HEIC', box('heic'), 'heic'),
    file('burst.jpg', box('mif1'), 'heic'),
    file('moving.webp', moving, 'animated'),
    file('moving.png', withChunk(png, 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), 'animated'),
    file('half.jpg', half(jpeg), 'broken'),
    file('half.png', half(png), 'broken'),
    file('half.webp', half(webp), 'broken'),
    file('start.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(64)]), 'broken'),
    file('png.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png.subarray(3)]), 'broken'),
    file('riff.webp', riff, 'broken'),
    file('bomb.png', withHugeHeader(png), 'pixels'),
    file('claims.jpg', withHugeFrame(jpeg), 'pixels'),
    file('long.jpg', Buffer.concat([jpeg, Buffer.alloc(PICTURE_LIMIT)]), 'large'),
    file('stamp.jpg', await plain(799, 500).jpeg().toBuffer(), 'small'),
    file('strip.jpg', await plain(1600, 300).jpeg().toBuffer(), 'small'),
    file('archive-behind.jpg', Buffer.concat([jpeg, zip]), 'clean'),
    file('comment.jpg', withSegment(jpeg, 0xfe, text('<script>SECRET-NOTE</script>')), 'clean'),
    file('note.png', withChunk(png, 'tEXt', text('Comment\0SECRET-NOTE')), 'clean'),
    file('thumbnail.jpg', withSegment(jpeg, 0xe1, thumbnail), 'clean'),
    file('film-behind.jpg', Buffer.concat([jpeg, box('mp42'), text('SECRET-NOTE')]), 'clean'),
    file('note-bomb.png', withChunk(png, 'zTXt', note), 'clean'),
    file('palette.png', await plain().png({ palette: true, colours: 2 }).toBuffer(), 'clean'),
    file('print.jpg', await plain().toColourspace('cmyk').jpeg().toBuffer(), 'clean'),
    file('deep.png', deep, 'clean'),
    file('grey.png', await plain().toColourspace('grey16').png().toBuffer(), 'clean'),
    file('clear.png', await plain().ensureAlpha(0.5).png().toBuffer(), 'clean'),
    file('place.jpg', await plain().withExif(exif).withXmp(xmp).jpeg().toBuffer(), 'clean'),
    file('place.webp', await plain().withExif(exif).withXmp(xmp).webp().toBuffer(), 'clean'),
    file('place.png', await plain().withExif(exif).withXmp(xmp).png().toBuffer(), 'clean'),
    file('wide-colours.jpg', await plain().withIccProfile('p3').jpeg().toBuffer(), 'clean'),
    file('by-and-by.jpg', await plain().jpeg({ progressive: true }).toBuffer(), 'clean'),
  ]
}
