import { data, type MiddlewareFunction } from 'react-router'

/**
 * Refuses the `.data` URL of a route that returns no page: nothing needs it, and the router would buffer the whole
 * response in memory.
 */
export const refuseData: MiddlewareFunction<Response> = ({ request }, next) => {
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 404 })
  return next()
}
