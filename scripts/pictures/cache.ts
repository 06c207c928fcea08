import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FocalPoint } from '#app/content/pictures/crop.ts'
import { RECIPE } from '#app/content/pictures/recipe.ts'
import { type Made, make } from '#server/imaging/make.ts'

export type Entry = { id: string; folder: string; made: Made; fresh: boolean }

/** A picture's files from the cache, made if missing. The key is a hash of the original, its focus and the recipe. */
export async function entryFor(cache: string, original: Buffer, focus: FocalPoint): Promise<Entry> {
  const id = createHash('sha256')
    .update(JSON.stringify([RECIPE, focus]))
    .update(original)
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(cache, id)
  const record = path.join(folder, 'made.json')
  const fresh = !existsSync(record)
  if (fresh) {
    const half = await mkdtemp(path.join(cache, 'half-'))
    await writeFile(path.join(half, 'made.json'), JSON.stringify(await make(original, focus, half)))
    await rename(half, folder).catch((error) => {
      if (!existsSync(record)) throw error
    })
  }
  return { id, folder, fresh, made: JSON.parse(await readFile(record, 'utf8')) as Made }
}

const HOUR = 60 * 60 * 1000

/** Deletes unused entries, except recent ones: another build may still be at work on them. */
export async function prune(cache: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name)
    if (used.has(name) || Date.now() - (await stat(folder)).mtimeMs < HOUR) continue
    await rm(folder, { recursive: true, force: true })
  }
}
