import { isStaff } from '#app/accounts/guards.server.ts'
import { runtimeContext } from '#app/context.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import type { Route } from './+types/events.ts'
import { newsStream } from './live/news-stream.server.ts'

export const middleware = [refuseData]

/** Changes of requests, sent to the open pages of staff as they happen (server-sent events). */
export function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, inboxWatch } = context.get(runtimeContext)
  // Listening is no use of the account: it neither lengthens the session nor counts as its last use.
  const mayListen = async () => {
    const visitor = await accounts.visitor(request, { noted: false })
    return visitor !== undefined && isStaff(visitor)
  }
  // Who asks for the head alone reads no stream, and would never end one.
  const body = request.method === 'HEAD' ? null : newsStream(inboxWatch, mayListen)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // The connection ends with the stream, so that a server that stops is not held up by it.
      Connection: 'close',
      // Nginx would gather what is to arrive at once.
      'X-Accel-Buffering': 'no',
    },
  })
}
