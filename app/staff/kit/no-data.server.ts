import { data, type MiddlewareFunction } from 'react-router'

/**
 * Refuses the `.data` address of a route that answers with a file or a stream: nothing asks for it, and the router would
 * gather the whole answer in memory, a stream that never ends too.
 */
export const refuseData: MiddlewareFunction<Response> = ({ request }, next) => {
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 404 })
  return next()
}
