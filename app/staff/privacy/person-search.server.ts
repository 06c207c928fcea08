import type { Kysely } from 'kysely'
import { confirmedPersonalInformation } from '#app/personal-data/erase.server.ts'
import {
  type PersonalInformation,
  type PersonQuery,
  readPersonQuery,
  requestsOf,
} from '#app/personal-data/person.server.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'

const LONGEST_TYPED = 254

/** A search from a query or a form: the typed text and, once staff have chosen, the references of the person's requests. */
export function readPerson(given: URLSearchParams | FormData) {
  const typed = `${given.get('q') ?? ''}`.trim().slice(0, LONGEST_TYPED)
  const chosen = given.has('chosen') ? given.getAll('reference').map(String) : undefined
  return { typed, query: readPersonQuery(typed), chosen }
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>

/** Everything kept about a person, with the chosen requests, or all found requests if none were chosen yet. */
export async function findPerson(db: Kysely<Tables>, query: PersonQuery, chosen: string[] | undefined) {
  const found = await requestsOf(db, query)
  const references = chosen ?? found.map(({ reference }) => reference)
  return { found, references, held: await confirmedPersonalInformation(db, { query, references }) }
}

export function isNothing({ requests, consents, mails, accounts, mentions }: PersonalInformation): boolean {
  return ![requests, consents, mails, accounts, mentions].some((rows) => rows.length > 0)
}

/** The path of the page about a person. */
export function personPath(typed: string): string {
  return `${plainPaths.privacy}?${new URLSearchParams({ q: typed })}`
}
