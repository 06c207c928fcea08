import { runtimeContext } from '#app/context.server.ts'
import { lastAnnounced } from '#app/jobs/announce.server.ts'
import { countWaiting } from '#app/requests/life/open.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import type { Route } from './+types/news.ts'

const MINUTE = 60_000

export const middleware = [refuseData]

/**
 * Tells an open inbox, which asks again and again, how many requests wait for the garage; 304 if nothing happened since it asked, and
 * the minute is the same, with which a promise may have come near.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  const now = new Date()
  // Before the count: what happens in between is told again.
  const headers = { ETag: `"${await lastAnnounced(db)}-${Math.floor(now.getTime() / MINUTE)}"` }
  if (request.headers.get('If-None-Match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return Response.json({ ours: await countWaiting(db, now) }, { headers })
}
