import type { Route } from './+types/api.ts'

export function loader(_: Route.LoaderArgs) {
  return new Response(null, { status: 503 })
}
