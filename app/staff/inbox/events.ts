import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { seesRequests } from '#database/rows/role.ts'
import type { Route } from './+types/events.ts'
import { newsStream } from './live/news-stream.server.ts'

export const middleware = [refuseData]

/** Streams changes of requests to open staff pages (server-sent events). */
export function loader(args: Route.LoaderArgs) {
  const { runtime, accounts, request } = staffPage(args)
  // Listening does not count as using the account: it neither extends the session nor updates its last use.
  const mayListen = async () => seesRequests((await accounts.visitor(request, { noted: false }))?.role)
  // A HEAD request reads no stream, so the stream would never end.
  const body = request.method === 'HEAD' ? null : newsStream(runtime.inboxWatch, mayListen)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Closes the connection after the stream, so that it does not keep a stopping server from exiting.
      Connection: 'close',
      // Turns off nginx's buffering, which would delay the events.
      'X-Accel-Buffering': 'no',
    },
  })
}
