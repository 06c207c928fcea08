import type { Kysely, Selectable } from 'kysely'
import { listPeople } from '#app/accounts/roles.server.ts'
import { evaluationsOf } from '#app/requests/evaluation/stored.server.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import { seesRequests } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'

export type RequestRow = Selectable<RequestTable>
/** The staff member who acts. */
export type Staff = { id: string; email: string }
/** Who acts: the customer has neither an account nor, in the history, a name. */
export type Author = Staff | { id: null; email: '' }
export const CUSTOMER = { id: null, email: '' } as const satisfies Author

/** Users to whom a request can be assigned, ordered by e-mail. */
export const listStaff = async (db: Kysely<Tables>): Promise<Staff[]> =>
  (await listPeople(db)).flatMap(({ id, email, role }) => (seesRequests(role) ? [{ id, email }] : []))

/** A request with its history, latest first, and its notes, messages and evaluations, oldest first. */
export const requestWithStory = (db: Kysely<Tables>, reference: string) => storyOf(db, 'reference', reference)

export type Story = NonNullable<Awaited<ReturnType<typeof requestWithStory>>>

/** The same by the request's id. */
export const requestWithStoryById = (db: Kysely<Tables>, id: string) => storyOf(db, 'id', id)

async function storyOf(db: Kysely<Tables>, by: 'id' | 'reference', value: string) {
  const request = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where(by, '=', value)
    .executeTakeFirst()
  if (!request) return undefined
  const { id } = request
  const history = await db
    .selectFrom('request_history')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('version', 'desc')
    .orderBy('at', 'desc')
    .execute()
  const [notes, messages] = [await textsOf('request_notes'), await textsOf('request_messages')]
  return { request, notes, messages, evaluations: await evaluationsOf(db, id), history }

  function textsOf(table: 'request_notes' | 'request_messages') {
    const texts = db.selectFrom(table).selectAll().where('request_id', '=', id)
    return texts.orderBy('at').orderBy('id').execute()
  }
}
