import { askDevice } from '#app/staff/sign-in/ask-device.server.ts'
import type { Route } from './+types/account-passkey.ts'

/** The WebAuthn options for adding a passkey. */
export function action(args: Route.ActionArgs) {
  return askDevice(args, (api, given) => api.generatePasskeyRegistrationOptions(given))
}
