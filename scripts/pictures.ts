import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictures } from '#app/content/pictures.ts'
import { publishPictures } from './pictures/publish.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Makes `build/pictures/` and its list `build/pictures.json` from `art/pictures`; reuses what an earlier build made. */
async function build(): Promise<void> {
  // Only the administrator may take back what a person gave away with `nice`.
  os.setPriority(Math.max(5, os.getPriority()))
  sharp.concurrency(1)
  sharp.cache(false)
  const start = performance.now()
  let made = 0
  const list = await publishPictures({
    pictures,
    originals: path.join(ROOT, 'art/pictures'),
    cache: path.join(ROOT, '.cache/pictures'),
    out: path.join(ROOT, 'build/pictures'),
    workers: os.availableParallelism(),
    onProgress(done, of, key, fresh) {
      if (!fresh) return
      made++
      console.log(`pictures ${String(done).padStart(3)}/${of}  ${key}`)
    },
  })
  await writeFile(path.join(ROOT, 'build/pictures.json'), JSON.stringify(list))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`pictures: ${Object.keys(list).length} ready, ${made} made now, ${seconds} s`)
}

await build()
