import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Imported before everything else: React chooses its production form when it is first loaded.
process.env.NODE_ENV = 'production'

// What is loaded from here on was read and compiled once, by the build.
enableCompileCache({ directory: path.resolve(import.meta.dirname, '../build/code'), portable: true })
