import { type Kysely, type Selectable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { templateNames } from '#app/requests/handling/template-words.ts'
import { formTypes, reachWays } from '#app/requests/request.ts'
import type { Tables } from '#database/tables.ts'
import { engines } from './engines.ts'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
/** The names that the type of a column has: one more does not compile before it is here too. */
const typed = <Name extends string>(names: Record<Name, true>) => Object.keys(names)

/** What the code stores in each column whose values the database lists. */
const stored: Readonly<Record<string, readonly (string | number)[]>> = {
  'anonymous_requests.form_type': formTypes,
  'contact_submissions.form_type': formTypes,
  'contact_submissions.keeps_parts': [0, 1],
  'contact_submissions.reach_by': reachWays,
  'email_changes.step': typed<Row<'email_changes'>['step']>({ agree: true, confirm: true }),
  'erasures.account': [0, 1],
  'erasures.method': typed<Row<'erasures'>['method']>({ anonymised: true, erased: true }),
  'inbox_events.kind': typed<Row<'inbox_events'>['kind']>({ new: true, changed: true, read: true }),
  'jobs.state': typed<Row<'jobs'>['state']>({ waiting: true, sent: true, failed: true }),
  'privacy_incidents.serious_risk': typed<Row<'privacy_incidents'>['serious_risk']>({
    yes: true,
    no: true,
    unknown: true,
  }),
  'reply_templates.name': templateNames,
  'session.assurance': typed<Row<'session'>['assurance']>({ aal1: true, aal2: true }),
  'user_roles.role': typed<Row<'user_roles'>['role']>({ admin: true }),
}

type Condition = { column: string; condition: string }
const inEngine: Record<string, (db: Kysely<Tables>) => Promise<Condition[]>> = {
  async SQLite(db) {
    const tables = sql<{
      name: string
      made: string
    }>`select name, sql as made from sqlite_master where type = 'table'`
    return (await tables.execute(db)).rows.flatMap(({ name, made }) =>
      [...made.matchAll(/check \("?(\w+)"? in \([^)]*\)\)/g)].map(([check, column]) => ({
        column: `${name}.${column}`,
        condition: check.slice('check '.length),
      })),
    )
  },
  async Postgres(db) {
    const checks = sql<Condition>`select conrelid::regclass || '.' || attname as "column",
      pg_get_expr(conbin, conrelid) as "condition" from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'c'`
    // A figure has a bound, and a table of one row has its id.
    return (await checks.execute(db)).rows.filter(({ condition }) => !/>=|= 1\b/.test(condition))
  },
}

test.each(engines)(
  'every name that the code stores is in the list of its column, on $name',
  async (engine) => {
    const { database, close } = await engine.open()
    const conditions = (await inEngine[engine.name]?.(database.db)) ?? []
    expect(conditions.map(({ column }) => column).sort()).toEqual(Object.keys(stored).sort())
    const refused: unknown[] = []
    for (const { column, condition } of conditions) {
      const names = stored[column] ?? []
      for (const name of [...names, names[0] === 0 ? 9 : 'of no list']) {
        const only = sql.ref(column.replace(/.*\./, ''))
        const taken = sql`select 1 from (select ${sql.lit(name)} as ${only}) as one where ${sql.raw(condition)}`
        if (!(await taken.execute(database.db)).rows.length) refused.push([column, name])
      }
    }
    expect(refused).toEqual(
      conditions.map(({ column }) => [column, stored[column]?.[0] === 0 ? 9 : 'of no list']),
    )
    await close()
  },
)
