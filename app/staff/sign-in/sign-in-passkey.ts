import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { passkeyOptions } from '#app/staff/sign-in/passkey-options.server.ts'
import type { Route } from './+types/sign-in-passkey.ts'

/** The WebAuthn options for signing in with a passkey. */
export function action(args: Route.ActionArgs) {
  return passkeyOptions(staffPage(args), 'generatePasskeyAuthenticationOptions')
}
