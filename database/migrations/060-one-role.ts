import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** One row for the role of an account, where each role had a table. Of an editor and a writer the lesser counted, as before. */
export default {
  stopFirst: 'the version before reads editors and writers from tables of their own, which are dropped',
  async up(db, engine) {
    const inSqlite = `select name, sql from sqlite_master where type = 'trigger' and sql like '%user_roles%'`
    const inPostgres = `select tgname as name, pg_get_triggerdef(oid) as sql from pg_trigger
      where tgrelid = 'user_roles'::regclass and not tgisinternal`
    const query = sql.raw<{ name: string; sql: string }>(engine === 'sqlite' ? inSqlite : inPostgres)
    const { rows: triggers } = await query.execute(db)
    const statements = [
      // SQLite renames no table while a trigger names one that is gone: also those on accounts.
      ...(engine === 'sqlite' ? triggers.map(({ name }) => `drop trigger ${name}`) : []),
      `create table one_role (user_id text primary key references "user" ("id") on delete cascade,
        role text not null, granted_at text not null)`,
      ...Object.entries({ admin: 'user_roles', writer: 'writers', editor: 'editors' }).flatMap(
        ([role, table]) => [
          `insert into one_role (user_id, role, granted_at)
            select user_id, '${role}', granted_at from ${table} where true on conflict do nothing`,
          `drop table ${table}`,
        ],
      ),
      'alter table one_role rename to user_roles',
      ...triggers.map((trigger) => trigger.sql),
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
