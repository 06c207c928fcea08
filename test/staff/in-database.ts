import type { Insertable, Kysely, Selectable } from 'kysely'
import { afterEach, beforeEach, vi } from 'vitest'
import {
  type Change,
  changeRequest,
  requestWithStory,
  type Staff,
} from '#app/requests/handling/changes.server.ts'
import { confirmRestored } from '#app/requests/handling/restored.server.ts'
import type { Tables } from '#database/tables.ts'
import { type OpenedDatabase, oneEngine } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const confirm = confirmRestored({ secret: 'of a test', siteUrl: 'https://garage.example' })

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

  return {
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
    /** Stores requests: one for each number, or each row. */
    keep: (...rows: (number | ReturnType<typeof storedRequest>)[]) =>
      keep(db(), ...rows.map((row) => (typeof row === 'number' ? storedRequest(row) : row))),
    story,
    request: async (number = 1) => (await story(number)).request,
    /** Changes a request as whoever has just looked at it does. */
    async change(
      change: Change,
      { number = 1, seen, by = OWNER }: { number?: number; seen?: number; by?: Staff } = {},
    ) {
      const { reference, version } = (await story(number)).request
      return (await changeRequest(db(), { reference, seen: seen ?? version, change, by, confirm })).kind
    },
    references: async () => {
      const rows = await db().selectFrom('contact_submissions').select('reference').orderBy('id').execute()
      return rows.map(({ reference }) => reference)
    },
  }
}
