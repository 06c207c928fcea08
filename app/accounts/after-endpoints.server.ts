import { defineRequestState } from '@better-auth/core/context'
import { createAuthMiddleware } from 'better-auth/api'
import type { AccountLimits } from './account-limits.server.ts'
import type { Attempts } from './attempts.server.ts'
import type { KnownDevices } from './factors/known-devices.server.ts'

/** The account whose password was reset by a mailed link in this request. */
const chosenFor = defineRequestState<string | undefined>(() => undefined)
export const noteNewPassword = chosenFor.set

type Options = { attempts: Attempts; accountLimits: AccountLimits; devices: KnownDevices }

/** Runs after Better Auth: a success resets the attempt counts and makes this device known from now on. */
export function afterEndpoints({ attempts, accountLimits, devices }: Options) {
  return createAuthMiddleware(async (context) => {
    const { path, headers } = context
    const { user, session } = context.context.newSession ?? {}
    if (user) {
      if (path === '/sign-in/email') await accountLimits.forget('signIn', user.email, headers)
      if (path === '/sign-in/email-otp') await accountLimits.forget('code', user.email, headers)
      if (path.startsWith('/two-factor/verify-')) await attempts.forget('secondFactorOfAccount', user.id)
      if (path === '/change-password') await attempts.forget('passwordOfAccount', user.id)
    }
    const entered = user?.twoFactorEnabled && session?.assurance !== 'aal2' ? undefined : user?.id
    const owner = entered ?? (path === '/reset-password' ? await chosenFor.get() : undefined)
    if (!owner) return
    const { name, value, attributes } = await devices.cookieFor(headers, owner)
    context.setCookie(name, value, attributes)
  })
}
