import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A secret that is made once and kept in a file of its owner's alone. Several processes that start at once on one folder end up
 * with the same one.
 */
export function madeOnce(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, make(), { mode: 0o600 })
  try {
    // A link is made whole or not at all, and never over what is there.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}
