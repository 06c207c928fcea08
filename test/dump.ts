import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/**
 * Every place in the database that holds a text: searches all rows of all tables, and on SQLite the bytes of the file
 * itself, where deleted rows could remain.
 */
export async function placesOf({ db, engine, url }: Database, wanted: RegExp): Promise<string[]> {
  const places = []
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    for (const row of rows)
      if (wanted.test(JSON.stringify(row))) places.push(`${name} ${JSON.stringify(row)}`)
  }
  if (engine !== 'sqlite') return places
  const file = url.replace(/^file:/, '')
  for (const part of [file, `${file}-wal`]) {
    const found = wanted.exec(await readFile(part, 'utf8').catch(() => ''))
    if (found) places.push(`${part}: ${found.input.slice(Math.max(0, found.index - 60), found.index + 60)}`)
  }
  return places
}
