import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { passkeyOptions } from '#app/staff/sign-in/passkey-options.server.ts'
import type { Route } from './+types/account-passkey.ts'

/** The WebAuthn options for adding a passkey. */
export function action(args: Route.ActionArgs) {
  return passkeyOptions(staffPage(args), 'generatePasskeyRegistrationOptions')
}
