import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { isCompressible } from '../server/files.ts'
import { pack, packedFolder } from '../server/packed.ts'

const BUILD = path.resolve(import.meta.dirname, '../build')
const CLIENT = path.join(BUILD, 'app/client')

// The last step of a build: what browsers fetch is packed as tight as it goes, so that no start of the server has to.
const folder = packedFolder(BUILD)
await rm(folder, { recursive: true, force: true })
const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true })
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map(async (entry) => pack(folder, await readFile(path.join(entry.parentPath, entry.name)))),
)
