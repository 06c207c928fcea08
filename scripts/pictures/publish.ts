import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MadePicture, PictureManifest } from '#app/content/picture-data.server.ts'
import type { Picture } from '#app/content/pictures/picture.ts'
import { type Entry, entryFor, prune } from './cache.ts'
import { side } from './crop.ts'

export type Options = {
  pictures: Readonly<Record<string, Picture>>
  /** Pictures that also get an upright form. */
  upright: ReadonlySet<string>
  /** Folders: the originals, what earlier builds made, and what is served under `/pictures/`. */
  originals: string
  cache: string
  out: string
  /** How many pictures are made at the same time. */
  workers: number
  onProgress: (done: number, of: number, key: string, fresh: boolean) => void
}

type Part = { key: string; form: 'wide' | 'upright'; file: string }

/** Makes every picture's files, new ones only, and lays them out under the names they are served by. */
export async function publishPictures(options: Options): Promise<PictureManifest> {
  const parts = Object.entries(options.pictures).flatMap(([key, picture]): Part[] => {
    const file = picture.file ?? `${key}.webp`
    const wide: Part = { key, form: 'wide', file }
    if (!options.upright.has(key)) return [wide]
    return [wide, { key, form: 'upright', file: picture.tallFile ?? file }]
  })
  await mkdir(options.cache, { recursive: true })
  await mkdir(options.out, { recursive: true })

  const entries = new Map<Part, Entry>()
  const queue = [...parts]
  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const entry = await makePart(part, options)
      entries.set(part, entry)
      options.onProgress(entries.size, parts.length, part.key, entry.fresh)
    }
  }
  await Promise.all(Array.from({ length: options.workers }, work))

  const served = new Set<string>()
  const made: PictureManifest = {}
  for (const part of parts) {
    const entry = entries.get(part)
    if (!entry) continue
    const base = `${part.key}${part.form === 'upright' ? '-upright' : ''}-${entry.id.slice(0, 8)}`
    for (const file of await layOut(entry.folder, options.out, base)) served.add(file)
    const files: MadePicture['files'] = [`/pictures/${base}`, ...entry.made.widths]
    const { width, height } = entry.made
    const whole = made[part.key]
    if (whole) whole.tall = files
    else {
      const focus = side(options.pictures[part.key]?.focus ?? MIDDLE)
      made[part.key] = {
        width,
        height,
        files,
        social: `/pictures/${base}-social.jpg`,
        ...(focus && { focus }),
      }
    }
  }
  for (const file of await readdir(options.out)) if (!served.has(file)) await rm(path.join(options.out, file))
  await prune(options.cache, new Set([...entries.values()].map((entry) => entry.id)))
  return made
}

const MIDDLE = [0.5, 0.5] as const

async function makePart({ key, form, file }: Part, { originals, cache, pictures }: Options): Promise<Entry> {
  const picture = pictures[key]
  try {
    const original = await readFile(path.join(originals, file))
    const own = form === 'upright' && picture?.tallFile
    return await entryFor(cache, original, form, own ? MIDDLE : (picture?.focus ?? MIDDLE))
  } catch (error) {
    throw new Error(`The picture "${key}" could not be made from art/pictures/${file}`, { cause: error })
  }
}

/** Links the cached files under their served names; copies them where the file system cannot link. A name never changes its bytes. */
async function layOut(folder: string, out: string, base: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== 'made.json')
  return Promise.all(
    names.map(async (name) => {
      const served = `${base}-${name}`
      const target = path.join(out, served)
      if (!existsSync(target)) {
        await link(path.join(folder, name), target).catch(() => copyFile(path.join(folder, name), target))
      }
      return served
    }),
  )
}
