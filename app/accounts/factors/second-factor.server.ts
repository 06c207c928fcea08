import type { Session } from 'better-auth'
import { type TwoFactorOptions, twoFactor } from 'better-auth/plugins'

/** Sign-in endpoints after which the second factor is asked. Better Auth itself asks after a password only. */
const FIRST_STEPS = ['/sign-in/email', '/sign-in/email-otp', '/callback/:id']

/** Endpoints that give the second factor: a code, a recovery code, or a passkey whose device verified its user. */
const SECOND_STEPS = [
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]

/** Better Auth's second factor, asked after every sign-in method that is one factor only. */
export function secondFactor(options: TwoFactorOptions) {
  const plugin = twoFactor(options)
  const [hook] = plugin.hooks.after
  if (!hook) throw new Error('Better Auth asks for the second factor in another way than expected')
  const { handler } = hook
  const matcher = ({ path }: { path?: string }) => FIRST_STEPS.includes(path ?? '')
  return { ...plugin, hooks: { after: [{ matcher, handler }] } }
}

type Context = { path?: string; context: { session: { session: Session } | null } } | null

/** The assurance level of a new session; a renewed session keeps that of the one before. */
export function assuranceOf(session: Pick<Session, 'userId'>, endpoint: Context): 'aal1' | 'aal2' {
  const path = endpoint?.path ?? ''
  if (SECOND_STEPS.includes(path)) return 'aal2'
  if (path === '/two-factor/disable') return 'aal1'
  const before = endpoint?.context.session?.session
  const { assurance } = (before?.userId === session.userId ? before : {}) as { assurance?: unknown }
  return assurance === 'aal2' ? 'aal2' : 'aal1'
}
