import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Imported before everything else: React picks its production build when it is first loaded.
process.env.NODE_ENV = 'production'

/** Reuses code compiled by the build or an earlier start, so that it is not compiled again. */
enableCompileCache({ directory: path.resolve(import.meta.dirname, '../build/code'), portable: true })
