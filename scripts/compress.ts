import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encode } from '../server/encode.ts'
import { isCompressible } from '../server/files.ts'

const BUILD = path.resolve(import.meta.dirname, '../build')
/** Brotli's highest: files are compressed once, when the site is built. */
const QUALITY = 11

// Build step: writes a brotli and a gzip copy next to each compressible file that browsers fetch.
for (const folder of ['app/client', 'islands']) {
  const entries = await readdir(path.join(BUILD, folder), { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isCompressible(entry.name))
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        const { br, gzip } = await encode(await readFile(file), QUALITY)
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
      }),
  )
}
