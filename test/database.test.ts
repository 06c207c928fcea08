import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { writeFault } from '#database/fault.ts'
import { migrate, type SchemaStep } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { engines } from './engines.ts'
import { databaseForEach } from './staff/in-database.ts'

const nothing: SchemaStep = { up: async () => {} }

describe.each(engines)('A database on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('is migrated once and takes writes', async () => {
    expect(await migrate(at.database)).toEqual([])
    expect(await writeFault(at.database)).toBeUndefined()
  })

  test('a step that fails leaves nothing behind and is named', async () => {
    const broken: SchemaStep = {
      async up(db) {
        await sql`create table half_made (id integer)`.execute(db)
        await sql`insert into no_such_table values (1)`.execute(db)
      },
    }
    await expect(migrate(at.database, { ...migrations, '999-broken': broken })).rejects.toThrow('999-broken')
    await expect(sql`select * from half_made`.execute(at.database.db)).rejects.toThrow()
  })

  test('is migrated under a lock that ends with the transaction, as a pooler of connections needs', async () => {
    if (at.database.engine === 'sqlite') return
    const held: boolean[] = []
    const asking: SchemaStep = {
      async up(db) {
        // Only a lock that the session holds can be let go of.
        const { rows } = await sql<{ held: boolean }>`
          select pg_advisory_unlock((classid::bigint << 32) | objid::bigint) as held from pg_locks
          where locktype = 'advisory' and pid = pg_backend_pid()`.execute(db)
        held.push(...rows.map((row) => row.held))
      },
    }
    await migrate(at.database, { ...migrations, '999-asking': asking })
    expect(held).toEqual([false])
  })

  test('of a newer version is refused with that reason, and nothing is changed', async () => {
    await expect(migrate(at.database, { '027-undone-changes': nothing })).rejects.toThrow(
      'of a newer version',
    )
    expect(await migrate(at.database)).toEqual([])
  })

  test('of the last release goes on, whatever it recorded before; one from before it is refused', async () => {
    const records = at.database.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    await records
      .insertInto('kysely_migration')
      .values({ name: '026-unanswered', timestamp: '2026-01-01' })
      .execute()
    expect(await migrate(at.database, { ...migrations, '999-more': nothing })).toEqual(['999-more'])
    await records.deleteFrom('kysely_migration').where('name', '>', '026-unanswered').execute()
    await expect(migrate(at.database)).rejects.toThrow('before the last release')
  })

  test('that takes no writes says why', async () => {
    const { engine, db } = at.database
    if (engine === 'sqlite') {
      // As on a full disk, SQLite ends this transaction itself.
      const ended = db.transaction().execute(async (trx) => {
        await sql`insert or rollback into write_checks values (1, ''), (1, '')`.execute(trx)
      })
      await expect(ended).rejects.toThrow('UNIQUE')
      await sql`pragma query_only = on`.execute(db)
      expect(await migrate(at.database)).toEqual([])
      expect(await writeFault(at.database)).toBe('read-only')
    } else {
      const url = new URL(at.opened.url)
      url.port = '9'
      const gone = connect(url.href)
      expect(await writeFault(gone)).toBe('unreachable')
      await gone.close()
      await sql`alter database ${sql.ref(new URL(at.opened.url).pathname.slice(1))} set default_transaction_read_only = on`.execute(
        db,
      )
      const second = connect(at.opened.url)
      expect(await writeFault(second)).toBe('read-only')
      await second.close()
    }
  })
})

test('the steps of the schema stand in order, each with a number of its own', () => {
  const numbers = Object.keys(migrations).map((name) => name.match(/^(\d{3})-[a-z-]+$/)?.[1])
  expect(numbers).toEqual([...new Set(numbers)].sort())
})
