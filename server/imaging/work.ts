import os from 'node:os'
import sharp from 'sharp'
import type { FocalPoint } from '#app/content/pictures/crop.ts'
import type { PictureRefusal } from './kind.ts'
import { make } from './make.ts'
import { type Normalised, normalise } from './normalise.ts'

/** The task of this process: normalise an upload, or write all sizes of a normalised picture to a folder. */
export type PictureTask =
  | { task: 'normalise'; bytes: Uint8Array; longest?: number }
  | { task: 'make'; bytes: Uint8Array; focus: FocalPoint; folder: string }

export type PictureResult = Normalised | PictureRefusal | 'made'

const MEMORY = 900 * 1024 * 1024

// Low priority: everything else on this machine goes first.
os.setPriority(15)
sharp.concurrency(1)
sharp.cache(false)

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY) process.exit(1)
}, 100).unref()

async function work(task: PictureTask): Promise<PictureResult> {
  const bytes = Buffer.from(task.bytes)
  if (task.task === 'normalise') return normalise(bytes, task.longest)
  await make(bytes, task.focus, task.folder)
  return 'made'
}

process.once('message', async (task: PictureTask) => {
  const result = await work(task)
  process.send?.(result, undefined, undefined, () => process.disconnect?.())
})
