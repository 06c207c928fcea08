import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { SchemaStep } from './migrate.ts'

// Node's own loader: it finds the files and loads them in place, whether this module is bundled or not.
const require = createRequire(import.meta.url)
const FOLDER = path.resolve(require.resolve('#database/migrations.ts'), '../migrations')

/** Loaded lazily: most starts run no migration. */
function step(file: string): SchemaStep {
  const load = () => (require(path.join(FOLDER, file)) as { default: SchemaStep }).default
  return {
    up: (db, engine) => load().up(db, engine),
    get stopFirst() {
      return load().stopFirst
    },
  }
}

/**
 * All migrations in order, by file name without extension, under which a database records them. A released migration is never
 * changed; those of a release become one, under the name of the last (decision 141).
 */
export const migrations: Readonly<Record<string, SchemaStep>> = Object.fromEntries(
  readdirSync(FOLDER)
    .sort()
    .map((file) => [path.basename(file, '.ts'), step(file)]),
)
