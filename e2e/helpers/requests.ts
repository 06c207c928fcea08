import type { Insertable } from 'kysely'
import { connect } from '#database/connect.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Garage } from '../../test/garage.ts'
import { keep, storedRequest } from '../../test/requests/stored-request.ts'

let count = 0

/** Stores requests that came just now, the last one newest, as another process of the site would. @returns their references */
export async function insertRequests(
  { databaseUrl }: Garage,
  requests: Partial<Insertable<RequestTable>>[],
): Promise<string[]> {
  const rows = requests.map((request) => {
    count += 1
    const created_at = new Date().toISOString()
    return storedRequest(count, { created_at, email: `v${count}@example.org`, ...request })
  })
  const database = connect(databaseUrl)
  await keep(database.db, ...rows)
  await database.close()
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
