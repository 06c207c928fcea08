import type { Route } from './+types/login.ts'

export function loader(_: Route.LoaderArgs) {
  return new Response(null, { status: 503 })
}
