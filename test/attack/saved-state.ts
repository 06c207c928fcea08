import { type Kysely, sql } from 'kysely'
import { connect } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Row = Record<string, unknown>

/** Tables in which what was there is put back, by their keys. */
const keys = {
  user: ['id'],
  account: ['id'],
  session: ['id'],
  verification: ['id'],
  passkey: ['id'],
  user_roles: ['user_id', 'role'],
  invitations: ['email'],
  email_changes: ['user_id'],
} as const
/** What changes whenever somebody comes by. */
const PASSING = ['lastUsedAt', 'updatedAt', 'expiresAt']

/** What was in the database when the attack began, and the way back to it. */
export async function saveState(databaseUrl: string) {
  const { db, close } = connect(databaseUrl)
  const before: { table: keyof typeof keys; row: Row }[] = []
  for (const table of Object.keys(keys) as (keyof typeof keys)[]) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
    before.push(...rows.map((row) => ({ table, row })))
  }
  const admins = before.flatMap(({ table, row }) => (table === 'user_roles' ? [`${row.user_id}`] : []))

  return {
    close,
    /** The row of a request, as text. */
    async request(reference: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('contact_submissions')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row && JSON.stringify(row)
    },
    /**
     * Everyone is who they were, signed in, and has tried nothing yet: what an act of the attack was meant to change would
     * keep those after it from being met, and limits of tries have tests of their own.
     */
    async putBack(): Promise<void> {
      for (const { table, row } of before) if (!(await isThere(db, table, row))) await put(db, table, row)
      await db.deleteFrom('user_roles').where('user_id', 'not in', admins).execute()
      await db.deleteFrom('budgets').execute()
    },
  }
}

const lasting = (row: Row | undefined) =>
  JSON.stringify(Object.entries(row ?? {}).filter(([name]) => !PASSING.includes(name)))

async function isThere(db: Kysely<Tables>, table: keyof typeof keys, row: Row): Promise<boolean> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${keyOf(table, row)}`.execute(db)
  return lasting(rows[0]) === lasting(row)
}

async function put(db: Kysely<Tables>, table: keyof typeof keys, row: Row): Promise<void> {
  const names = Object.keys(row)
  const changed = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})
    on conflict (${sql.join(keys[table].map((name) => sql.ref(name)))}) do update set ${sql.join(changed)}`.execute(
    db,
  )
}

function keyOf(table: keyof typeof keys, row: Row) {
  return sql.join(
    keys[table].map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
}
