import type { Session } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { type TwoFactorOptions, twoFactor } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { removeSecondFactor } from './remove-factor.server.ts'

/** Sign-in endpoints after which the second factor is asked. Better Auth itself asks after a password only. */
const FIRST_STEPS = ['/sign-in/email', '/sign-in/email-otp', '/callback/:id']

/** Endpoints that give the second factor: a code, a recovery code, or a passkey whose device verified its user. */
const SECOND_STEPS = [
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]

type Forgetting = { db: Kysely<Tables>; onForgotten(email: string, headers: Headers): Promise<void> }

/** Better Auth's second factor, asked after every sign-in method that is one factor only. */
export function secondFactor(options: TwoFactorOptions, forgetting: Forgetting) {
  const plugin = twoFactor(options)
  const [hook] = plugin.hooks.after
  if (!hook) throw new Error('Better Auth asks for the second factor in another way than expected')
  const { handler } = hook
  const matcher = ({ path }: { path?: string }) => FIRST_STEPS.includes(path ?? '')
  return { ...plugin, hooks: { after: [forgetUnreadable(forgetting), { matcher, handler }] } }
}

/**
 * A second factor is encrypted with the secret of the site: where that was lost or changed nobody could give it again. It is
 * removed when its owner has given the first one, who is told by mail.
 */
function forgetUnreadable({ db, onForgotten }: Forgetting) {
  return {
    matcher: ({ path = '' }: { path?: string }) =>
      [...FIRST_STEPS, '/passkey/verify-authentication'].includes(path),
    handler: createAuthMiddleware(async ({ context, headers }) => {
      const { newSession, secretConfig: key } = context
      if (!newSession?.user.twoFactorEnabled) return
      const { id, email } = newSession.user
      const row = await db
        .selectFrom('twoFactor')
        .select('secret as data')
        .where('userId', '=', id)
        .executeTakeFirst()
      if (row && (await symmetricDecrypt({ key, data: row.data }).catch(() => undefined)) !== undefined)
        return
      context.setNewSession({ ...newSession, user: { ...newSession.user, twoFactorEnabled: false } })
      if (await removeSecondFactor(db, id)) await onForgotten(email, headers ?? new Headers())
    }),
  }
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
