import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { moveCommand } from '../../scripts/move.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { addPerson } from '../staff/in-database.ts'

test('everything of a SQLite file is moved to an empty Postgres, and a full one is refused', async () => {
  const [source, target] = await Promise.all(engines.map(({ open }) => open()))
  if (!source || !target) throw new Error('There are two engines')
  const { db } = source.database
  await keep(db, storedRequest(1, { message: 'Été’ "\\ \u{1f527}' }), storedRequest(2))
  const now = new Date().toISOString()
  await addPerson(db, { id: 'u1', email: 'a@garage.example' })
  const size = { width: 1, height: 1 }
  const photo = { id: 'p1', request_id: 'id-1', at: now, bytes: Buffer.from([0, 255]), sha256: 'x', ...size }
  await db.insertInto('evaluation_photos').values(photo).execute()
  const events = await db.selectFrom('inbox_events').selectAll().execute()
  await source.database.close()
  const dataDir = path.dirname(source.url.replace('file:', ''))
  const move = () => moveCommand([target.url], { DATABASE_URL: source.url, DATA_DIR: dataDir })

  await expect(move()).rejects.toThrow('is not empty')
  await sql`drop schema public cascade`.execute(target.database.db)
  await sql`create schema public`.execute(target.database.db)
  expect(await move()).toMatch(/^\d+ rows are in postgres/)

  const [before, after] = [connect(source.url), connect(target.url)]
  const requests = (of: typeof before) =>
    of.db.selectFrom('contact_submissions').selectAll().orderBy('id').execute()
  expect(await requests(after)).toEqual(await requests(before))
  expect(await after.db.selectFrom('evaluation_photos').select('bytes').execute()).toEqual([
    { bytes: photo.bytes },
  ])
  expect(await after.db.selectFrom('user_roles').select('user_id').execute()).toEqual([{ user_id: 'u1' }])
  expect(await after.db.selectFrom('inbox_events').selectAll().execute()).toEqual(events)
  // What comes next has a number of its own.
  await keep(after.db, storedRequest(3))
  await Promise.all([before.close(), after.close(), target.close()])
  await rm(dataDir, { recursive: true })
})
