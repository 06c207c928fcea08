import type { Route } from './+types/sign-in-passkey.ts'
import { askDevice } from './passkeys.server.ts'

/** What a device is asked by whoever signs in with a passkey. */
export function action(args: Route.ActionArgs) {
  return askDevice(args, (api, given) => api.generatePasskeyAuthenticationOptions(given))
}
