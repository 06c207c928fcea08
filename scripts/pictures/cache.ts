import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Focus } from './crop.ts'
import { type Form, type Made, make } from './make.ts'
import { RECIPE } from './recipe.ts'

export type Entry = { id: string; folder: string; made: Made; fresh: boolean }

/** One form of a picture from the cache, made now where it is not there. Changes with the original, its focus and the recipe. */
export async function entryFor(cache: string, original: Buffer, form: Form, focus: Focus): Promise<Entry> {
  const id = createHash('sha256')
    .update(JSON.stringify([RECIPE, form, focus]))
    .update(original)
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(cache, id)
  const record = path.join(folder, 'made.json')
  const fresh = !existsSync(record)
  if (fresh) {
    const half = `${folder}.half`
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { recursive: true })
    await writeFile(path.join(half, 'made.json'), JSON.stringify(await make(original, form, focus, half)))
    await rm(folder, { recursive: true, force: true })
    await rename(half, folder)
  }
  return { id, folder, fresh, made: JSON.parse(await readFile(record, 'utf8')) as Made }
}

/** Drops what no picture of this build uses. */
export async function prune(cache: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!used.has(name)) await rm(path.join(cache, name), { recursive: true, force: true })
  }
}
