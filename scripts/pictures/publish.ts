import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PictureManifest } from '#app/content/picture-data.server.ts'
import { side } from '#app/content/pictures/crop.ts'
import type { PictureFacts } from '#app/content/pictures/picture.ts'
import { type Entry, entryFor, prune } from './cache.ts'

export type Options = {
  pictures: Readonly<Record<string, PictureFacts>>
  /** Folders: the originals, what earlier builds made, and what is served under `/pictures/`. */
  originals: string
  cache: string
  out: string
  /** How many pictures are made at the same time. */
  workers: number
  onProgress: (done: number, of: number, key: string, fresh: boolean) => void
}

/** Makes the files of new or changed pictures, and links all files under their public names. */
export async function publishPictures(options: Options): Promise<PictureManifest> {
  const pictures = Object.entries(options.pictures)
  await mkdir(options.cache, { recursive: true })
  await mkdir(options.out, { recursive: true })

  const entries = new Map<string, Entry>()
  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const entry = await makePicture(...next, options)
      entries.set(next[0], entry)
      options.onProgress(entries.size, pictures.length, next[0], entry.fresh)
    }
  }
  await Promise.all(Array.from({ length: options.workers }, work))

  const served = new Set<string>()
  const made: PictureManifest = {}
  for (const [key, picture] of pictures) {
    const entry = entries.get(key)
    if (!entry) continue
    const base = `${key}-${entry.id.slice(0, 8)}`
    for (const file of await layOut(entry.folder, options.out, base)) served.add(file)
    const { width, height, widths } = entry.made
    const focus = side(picture.focus ?? MIDDLE)
    made[key] = {
      width,
      height,
      files: [`/pictures/${base}`, ...widths],
      social: `/pictures/${base}-social.jpg`,
      ...(focus && { focus }),
    }
  }
  for (const file of await readdir(options.out)) if (!served.has(file)) await rm(path.join(options.out, file))
  await prune(options.cache, new Set([...entries.values()].map((entry) => entry.id)))
  return made
}

const MIDDLE = [0.5, 0.5] as const

async function makePicture(
  key: string,
  picture: PictureFacts,
  { originals, cache }: Options,
): Promise<Entry> {
  const file = picture.file ?? `${key}.webp`
  try {
    return await entryFor(cache, await readFile(path.join(originals, file)), picture.focus ?? MIDDLE)
  } catch (error) {
    throw new Error(`The picture "${key}" could not be made from art/pictures/${file}`, { cause: error })
  }
}

/** Links, or else copies, the cached files under their public names. The bytes behind a name never change. */
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
