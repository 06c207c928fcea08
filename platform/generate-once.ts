import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * A secret that is generated once and kept in a file only its owner can read. Processes that start on one folder at the same
 * time end up with the same secret. Nothing is written if the file is there: a full disk keeps no site from starting.
 */
export function generateOnce(file: string, generate: () => string): string {
  const found = readIfThere(file)
  if (found !== undefined) return found
  makeFolder(path.dirname(file))
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, generate(), { mode: 0o600, flush: true })
    // link() is atomic and never overwrites an existing file.
    linkSync(draft, file)
    syncFolder(path.dirname(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    chmodSync(file, 0o600)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Without this a power cut can take the file's name away. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
