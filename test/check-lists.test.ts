import { type Selectable, sql } from 'kysely'
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
  'inbox_events.kind': typed<Row<'inbox_events'>['kind']>({ new: true, changed: true }),
  'jobs.state': typed<Row<'jobs'>['state']>({ waiting: true, sent: true, failed: true }),
  'privacy_incidents.serious_risk': typed<Row<'privacy_incidents'>['serious_risk']>({
    yes: true,
    no: true,
    unknown: true,
  }),
  'reply_templates.name': templateNames,
  'session.assurance': typed<Row<'session'>['assurance']>({ aal1: true, aal2: true }),
}

const inEngine: Record<string, string> = {
  SQLite: `select name as "table", sql as "checks" from sqlite_master where type = 'table'`,
  Postgres: `select conrelid::regclass as "table", pg_get_constraintdef(oid) as "checks" from pg_constraint`,
}
/** `check (name in ('details', 'time'))`, and as Postgres writes it: `CHECK ((name = ANY (ARRAY['details'::text, …])))`. */
const LIST = /check \(\(?("?(\w+)"? (?:in \([^)]*\)|= ANY \([^)]*\)|= '\w+'::text))\)/gi

test.each(engines)('what the code stores is in the list of its column, on $name', async ({ name, open }) => {
  const { database, close } = await open()
  const query = sql.raw<{ table: string; checks: string }>(inEngine[name] ?? '')
  const { rows } = await query.execute(database.db)
  const lists = rows.flatMap(({ table, checks }) =>
    [...checks.matchAll(LIST)].map(([, list = '', column = '']) => ({
      of: `${table}.${column}`,
      list,
      column,
    })),
  )
  expect(lists.map(({ of }) => of).sort()).toEqual(Object.keys(stored).sort())
  for (const { of, list, column } of lists) {
    const takes = async (value: string | number) => {
      const one = sql`select 1 from (select ${sql.lit(value)} as ${sql.ref(column)}) as one where ${sql.raw(list)}`
      return (await one.execute(database.db)).rows.length === 1
    }
    const values = stored[of] ?? []
    for (const value of values) expect(await takes(value), `${of} ${value}`).toBe(true)
    expect(await takes(values[0] === 0 ? 9 : 'of no list'), of).toBe(false)
  }
  await close()
})
