import { APIError } from '@better-auth/core/error'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import { facts } from '#app/content/facts.ts'
import { callerNetwork, type LimitName } from './attempts.server.ts'
import type { AuthOptions } from './better-auth.server.ts'
import { PASSWORD_LENGTH, passwordStrength } from './factors/password.ts'
import { claimCode } from './factors/used-codes.server.ts'
import { tokenIn } from './mail-token.server.ts'

export const accountEmail = z.email().max(254)

type Options = Pick<AuthOptions, 'attempts' | 'database' | 'secret'>
type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Checks before Better Auth sees a request: too many attempts, guessable passwords, codes used before. */
export function guardEndpoints({ attempts, database: { db }, secret }: Options) {
  async function take(limit: LimitName, who: string, network?: string): Promise<void> {
    const seconds = await attempts.take(limit, who, network)
    if (seconds === undefined) return
    throw new APIError(
      'TOO_MANY_REQUESTS',
      {
        code: 'TOO_MANY_ATTEMPTS',
        message: `Too many attempts. Try again in ${Math.ceil(seconds / 60)} min.`,
        seconds,
      },
      { 'Retry-After': `${seconds}` },
    )
  }

  return createAuthMiddleware(async (context) => {
    const { path, body, headers } = context
    const network = callerNetwork(headers)
    const email = textIn(body, 'email')
    switch (path) {
      case '/sign-in/email':
        refuseUnlessCredentials(email, textIn(body, 'password'))
        await take('call', '', network)
        return take('password', email, network)
      case '/sign-up/email':
        refuseUnlessCredentials(email, textIn(body, 'password'))
        await take('signUp', '', network)
        await refuseGuessable(textIn(body, 'password'), [email])
        return take('signUpMail', email, network)
      case '/request-password-reset':
        refuseUnlessEmail(email)
        // The mails are limited where they are sent (`better-auth.server.ts`), without an error.
        return take('call', '', network)
      case '/email-otp/send-verification-otp':
      case '/sign-in/email-otp':
        refuseUnlessEmail(email)
        await take('call', '', network)
        return take(path === '/sign-in/email-otp' ? 'code' : 'codeMail', email, network)
      case '/reset-password':
        await take('call', '', network)
        if (!tokenIn(textIn(body, 'token'))) throw refusal('INVALID_TOKEN', 'Invalid token')
        return refuseGuessable(textIn(body, 'newPassword'))
      case '/change-password':
        await take('passwordAgain', await whoAsks(context))
        return refuseGuessable(textIn(body, 'newPassword'))
      case '/two-factor/enable':
      case '/two-factor/disable':
      case '/two-factor/generate-backup-codes':
        return take('passwordAgain', await whoAsks(context))
      case '/two-factor/verify-totp':
      case '/two-factor/verify-backup-code': {
        const who = await whoAsks(context)
        if (!who) return
        await take('secondStep', who)
        if (path === '/two-factor/verify-totp') await refuseUsed(who, textIn(body, 'code'))
        return
      }
      case '/passkey/verify-authentication':
      case '/sign-in/social':
        return take('call', '', network)
    }
  })

  async function refuseUsed(userId: string, tried: string): Promise<void> {
    if (await claimCode(db, secret, { userId, tried })) return
    // The same error as for a wrong code, so that someone who has seen the code learns nothing.
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
  }
}

/** Runs after Better Auth: who succeeds has all attempts of their network again. */
export function forgetAttempts({ attempts }: Options) {
  return createAuthMiddleware(async ({ path, headers, context }) => {
    const user = context.newSession?.user
    if (!user) return
    if (path === '/sign-in/email') await attempts.forget(user.email, 'password', callerNetwork(headers))
    if (path === '/sign-in/email-otp') await attempts.forget(user.email, 'code', callerNetwork(headers))
    if (path.startsWith('/two-factor/verify-')) await attempts.forget(user.id, 'secondStep')
    if (path === '/change-password') await attempts.forget(user.id, 'passwordAgain')
  })
}

/** The user id behind a request: signed in, or between the first and the second step. Empty if there is none. */
async function whoAsks(context: Context): Promise<string> {
  const session = await getSessionFromCtx(context)
  if (session) return session.user.id
  const { name } = context.context.createAuthCookie('two_factor')
  const pending = await context.getSignedCookie(name, context.context.secret)
  const known = pending && (await context.context.internalAdapter.findVerificationValue(pending))
  return known ? known.value : ''
}

const refusal = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message })

function refuseUnlessCredentials(email: string, password: string): void {
  const message = 'You must provide either an email or phone number and a password'
  if (!email || !password) throw refusal('MISSING_CREDENTIALS', message)
  refuseUnlessEmail(email)
}

function refuseUnlessEmail(given: string): void {
  if (!given) throw refusal('MISSING_EMAIL', 'You must provide either an email or phone number.')
  if (!accountEmail.safeParse(given).success) throw refusal('INVALID_EMAIL', 'Invalid email')
}

async function refuseGuessable(password: string, about: readonly string[] = []): Promise<void> {
  // Better Auth has its own messages for too short and too long.
  if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) return
  if (!(await isGuessable(password, about))) return
  const message = 'This password is too easy to guess. Add a word or a few unexpected characters.'
  throw refusal('PASSWORD_GUESSABLE', message)
}

/** Whether a password is too guessable for someone known by these words. */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  return (await passwordStrength(password, [facts().business.name, ...about])).guessable
}

function textIn(body: unknown, field: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[field]
  return typeof value === 'string' ? value : ''
}
