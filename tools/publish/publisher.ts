import { plainPaths } from '#app/site-map.ts'
import { connect, type Database } from '#database/connect.ts'
import type { Garage } from '../../test/garage.ts'
import { httpClientOf } from '../../test/http-client.ts'
import { raw } from '../../test/raw-http.ts'
import { draftsOf } from './price-versions.ts'

const OWNER = 'owner@garage.example'

export type Publisher = Awaited<ReturnType<typeof openPublisher>>

/** Creates the owner of a new site, who publishes versions of its prices as the desk's page does. */
export async function openPublisher(garage: Garage) {
  const database = connect(garage.databaseUrl)
  const { cookie } = await httpClientOf(garage).enter(OWNER)
  return {
    database,
    /** Stores the version's changes as drafts. @returns the form that publishes them */
    async draft(version: number): Promise<string> {
      const form = new URLSearchParams({ intent: 'publish' })
      for (const { path, was, now } of draftsOf(version)) {
        const saved_at = new Date().toISOString()
        const row = { path, was: JSON.stringify(was), now: JSON.stringify(now), saved_by: OWNER, saved_at }
        await database.db.insertInto('content_drafts').values(row).execute()
        form.append('draft', `${path} ${saved_at}`)
        form.append('sure', path)
      }
      return form.toString()
    },
    /** @throws if it is not published, or if the connection breaks. */
    async publish(url: string, form: string): Promise<void> {
      const { status, headers } = await raw(url, {
        method: 'POST',
        path: plainPaths.deskDrafts,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url, Cookie: cookie },
        body: form,
      })
      if (!headers.location?.includes('said=published')) throw new Error(`Not published: ${status}`)
    },
    close: () => database.close(),
  }
}

/** The entries of each published change set, and how many drafts wait. */
export async function publishedIn({ db }: Database) {
  const sets = await db.selectFrom('content_changes').select('entries').orderBy('id').execute()
  const drafts = await db.selectFrom('content_drafts').select('path').execute()
  return { sets: sets.map(({ entries }) => entries), drafts: drafts.length }
}
