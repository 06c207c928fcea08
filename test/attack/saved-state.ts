import { type Kysely, sql } from 'kysely'
import { connect } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Row = Record<string, unknown>

/** Tables whose original rows are restored, with their keys. */
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
/** Columns that change with every visit. */
const PASSING = ['lastUsedAt', 'updatedAt', 'expiresAt']

/** Saves the database as it was when the attack began, and can restore it. */
export async function saveState(databaseUrl: string) {
  const { db, close } = connect(databaseUrl)
  const before: { table: keyof typeof keys; row: Row }[] = []
  for (const table of Object.keys(keys) as (keyof typeof keys)[]) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
    before.push(...rows.map((row) => ({ table, row })))
  }
  const admins = before.flatMap(({ table, row }) => (table === 'user_roles' ? [`${row.user_id}`] : []))

  /** One at a time: on Postgres, two that insert the same session at once fail by its token. */
  let turn = Promise.resolve()
  async function restore(): Promise<void> {
    for (const { table, row } of before) if (!(await isThere(db, table, row))) await put(db, table, row)
    await db.deleteFrom('user_roles').where('user_id', 'not in', admins).execute()
    await db.deleteFrom('budgets').execute()
  }

  return {
    close,
    /** The row of a request, as JSON. */
    async request(reference: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('contact_submissions')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row && JSON.stringify(row)
    },
    /**
     * Restores every account, role and session and clears the rate limits: otherwise what one attack changed would keep the
     * next ones from reaching their targets, and the limits have tests of their own.
     */
    putBack(): Promise<void> {
      turn = turn.then(restore, restore)
      return turn
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
