import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const PLACE = '/dev/shm'
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * A folder in memory that is gone when this process ends, for what is written only to be thrown away; none where the system
 * has no such place or too little room there.
 */
export function memoryFolder(): string | undefined {
  if (process.platform !== 'linux' || process.availableMemory() < 2 * NEEDED_BYTES) return undefined
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    if (bavail * bsize < NEEDED_BYTES) return undefined
    const folder = mkdtempSync(path.join(PLACE, 'garage-tests-'))
    // Postgres, which does not run as root, has a folder of its own in it.
    chmodSync(folder, 0o711)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    return folder
  } catch {
    return undefined
  }
}
