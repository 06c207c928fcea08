import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { SchemaStep } from './migrate.ts'

// The built site stands in another folder: it finds this one by its name.
const FOLDER = path.resolve(
  createRequire(import.meta.url).resolve('#database/migrations.ts'),
  '../migrations',
)

const names = readdirSync(FOLDER)
  .map((file) => path.basename(file, '.ts'))
  .sort()

/** Loaded when it runs: most starts run none. */
const step = (name: string): SchemaStep => ({
  async up(db, engine) {
    const { default: loaded } = (await import(`./migrations/${name}.ts`)) as { default: SchemaStep }
    await loaded.up(db, engine)
  },
})

/**
 * Every step of the schema in the order it ran, by the name of its file in `migrations/`, under which a database remembers it.
 * A step that was released is never changed again.
 */
export const migrations: Readonly<Record<string, SchemaStep>> = Object.fromEntries(
  names.map((name) => [name, step(name)]),
)
