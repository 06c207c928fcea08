import { type Kysely, sql } from 'kysely'
import type { Engine } from './connect.ts'

type ListColumn = { table: string; column: string; preset: string }

/** Drops the check constraint of a column whose list grows: what comes in is validated (`rules.server.ts`). */
export function openList(db: Kysely<unknown>, engine: Engine, list: ListColumn): Promise<void> {
  return engine === 'sqlite' ? replaceColumn(db, list) : dropRule(db, list)
}

/** Postgres names a column's check constraint after the column. */
async function dropRule(db: Kysely<unknown>, { table, column }: ListColumn): Promise<void> {
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_${column}_check`)}`.execute(
    db,
  )
}

/**
 * SQLite cannot drop a constraint. Replacing the table would delete the rows that reference it, so a column without the
 * constraint replaces the old one, and the indexes and triggers that name it are recreated.
 */
async function replaceColumn(db: Kysely<unknown>, { table, column, preset }: ListColumn): Promise<void> {
  const { rows: parts } = await sql<{ type: 'index' | 'trigger'; name: string; sql: string }>`
    select type, name, sql from sqlite_master
    where type in ('index', 'trigger') and sql like ${`%${table}%`} and sql like ${`%${column}%`}`.execute(db)
  for (const { type, name } of parts) await sql`drop ${sql.raw(type)} ${sql.ref(name)}`.execute(db)
  const [named, old, fresh] = [sql.table(table), sql.ref(column), sql.ref(`${column}_open`)]
  await sql`alter table ${named} add column ${fresh} text not null default ${sql.lit(preset)}`.execute(db)
  await sql`update ${named} set ${fresh} = ${old}`.execute(db)
  await sql`alter table ${named} drop column ${old}`.execute(db)
  await sql`alter table ${named} rename column ${fresh} to ${old}`.execute(db)
  for (const part of parts) await sql.raw(part.sql).execute(db)
}
