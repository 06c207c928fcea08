import type { Insertable, Kysely, Selectable } from 'kysely'
import { afterEach, beforeEach, vi } from 'vitest'
import { type Act, act } from '#app/requests/life/act.server.ts'
import { type Change, change } from '#app/requests/life/change.server.ts'
import { requestWithStory, type Staff } from '#app/requests/life/story.server.ts'
import type { Tables } from '#database/tables.ts'
import { type OpenedDatabase, oneEngine } from '../engines.ts'
import { deskOf } from '../requests/evaluated.ts'
import { type Kept, keep } from '../requests/stored-request.ts'

/** The first account of a database is its admin. */
export const OWNER: Staff = { id: 'user-1', email: 'owner@garage.example' }
export const SECOND: Staff = { id: 'user-2', email: 'second@garage.example' }
/** Tuesday, 13:00 in Montreal. */
export const NOW = new Date('2026-11-24T18:00:00Z')

/** Sets the clock; timers and databases go on. Put back after each test by `databaseForEach`. */
export const itIs = (now: Date | string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

function datesNow() {
  const at = new Date().toISOString()
  return { createdAt: at, updatedAt: at }
}

/** Stores an account, whose address is confirmed unless said otherwise. */
export const addPerson = (db: Kysely<Tables>, { id, email }: Staff, emailVerified = true) =>
  db
    .insertInto('user')
    .values({ id, email, name: '', emailVerified, ...datesNow() })
    .execute()

/** Every row of a table. */
export const rowsIn = <Table extends keyof Tables>(db: Kysely<Tables>, table: Table) =>
  db.selectFrom<keyof Tables>(table).selectAll().execute() as Promise<unknown> as Promise<
    Selectable<Tables[Table]>[]
  >

type Taken = { number?: number; by?: Staff; now?: Date; id?: string }

/** A database for each test with the accounts of its people, and what staff do in it. Registers the hooks. */
export function databaseForEach(people: readonly Staff[] = [OWNER], open = oneEngine.open) {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    for (const person of people) await addPerson(opened.database.db, person)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await opened.close()
  })

  const db = () => opened.database.db
  async function story(number = 1) {
    const found = await requestWithStory(db(), `G-TEST-${number}`)
    if (!found) throw new Error(`No request ${number}`)
    return found
  }

  /** Takes an act on a request. */
  const take = <Why>(does: Act<Why>, { number = 1, by = OWNER, ...more }: Taken = {}) =>
    act(deskOf(opened), { reference: `G-TEST-${number}`, by, ...more }, does)

  return {
    take,
    get opened() {
      return opened
    },
    get database() {
      return opened.database
    },
    get db() {
      return opened.database.db
    },
    addPerson: (person: Staff, emailVerified?: boolean) => addPerson(db(), person, emailVerified),
    /** Opens a session of someone, which has their id unless another is given. */
    signIn: (userId: string, more: Partial<Insertable<Tables['session']>> = {}) =>
      db()
        .insertInto('session')
        .values({
          id: userId,
          token: userId,
          userId,
          assurance: 'aal1',
          ...datesNow(),
          expiresAt: '2099-01-01',
          ...more,
        })
        .execute(),
    rows: <Table extends keyof Tables>(table: Table) => rowsIn(db(), table),
    keep: (...rows: Kept[]) => keep(db(), ...rows),
    story,
    request: async (number = 1) => (await story(number)).request,
    /** Changes a request as whoever has just looked at it does. */
    async change(wanted: Change, { seen, ...more }: Taken & { seen?: number } = {}) {
      const { version } = (await story(more.number)).request
      return (await take(change(wanted, seen ?? version), more)).why ?? 'done'
    },
    references: async () => {
      const rows = await db().selectFrom('contact_submissions').select('reference').orderBy('id').execute()
      return rows.map(({ reference }) => reference)
    },
  }
}
