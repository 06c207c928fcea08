import { askDevice } from '#app/staff/sign-in/ask-device.server.ts'
import type { Route } from './+types/sign-in-passkey.ts'

/** The WebAuthn options for signing in with a passkey. */
export function action(args: Route.ActionArgs) {
  return askDevice(args, (api, given) => api.generatePasskeyAuthenticationOptions(given))
}
