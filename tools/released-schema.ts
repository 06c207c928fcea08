import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { startPostgres } from '../scripts/postgres.ts'

/** The steps and tables of the last release: `database/released-schema.json`, written by this file when one is made. */
export type ReleasedSchema = {
  steps: string[]
  tables: Record<string, { columns: Record<string, { needed: boolean }>; unique: string[] }>
}

/** Tables with their columns, which of them an insert must give, and what must be unique. */
export async function schemaOf({ db, engine }: Database): Promise<ReleasedSchema['tables']> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ table: string; columns: string }>`
        select tables.name as "table", (select group_concat(info.name) from pragma_index_info(indexes.name) as info) as columns
        from sqlite_master as tables join pragma_index_list(tables.name) as indexes
        where tables.type = 'table' and indexes."unique" = 1 and indexes.origin <> 'pk'`.execute(db)
    : sql<{ table: string; columns: string }>`
        select tables.relname as "table", string_agg(columns.attname, ',' order by array_position(indexes.indkey, columns.attnum)) as columns
        from pg_index as indexes
        join pg_class as tables on tables.oid = indexes.indrelid
        join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum = any (indexes.indkey)
        where indexes.indisunique and not indexes.indisprimary and tables.relnamespace = 'public'::regnamespace
        group by tables.relname, indexes.indexrelid`.execute(db))
  const tables = await db.introspection.getTables()
  return Object.fromEntries(
    tables
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, columns }) => [
        name,
        {
          columns: Object.fromEntries(
            columns
              .toSorted((one, other) => one.name.localeCompare(other.name))
              .map((column) => [
                column.name,
                { needed: !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing },
              ]),
          ),
          unique: [
            ...new Set(rows.filter(({ table }) => table === name).map((row) => row.columns)),
          ].toSorted(),
        },
      ]),
  )
}

/** The schema of an empty database with every step. */
async function migratedSchema(url: string): Promise<ReleasedSchema['tables']> {
  const database = connect(url)
  await migrate(database)
  const schema = await schemaOf(database)
  await database.close()
  return schema
}

if (import.meta.main) {
  const postgres = await startPostgres({ durable: false })
  const [tables, others] = [await migratedSchema('file::memory:'), await migratedSchema(postgres.url)]
  await postgres.stop()
  // The engines differ in which columns have a default: needed is what either needs.
  for (const [name, { columns }] of Object.entries(tables))
    for (const [column, found] of Object.entries(columns))
      found.needed ||= others[name]?.columns[column]?.needed === true
  const file = path.resolve(import.meta.dirname, '../database/released-schema.json')
  writeFileSync(file, `${JSON.stringify({ steps: Object.keys(migrations), tables }, null, 2)}\n`)
  console.log(file)
}
