import { APIError } from '@better-auth/core/error'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError as AnyAPIError } from 'better-call/error'
import { business } from '#app/content/business.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Database } from '#database/connect.ts'
import { errorFields, type Log } from '#server/log.ts'
import { CALLER_HEADER, createAccountLimits } from './account-limits.server.ts'
import type { Attempts } from './attempts.server.ts'
import { guardEndpoints } from './endpoint-guards.server.ts'
import { createKnownDevices } from './known-devices.server.ts'
import { PASSWORD_LENGTH } from './password.ts'
import { assuranceOf } from './second-factor.server.ts'
import { noteNewPassword, settleEndpoints } from './settled.server.ts'
import { PROVIDER, type Provider, signInWays } from './sign-in-ways.server.ts'
import type { UsedCodes } from './used-codes.server.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
/** How long someone stays signed in without coming back, in seconds. */
const SESSION = 7 * DAY

type AccountOf = { id: string; email: string }

/** How a password becomes what is kept of it, and is compared with that. */
export type PasswordHash = NonNullable<BetterAuthOptions['emailAndPassword']>['password']

export type AuthOptions = {
  database: Database
  log: Log
  attempts: Attempts
  usedCodes: UsedCodes
  secret: string
  siteUrl: string
  /** Better Auth's own scrypt where none is given. */
  passwordHash?: PasswordHash
  onSignUp(user: AccountOf, request: Request | undefined): Promise<void>
  onSignUpAgain(user: AccountOf, request: Request | undefined): Promise<void>
  onForgotten(user: AccountOf, token: string, request: Request | undefined): Promise<void>
  onNewPassword(user: AccountOf): Promise<void>
  onCode(email: string, code: string, request: Request | undefined): Promise<void>
}

/**
 * Better Auth as the garage uses it: e-mail and password, confirmed addresses, second factors, sessions in the database.
 * With `provider` it asks that OpenID Connect provider for its addresses before it is ready.
 */
export function createBetterAuth(options: AuthOptions, provider?: Provider) {
  const { database, siteUrl } = options
  const secure = siteUrl.startsWith('https:')
  const devices = createKnownDevices(database.db, options.secret, secure)
  const accountLimits = createAccountLimits(options.attempts, devices)
  const guards = { ...options, devices, accountLimits }
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
      password: options.passwordHash,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      onExistingUserSignUp: ({ user }, request) => options.onSignUpAgain(user, request),
      async sendResetPassword({ user, token }, request) {
        // No refusal: where there were too many, the link that came last is still good for half an hour.
        const wait = await accountLimits.take('recoveryMail', user.email, request?.headers)
        if (wait === undefined) await options.onForgotten(user, token, request)
      },
      async onPasswordReset({ user }) {
        await noteNewPassword(user.id)
        await options.onNewPassword(user)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }, request) => options.onSignUp(user, request),
    },
    session: {
      expiresIn: SESSION,
      updateAge: DAY,
      additionalFields: {
        assurance: { type: 'string', required: false, defaultValue: 'aal1', input: false },
        lastUsedAt: { type: 'string', required: false, input: false },
      },
    },
    // An identity is linked by whoever is signed in, or where both sides have confirmed the same e-mail. No token of the
    // provider is kept: nothing here asks it for anything later.
    account: { updateAccountOnSignIn: false, accountLinking: { allowDifferentEmails: true } },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({ data: { assurance: assuranceOf(session, context) } }),
        },
      },
      account: {
        create: {
          before: async () => ({
            data: { accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
        },
        update: { before: refuseLinkingAgain },
      },
    },
    plugins: signInWays(options, provider),
    verification: { storeIdentifier: 'hashed' },
    // Floods are stopped here, guesses by `attempts` below.
    rateLimit: { enabled: true, window: 10, max: 100, customRules: unlimited },
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
      errorURL: new URL(plainPaths.login, siteUrl).href,
      onError(error) {
        // The library below throws its own: a body that is no JSON, for one.
        if (error instanceof AnyAPIError && error.statusCode < 500) return
        if (isLinkedTwice(error)) throw alreadyLinked()
        options.log.error('auth.failed', errorFields(error))
        // As it is, it would be printed beside the log, with what the database says of a person.
        if (!(error instanceof AnyAPIError)) throw new APIError('INTERNAL_SERVER_ERROR', { code: 'FAILED' })
      },
    },
    hooks: { before: guardEndpoints(guards), after: settleEndpoints(guards) },
  })
}

/** Better Auth takes an identity that its owner links once more for a change of it; to the garage it is linked already. */
async function refuseLinkingAgain({ providerId }: { providerId?: string }): Promise<void> {
  if (providerId === PROVIDER) throw alreadyLinked()
}

/** Whether two accounts linked one identity at the same instant: the database keeps it with the first. */
function isLinkedTwice(error: unknown): boolean {
  return error instanceof Error && /"account_identity"|account\.accountId/.test(error.message)
}

function alreadyLinked(): APIError {
  return new APIError('CONFLICT', { code: 'identity_already_exists', message: 'Identity is already linked' })
}

/** Their own limits, in `attempts`, are stricter and count for all processes. */
const unlimited = {
  '/sign-in/email': false,
  '/sign-up/email': false,
  '/request-password-reset': false,
  '/two-factor/*': false,
  '/email-otp/*': false,
  '/sign-in/email-otp': false,
  '/sign-in/social': false,
} as const

/** Characters of a message that are looked at, however long it is. */
const LOOKED_AT = 1_000

/** Its messages may name a person or quote what was sent: only what they begin with is kept, and no address. */
function quietly(log: Log) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) => {
    const text = message
      .slice(0, LOOKED_AT)
      .split(/[:\n]/)[0]
      ?.split(' ')
      .map((word) => (word.includes('@') ? '…' : word))
      .join(' ')
      .slice(0, 120)
    const error = details.find((detail) => detail instanceof Error)
    log[level]('auth', { text, ...(error instanceof Error && errorFields(error)) })
  }
}
