import { runtimeContext } from '#app/context.server.ts'
import { lastAnnounced } from '#app/jobs/announce.server.ts'
import { countUnread } from '#app/requests/handling/inbox.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import type { Route } from './+types/news.ts'

export const middleware = [refuseData]

/** Tells an open inbox, which asks again and again, how many requests are unread; 304 if nothing happened since it asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  // Before the count: what happens in between is told again.
  const headers = { ETag: `"${await lastAnnounced(db)}"` }
  if (request.headers.get('If-None-Match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return Response.json({ unread: await countUnread(db) }, { headers })
}
