import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Linux's in-memory file system. */
const PLACE = '/dev/shm'
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Creates an in-memory folder for temporary data and deletes it when this process ends; undefined if there is no such file
 * system or too little memory.
 */
export function memoryFolder(): string | undefined {
  if (process.platform !== 'linux' || process.availableMemory() < 2 * NEEDED_BYTES) return undefined
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    if (bavail * bsize < NEEDED_BYTES) return undefined
    const folder = mkdtempSync(path.join(PLACE, 'garage-tests-'))
    // Postgres does not run as root and must be able to reach its own folder in here. Shared, as /tmp is (`platform/data-folder.ts`).
    chmodSync(folder, 0o1711)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    return folder
  } catch {
    return undefined
  }
}
