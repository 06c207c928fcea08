import { redirect } from 'react-router'
import { dayOf } from '#app/content/hours/opening.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { fileHeaders } from '#app/staff/kit/file-headers.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/privacy-export.ts'
import { findPerson, readPerson } from './person-search.server.ts'

export const middleware = [refuseData]

/** Everything kept about a person as a JSON file, whose name does not identify them. */
export async function loader(args: Route.LoaderArgs) {
  const { db, url } = staffPage(args)
  const { query, chosen } = readPerson(url.searchParams)
  if (!query) throw redirect(plainPaths.privacy)
  const { held } = await findPerson(db, query, chosen)
  const now = new Date()
  const known = { exported_at: now.toISOString(), ...(await personDocument(db, held)) }
  const text = JSON.stringify(known, null, 2)
  const name = `personal-information-${dayOf(now)}.json`
  return new Response(text, { headers: fileHeaders(name, 'application/json') })
}
