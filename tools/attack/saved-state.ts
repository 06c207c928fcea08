import { sql } from 'kysely'
import { connect } from '#database/connect.ts'

type Row = Record<string, unknown>

/** Tables whose original rows are restored, with their keys. */
const keys = {
  user: ['id'],
  account: ['id'],
  session: ['id'],
  verification: ['id'],
  passkey: ['id'],
  user_roles: ['user_id'],
  invitations: ['email'],
  email_changes: ['user_id'],
} as const
type Table = keyof typeof keys

/** Saves the database as it was when the attack began, and can restore it. */
export async function saveState(databaseUrl: string) {
  const { db, close } = connect(databaseUrl)
  const before: { table: Table; row: Row }[] = []
  for (const table of Object.keys(keys) as Table[]) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
    before.push(...rows.map((row) => ({ table, row })))
  }
  const admins = before.flatMap(({ table, row }) => (table === 'user_roles' ? [`${row.user_id}`] : []))

  async function put(table: Table, row: Row): Promise<void> {
    const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
    const names = Object.keys(row)
    const changed = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
    await sql`insert into ${sql.table(table)} (${refs(names)}) values (${sql.join(Object.values(row))})
      on conflict (${refs(keys[table])}) do update set ${sql.join(changed)}`.execute(db)
  }

  /** One at a time: on Postgres, two that insert the same session at once fail by its token. */
  let turn = Promise.resolve()
  async function restore(): Promise<void> {
    for (const { table, row } of before) await put(table, row)
    await db.deleteFrom('user_roles').where('user_id', 'not in', admins).execute()
    await db.deleteFrom('budgets').execute()
  }

  return {
    close,
    /** The row of a request, as JSON. */
    async request(reference: string): Promise<string | undefined> {
      const rows = db.selectFrom('contact_submissions').selectAll().where('reference', '=', reference)
      const row = await rows.executeTakeFirst()
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
