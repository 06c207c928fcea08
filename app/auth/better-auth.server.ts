import { APIError } from '@better-auth/core/error'
import { normalizeIP } from '@better-auth/core/utils/ip'
import { betterAuth } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { business } from '#app/content/business.ts'
import type { Database } from '#database/connect.ts'
import { errorFields, type Log } from '#server/log.ts'
import type { Attempts, LimitName } from './attempts.server.ts'
import { PASSWORD_LENGTH, passwordStrength } from './password.ts'

/** The header in which the server says where a request came from; what a visitor puts there is thrown away. */
export const CALLER_HEADER = 'x-caller-address'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How long someone stays signed in without coming back, in seconds. */
const SESSION = 7 * DAY

type AccountOf = { id: string; email: string }

type Options = {
  database: Database
  log: Log
  attempts: Attempts
  secret: string
  siteUrl: string
  onSignUp(user: AccountOf, request: Request | undefined): Promise<void>
  onSignUpAgain(user: AccountOf, request: Request | undefined): Promise<void>
  onForgotten(user: AccountOf, token: string, request: Request | undefined): Promise<void>
  onNewPassword(user: AccountOf): Promise<void>
}

/** Better Auth as the garage uses it: e-mail and password, confirmed addresses, sessions in the database. */
export function createBetterAuth(options: Options) {
  const { database, siteUrl } = options
  const secure = siteUrl.startsWith('https:')
  return betterAuth({
    appName: business.name,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret: options.secret,
    // Without a transaction around it, the slow hash of a sign-up holds neither SQLite's one writer nor a connection of
    // the pool; an account that a crash cut in half is completed by choosing a new password.
    database: { db: database.db, type: database.engine, transaction: false },
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      onExistingUserSignUp: ({ user }, request) => options.onSignUpAgain(user, request),
      sendResetPassword: ({ user, token }, request) => options.onForgotten(user, token, request),
      onPasswordReset: ({ user }) => options.onNewPassword(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }, request) => options.onSignUp(user, request),
    },
    session: { expiresIn: SESSION, updateAge: DAY },
    verification: { storeIdentifier: 'hashed' },
    // Floods are stopped here, guesses by `attempts` below.
    rateLimit: { enabled: true, window: 10, max: 100, customRules: unlimited },
    disabledPaths: notOffered,
    advanced: {
      // The prefix that binds a cookie to this host needs https, no domain and the whole path.
      cookiePrefix: secure ? '__Host-garage' : 'garage',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { ipAddressHeaders: [CALLER_HEADER], ipv6Subnet: 64 },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: { level: 'warn', log: quietly(options.log) },
    // A refusal is an answer, not an event; without this each would be printed beside the log.
    onAPIError: {
      onError(error) {
        if (error instanceof APIError && error.statusCode < 500) return
        options.log.error('auth.failed', errorFields(error))
      },
    },
    hooks: { before: guardEndpoints(options), after: settleEndpoints(options) },
  })
}

/** Their own limits, in `attempts`, are stricter and count for all processes. */
const unlimited = {
  '/sign-in/email': false,
  '/sign-up/email': false,
  '/request-password-reset': false,
} as const

/** What comes with the library and is not part of the product, or goes through our own pages only. */
const notOffered = [
  '/verify-email',
  '/send-verification-email',
  '/update-user',
  '/update-session',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/sign-in/social',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/account-info',
  '/refresh-token',
  '/get-access-token',
  '/error',
]

const MISSING_CREDENTIALS = 'You must provide either an email or phone number and a password'
const MISSING_EMAIL = 'You must provide either an email or phone number.'

function guardEndpoints({ attempts }: Options) {
  async function take(limit: LimitName, who: string) {
    const seconds = await attempts.take(limit, who)
    if (seconds === undefined) return
    throw new APIError(
      'TOO_MANY_REQUESTS',
      {
        code: 'TOO_MANY_ATTEMPTS',
        message: `Too many attempts. Try again in ${Math.ceil(seconds / MINUTE)} min.`,
        seconds,
      },
      { 'Retry-After': `${seconds}` },
    )
  }

  return createAuthMiddleware(async ({ path, body, headers }) => {
    const address = normalizeIP(headers?.get(CALLER_HEADER) ?? 'unknown')
    const email = textIn(body, 'email')
    if (path === '/sign-in/email' || path === '/sign-up/email') {
      if (!email || !textIn(body, 'password')) {
        throw new APIError('BAD_REQUEST', { code: 'MISSING_CREDENTIALS', message: MISSING_CREDENTIALS })
      }
    }
    if (path === '/sign-in/email') {
      await take('signInFromAddress', address)
      await take('signInToAccount', email)
    }
    if (path === '/sign-up/email') {
      await take('signUpFromAddress', address)
      await refuseGuessable(textIn(body, 'password'), [email])
      await take('mailToAccount', email)
    }
    if (path === '/request-password-reset') {
      if (!email) throw new APIError('BAD_REQUEST', { code: 'MISSING_EMAIL', message: MISSING_EMAIL })
      await take('recoveryFromAddress', address)
      await take('mailToAccount', email)
    }
    if (path === '/reset-password' || path === '/change-password') {
      await take('recoveryFromAddress', address)
      await refuseGuessable(textIn(body, 'newPassword'))
    }
  })
}

function settleEndpoints({ attempts }: Options) {
  return createAuthMiddleware(async ({ path, context }) => {
    const email = context.newSession?.user.email
    if (path === '/sign-in/email' && email) await attempts.forget('signInToAccount', email)
  })
}

async function refuseGuessable(password: string, about: readonly string[] = []): Promise<void> {
  // Too short or too long has its own message, from Better Auth.
  if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) return
  const { guessable } = await passwordStrength(password, [business.name, ...about])
  if (!guessable) return
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_GUESSABLE',
    message: 'This password is too easy to guess. Add a word or a few unexpected characters.',
  })
}

function textIn(body: unknown, field: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[field]
  return typeof value === 'string' ? value : ''
}

/** Its messages may name a person or quote what was sent: only what they begin with is kept, and no address. */
function quietly(log: Log) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) => {
    const text = message
      .split(/[:\n]/)[0]
      ?.replace(/\S+@\S+/g, '…')
      .slice(0, 120)
    const error = details.find((detail) => detail instanceof Error)
    log[level]('auth', { text, ...(error instanceof Error && errorFields(error)) })
  }
}
