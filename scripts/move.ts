import { type Kysely, sql } from 'kysely'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import type { Tables } from '#database/tables.ts'
import { causesOf } from '#platform/causes.ts'
import { commandEnv, nameOf, openExisting, Refused, runCommand } from './command/command.ts'
import { refuseIfOpen } from './restore.ts'

const USAGE =
  'garage move postgres://…   (from the SQLite file of the site, which must be stopped, to an empty database)'
/** Rows in one statement: Postgres takes 65,535 values at most. */
const BATCH = 200

type Row = Record<string, unknown>
type Column = { name: string; type: string }

/**
 * Copies everything from the site's SQLite file to an empty Postgres, in one transaction. Each row is compared with what Postgres
 * has stored. The file stays as it is.
 */
export async function moveCommand([to]: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const env = commandEnv(environment)
  if (!to) throw new Refused(USAGE)
  if (!env.databaseUrl.startsWith('file:')) throw new Refused(`The site uses Postgres already\n${USAGE}`)
  const { databaseUrl } = commandEnv({ ...environment, DATABASE_URL: to })
  if (databaseUrl.startsWith('file:')) throw new Refused(USAGE)
  refuseIfOpen(nameOf(env.databaseUrl))
  const source = await openExisting(env)
  const target = connect(databaseUrl)
  try {
    const there = await target.db.introspection
      .getTables({ withInternalKyselyTables: true })
      .catch((error) => {
        throw new Refused(causesOf(error))
      })
    if (there.length)
      throw new Refused(`${nameOf(databaseUrl)} is not empty: it has the table ${there[0]?.name}`)
    await migrate(target)
    // The file is locked meanwhile, so that nothing is written that would stay behind.
    const rows = await source.db
      .transaction()
      .execute((from) => target.db.transaction().execute((trx) => copyAll(from, trx)))
    return `${rows} rows are in ${nameOf(databaseUrl)}, each as in ${nameOf(env.databaseUrl)}, which stays as it is.\nWrite it into the environment as DATABASE_URL.`
  } finally {
    await source.close()
    await target.close()
  }
}

async function copyAll(from: Kysely<Tables>, trx: Kysely<Tables>): Promise<number> {
  const tables = await inOrder(trx)
  // What a row sets off was set off when it was first written.
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx)
  let copied = 0
  for (const table of tables) {
    const columns = await columnsOf(trx, table)
    for (let at = 0; ; at += BATCH) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} limit ${BATCH} offset ${at}`.execute(
        from,
      )
      if (!rows.length) break
      const values = rows.map(
        (row) => sql`(${sql.join(columns.map((column) => valueFor(column, row[column.name])))})`,
      )
      const { rows: stored } =
        await sql<Row>`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        overriding system value values ${sql.join(values)} returning *`.execute(trx)
      if (stored.map(comparable).join() !== rows.map((row) => comparable(typed(columns, row))).join())
        throw new Refused(`Nothing was moved: a row of ${table} was not stored as it is`)
      copied += rows.length
    }
    await continueNumbers(trx, table)
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
  return copied
}

/** Every table but Kysely's own, those that others refer to first. */
async function inOrder(trx: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; before: string[] }>`
    select relname as name, array(select distinct confrelid::regclass::text from pg_constraint
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as before
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    order by relname`.execute(trx)
  const done: string[] = []
  while (done.length < rows.length) {
    const free = rows.filter(
      ({ name, before }) =>
        !done.includes(name) && before.every((table) => done.includes(table.replaceAll('"', ''))),
    )
    if (!free.length) throw new Error('Tables refer to each other in a circle')
    done.push(...free.map(({ name }) => name))
  }
  return done
}

async function columnsOf(trx: Kysely<Tables>, table: string): Promise<Column[]> {
  const { rows } =
    await sql<Column>`select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(trx)
  return rows
}

/** SQLite has neither booleans nor moments. */
function valueFor({ type }: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return Boolean(value)
  if (type.startsWith('timestamp')) return new Date(value as string | number)
  return value instanceof Uint8Array ? Buffer.from(value) : value
}

const typed = (columns: readonly Column[], row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      valueFor(columns.find((column) => column.name === name) ?? { name, type: '' }, value),
    ]),
  )

/** A row as text, whatever the order of its columns. */
const comparable = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
      ]),
  )

async function continueNumbers(trx: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`.execute(trx)
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(trx)
}

if (import.meta.main) await runCommand(() => moveCommand(process.argv.slice(2), process.env))
