import type { Insertable } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Garage } from '../../test/garage.ts'
import { keep, storedRequest } from '../../test/requests/stored-request.ts'

let count = 0

/** What another process of a garage does in its database. */
export async function withDatabase<Found>(
  { databaseUrl }: Pick<Garage, 'databaseUrl'>,
  work: (db: Database['db']) => Promise<Found>,
): Promise<Found> {
  const database = connect(databaseUrl)
  const found = await work(database.db)
  await database.close()
  return found
}

/** Stores requests a minute apart, the last one just now, as another process would. @returns their references */
export async function insertRequests(
  garage: Garage,
  requests: Partial<Insertable<RequestTable>>[],
): Promise<string[]> {
  const rows = requests.map((request, at) => {
    count += 1
    const created_at = new Date(Date.now() - (requests.length - 1 - at) * 60_000).toISOString()
    return storedRequest(count, { created_at, email: `v${count}@example.org`, ...request })
  })
  await withDatabase(garage, (db) => keep(db, ...rows))
  return rows.map(({ reference }) => reference)
}

/** Stores one request. @returns its reference */
export async function insertRequest(
  garage: Garage,
  request: Partial<Insertable<RequestTable>> = {},
): Promise<string> {
  const [reference = ''] = await insertRequests(garage, [request])
  return reference
}
