import type { Route } from './+types/send-contact-email.ts'

export function loader(_: Route.LoaderArgs) {
  return new Response(null, { status: 503 })
}
