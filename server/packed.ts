import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Encoding, encode } from './encode.ts'

/** Brotli quality of files: they are packed once, when the site is built. */
const QUALITY = 11

/** Where the build keeps the packed forms of files, each under a name made from what it packs. */
export function packedFolder(build: string): string {
  return path.join(build, 'packed')
}

/** Packs a file for every start of the server that follows. */
export async function pack(folder: string, body: Buffer): Promise<void> {
  const { br, gzip } = await encode(body, QUALITY)
  await mkdir(folder, { recursive: true })
  const name = path.join(folder, nameOf(body))
  await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gzip)])
}

/** The forms of a file that the build packed; packed now where it did not. */
export async function packedForms(folder: string, body: Buffer): Promise<Record<Encoding, Buffer>> {
  const name = path.join(folder, nameOf(body))
  try {
    return { br: readFileSync(`${name}.br`), gzip: readFileSync(`${name}.gz`), identity: body }
  } catch {
    return encode(body, QUALITY)
  }
}

function nameOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32)
}
