import type { Route } from './+types/dashboard.ts'

export function loader(_: Route.LoaderArgs) {
  return new Response(null, { status: 503 })
}
