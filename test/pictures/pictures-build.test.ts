import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { minifySync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crop } from '#app/content/pictures/crop.ts'
import type { PictureFacts } from '#app/content/pictures/picture.ts'
import { loadPictures } from '#app/ui/picture/picture-loader.ts'
import { publishPictures } from '../../scripts/pictures/publish.ts'

const words = { fr: 'mots', en: 'words' }
const picture = (more: Partial<PictureFacts> = {}): PictureFacts => ({
  title: words,
  alt: words,
  caption: words,
  ...more,
})

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
const folders = {
  originals: path.join(root, 'originals'),
  cache: path.join(root, 'cache'),
  out: path.join(root, 'out'),
}
afterAll(() => rmSync(root, { recursive: true }))

/** A picture of blurred grey spots. */
async function spots(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grey = { width: 8, height: 8, channels: 3, background: '#888', noise } as const
  const small = await sharp({ create: grey }).png().toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill' })
}

async function publish(pictures: Record<string, PictureFacts>) {
  const fresh: string[] = []
  const made = await publishPictures({
    ...folders,
    pictures,
    workers: 2,
    onProgress: (_done, _of, key, isFresh) => isFresh && fresh.push(key),
  })
  return { made, fresh }
}

const served = (address: string) => path.join(folders.out, address.replace('/pictures/', ''))

beforeAll(async () => {
  sharp.concurrency(1)
  // The site blocks this decoder, and a test of it may have run in this process.
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] })
  mkdirSync(folders.originals)
  await (await spots(850, 540)).webp().toFile(path.join(folders.originals, 'bench.webp'))
})

describe('the files of a picture', () => {
  it('are made once, in every width the original is large enough for, and made again when it is replaced', async () => {
    const first = await publish({ bench: picture() })
    const bench = first.made.bench
    expect(first.fresh).toEqual(['bench'])
    expect(bench).toMatchObject({ width: 800, height: 500 })
    expect(bench?.files.slice(1)).toEqual([480, 800])
    const social = await sharp(served(`${bench?.social}`)).metadata()
    expect([social.format, social.width, social.height]).toEqual(['jpeg', 1200, 630])
    for (const width of [480, 800]) {
      for (const quality of [60, 75, 85]) {
        const file = served(`${bench?.files[0]}-${width}-${quality}.webp`)
        expect((await sharp(file).metadata()).width).toBe(width)
      }
      const first = await sharp(served(`${bench?.files[0]}-${width}.avif`)).metadata()
      expect(first).toMatchObject({ width, compression: 'av1' })
    }
    const before = readdirSync(folders.out)
    expect((await publish({ bench: picture() })).fresh).toEqual([])
    expect(readdirSync(folders.out)).toEqual(before)

    await (await spots(1300, 820)).jpeg().toFile(path.join(folders.originals, 'own.jpg'))
    const replaced = await publish({ bench: picture({ file: 'own.jpg', isOwnPhoto: true }) })
    expect(replaced.fresh).toEqual(['bench'])
    expect(replaced.made.bench?.files.slice(1)).toEqual([480, 800, 1200])
    expect(readdirSync(folders.out).filter((name) => before.includes(name))).toEqual([])
  })

  it('stand upright and carry neither place nor date of the photograph', async () => {
    await (await spots(600, 400))
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path.join(folders.originals, 'phone.jpg'))
    const { made } = await publish({ phone: picture({ file: 'phone.jpg' }) })
    expect(made.phone).toMatchObject({ width: 400, height: 250 })
    const { exif, orientation } = await sharp(served(`${made.phone?.files[0]}-400-75.webp`)).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('name the picture and its original when it cannot be read', async () => {
    writeFileSync(path.join(folders.originals, 'torn.webp'), 'not a picture')
    await expect(publish({ torn: picture() })).rejects.toThrow(
      '"torn" could not be made from art/pictures/torn.webp',
    )
    await expect(publish({ absent: picture() })).rejects.toThrow('art/pictures/absent.webp')
    expect(existsSync(served('/pictures/torn'))).toBe(false)
  })
})

describe('a crop', () => {
  it('lies within the picture, keeps its ratio, and holds the focus', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const side = fc.integer({ min: 100, max: 5000 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom(4 / 5, 1200 / 630),
        share,
        share,
        (width, height, ratio, x, y) => {
          const part = crop(width, height, ratio, [x, y])
          expect(part.left >= 0 && part.top >= 0).toBe(true)
          expect(part.left + part.width <= width && part.top + part.height <= height).toBe(true)
          expect(Math.abs(part.width - part.height * ratio)).toBeLessThan(2)
          expect(Math.abs(width * x - (part.left + part.width / 2))).toBeLessThanOrEqual(
            Math.max(part.width / 2, 0) + 1,
          )
        },
      ),
    )
  })
})

it('the script that loads the pictures fits in 1,050 bytes of the head', () => {
  const { code } = minifySync('loader.js', `export default ${loadPictures}`)
  expect(Buffer.byteLength(code.replace(/^export default\s*/, ''))).toBeLessThanOrEqual(1051)
  expect(code).not.toContain('</')
})
