import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Imported before everything else: React chooses its production form when it is first loaded.
process.env.NODE_ENV = 'production'

/** Code as it was compiled by the build, or by a start since then: it need not be read again. */
enableCompileCache({ directory: path.resolve(import.meta.dirname, '../build/code'), portable: true })
