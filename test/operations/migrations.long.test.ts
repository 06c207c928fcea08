import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { listPeople } from '#app/accounts/roles.server.ts'
import { startJobs } from '#app/jobs/jobs.server.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { createLog } from '#platform/log.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'

/** The tables of a version before, which this one has no types of. */
type Before = Record<string, Record<string, unknown>>

const NOW = new Date().toISOString()
/** Longer than this test takes on any machine. */
const HOUR = 3_600_000
const LATER = new Date(Date.now() + HOUR).toISOString()

const mail = (id: string, more: Record<string, unknown> = {}) => ({
  ...{ id, created_at: NOW, due_at: NOW, kind: 'request.notice', request_id: 'id-1', lang: 'fr' },
  ...{ to_address: 'a@example.org', subject: 'Demande', html: 'x', text: 'x' },
  ...{ message_id: `<${id}@example.org>`, state: 'waiting', attempts: 0 },
  ...more,
})

/** A database as it stood before a step. */
async function openBefore(step: string, open: (typeof engines)[number]['open']) {
  const { database, close, url } = await open()
  if (database.engine === 'postgres') {
    await sql`drop schema public cascade`.execute(database.db)
    await sql`create schema public`.execute(database.db)
  } else {
    await sql`pragma foreign_keys = off`.execute(database.db)
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(database.db)
    for (const { name } of rows) await database.db.schema.dropTable(name).execute()
    await sql`pragma foreign_keys = on`.execute(database.db)
  }
  await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step)))
  const old = database.db as unknown as Kysely<Before>
  const insert = (table: string, ...rows: Record<string, unknown>[]) =>
    old.insertInto(table).values(rows).execute()
  const isConfirmed = database.engine === 'sqlite' ? 1 : true
  const addPerson = (id: string) =>
    insert('user', { id, email: `${id}@garage.example`, name: '', ...dates, emailVerified: isConfirmed })
  return { database, old, insert, addPerson, close, url }
}

const dates = { createdAt: NOW, updatedAt: NOW }

test.each(engines)(
  'mails and alerts that waited in the version before are each done once after it on $name',
  async ({ open }) => {
    const { database, old, insert, addPerson, close, url } = await openBefore('045', open)
    const session = { id: 'session-1', token: 't', userId: 'owner', assurance: 'aal1', expiresAt: LATER }
    const keys = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x', public_key: 'x' }
    const device = { session_id: 'session-1', user_id: 'owner', lang: 'fr', since: NOW, ...keys }
    await addPerson('owner')
    await insert('session', { ...session, ...dates })
    await insert('push_subscriptions', device)
    // The triggers of then leave the alert.
    await insert('contact_submissions', { ...storedRequest(1) })
    await insert(
      'outbox',
      mail('waits'),
      mail('tried', { attempts: 3, last_error: 'refused here' }),
      mail('held', { attempts: 1, lease: 'of another process', leased_until: LATER }),
      mail('account', { request_id: null, kind: 'account.confirm', link: 'https://garage.example/x' }),
      mail('sent', { state: 'sent', sent_at: NOW, html: '', text: '' }),
      mail('failed', { state: 'failed', attempts: 20 }),
    )
    expect(await old.selectFrom('push_messages').select('request_id').execute()).toHaveLength(1)

    expect(await migrate(database)).toEqual(Object.keys(migrations).filter((name) => name >= '045'))
    const after = connect(url)
    const done: string[] = []
    const kind = {
      run: async ({ id, kind, request_id, attempts }: Record<string, unknown>) => {
        done.push(kind === 'alert' ? `alert ${request_id}` : `${id} ${attempts}`)
        return undefined
      },
      atOnce: 1,
      lease: HOUR,
      limit: 25_000,
      firstRetry: 1_000,
      attempts: 20,
    }
    const jobs = startJobs({
      database: after,
      log: createLog('error').log,
      kinds: { mail: { ...kind, afterwards: 'record' }, alert: { ...kind, afterwards: 'nothing' } },
    })
    await expect.poll(() => done.toSorted()).toEqual(['account 1', 'alert id-1', 'tried 4', 'waits 1'])
    await jobs.stop()
    const left = await after.db
      .selectFrom('jobs')
      .select(['id', 'kind', 'mail', 'state'])
      .orderBy('id')
      .execute()
    expect(left.map(({ id, state }) => [id, state])).toEqual([
      ['account', 'sent'],
      ['failed', 'failed'],
      ['held', 'waiting'],
      ['sent', 'sent'],
      ['tried', 'sent'],
      ['waits', 'sent'],
    ])
    expect(left.find(({ id }) => id === 'account')).toMatchObject({ kind: 'mail', mail: 'account.confirm' })
    await after.close()
    await close()
  },
)

test.each(engines)('each account keeps its role, of two the lesser, on $name', async (engine) => {
  const { database, insert, addPerson, close } = await openBefore('060', engine.open)
  for (const id of ['owner', 'editor', 'writer', 'both', 'none']) await addPerson(id)
  const rows = (...ids: string[]) => ids.map((user_id) => ({ user_id, granted_at: NOW }))
  await insert('editors', ...rows('editor', 'both', 'owner'))
  await insert('writers', ...rows('writer', 'both'))
  await migrate(database)
  expect((await listPeople(database.db)).map(({ id, role }) => [id, role])).toEqual([
    ['both', 'writer'],
    ['editor', 'editor'],
    ['none', undefined],
    ['owner', 'admin'],
    ['writer', 'writer'],
  ])
  await close()
})
