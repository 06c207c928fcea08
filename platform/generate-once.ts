import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A secret that is generated once and kept in a file only its owner can read. Processes that start on one folder at the same
 * time end up with the same secret.
 */
export function generateOnce(file: string, generate: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, generate(), { mode: 0o600 })
  try {
    // link() is atomic and never overwrites an existing file.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}
