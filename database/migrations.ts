import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { SchemaStep } from './migrate.ts'

// Node's own loader: bundled or not, this module finds the files and loads them from where they stand.
const require = createRequire(import.meta.url)
const FOLDER = path.resolve(require.resolve('#database/migrations.ts'), '../migrations')

/** Loaded when it runs: most starts run none. */
const step = (file: string): SchemaStep => ({
  up: (db, engine) => (require(path.join(FOLDER, file)) as { default: SchemaStep }).default.up(db, engine),
})

/**
 * Every step of the schema in the order it ran, by the name of its file in `migrations/`, under which a database remembers it.
 * A step that was released is never changed again.
 */
export const migrations: Readonly<Record<string, SchemaStep>> = Object.fromEntries(
  readdirSync(FOLDER)
    .sort()
    .map((file) => [path.basename(file, '.ts'), step(file)]),
)
