import { tryGetCurrentAuthEndpointContext } from '@better-auth/core/context'
import { APIError } from '@better-auth/core/error'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError as AnyAPIError } from 'better-call/error'
import { facts } from '#app/content/facts.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Database } from '#database/connect.ts'
import { databaseFault } from '#database/fault.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { type Attempts, CALLER_HEADER, callerNetwork } from './attempts.server.ts'
import { forgetAttempts, guardEndpoints } from './endpoint-guards.server.ts'
import { PASSWORD_LENGTH } from './factors/password.ts'
import { assuranceOf } from './factors/second-factor.server.ts'
import { PROVIDER, type Provider, signInWays } from './factors/sign-in-ways.server.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
/** How long someone stays signed in without coming back, in seconds. */
const SESSION = 7 * DAY

type AccountOf = { id: string; email: string }

/** Hashes a password, and verifies one against its hash. */
export type PasswordHash = NonNullable<BetterAuthOptions['emailAndPassword']>['password']

export type AuthOptions = {
  database: Database
  log: Log
  attempts: Attempts
  secret: string
  siteUrl: string
  /** Defaults to Better Auth's scrypt. */
  passwordHash?: PasswordHash
  /** `headers` are those of the request. */
  onSignUp(user: AccountOf, headers: Headers): Promise<void>
  onSignUpAgain(user: AccountOf, headers: Headers): Promise<void>
  onForgotten(user: AccountOf, token: string, headers: Headers): Promise<void>
  onNewPassword(user: AccountOf): Promise<void>
  onCode(email: string, code: string, headers: Headers): Promise<void>
  onFactorForgotten(email: string, headers: Headers): Promise<void>
}

/**
 * Better Auth as the garage uses it: e-mail and password, confirmed addresses, second factors, sessions in the database. With
 * `provider`, it fetches the endpoints of that OpenID Connect provider before it is ready.
 */
export function createBetterAuth(options: AuthOptions, provider?: Provider) {
  const { database, siteUrl } = options
  const secure = siteUrl.startsWith('https:')
  return betterAuth({
    appName: facts().business.name,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret: options.secret,
    // No transaction: during the slow hash of a sign-up it would block SQLite's one writer or a connection of the pool. An
    // account that a crash left incomplete is completed by a password reset.
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
      onExistingUserSignUp: ({ user }) => options.onSignUpAgain(user, requestHeaders()),
      async sendResetPassword({ user, token }) {
        const headers = requestHeaders()
        // No error: over the limit, the last link that was sent is still valid for half an hour.
        const wait = await options.attempts.take('resetMail', user.email, callerNetwork(headers))
        if (wait === undefined) await options.onForgotten(user, token, headers)
      },
      onPasswordReset: ({ user }) => options.onNewPassword(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }) => options.onSignUp(user, requestHeaders()),
    },
    session: {
      expiresIn: SESSION,
      updateAge: DAY,
      additionalFields: {
        assurance: { type: 'string', required: false, defaultValue: 'aal1', input: false },
        lastUsedAt: { type: 'string', required: false, input: false },
      },
    },
    // An identity is linked by a signed-in user, or if both sides have confirmed the same e-mail. The provider's tokens are not
    // stored: nothing here calls it later.
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
    // Better Auth counts per process only; `attempts` counts for all processes.
    rateLimit: { enabled: false },
    advanced: {
      // The `__Host-` prefix, which binds a cookie to this host, requires https, no domain and the path "/".
      cookiePrefix: secure ? '__Host-garage' : 'garage',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { ipAddressHeaders: [CALLER_HEADER], ipv6Subnet: 64 },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: { level: 'warn', log: quietly(options.log) },
    // A refusal is a normal response, not an event; without this Better Auth would print each one outside the log.
    onAPIError: {
      errorURL: new URL(plainPaths.login, siteUrl).href,
      onError(error) {
        throw refusalFor(error, options.log)
      },
    },
    hooks: { before: guardEndpoints(options), after: forgetAttempts(options) },
  })
}

/** The headers of the caller; an endpoint called through the API has no request. */
function requestHeaders(): Headers {
  return tryGetCurrentAuthEndpointContext()?.headers ?? new Headers()
}

/** The error when Better Auth threw. A fault is logged without its message, which may contain personal data. */
export function refusalFor(error: unknown, log: Log): AnyAPIError {
  // better-call throws a class of its own, for example for a body that is not JSON.
  if (error instanceof AnyAPIError && error.statusCode < 500) return error
  if (isLinkedTwice(error)) return alreadyLinked()
  log.error('auth.failed', errorFields(error))
  if (error instanceof AnyAPIError) return error
  return databaseFault(error)
    ? new APIError('SERVICE_UNAVAILABLE', { code: 'UNAVAILABLE' })
    : new APIError('INTERNAL_SERVER_ERROR', { code: 'FAILED' })
}

/** Better Auth treats an identity that its owner links again as an update; here it counts as linked already. */
async function refuseLinkingAgain({ providerId }: { providerId?: string }): Promise<void> {
  if (providerId === PROVIDER) throw alreadyLinked()
}

/** Whether two accounts linked one identity concurrently: the unique index keeps it with the first. */
function isLinkedTwice(error: unknown): boolean {
  return error instanceof Error && /"account_identity"|account\.accountId/.test(error.message)
}

function alreadyLinked(): APIError {
  return new APIError('CONFLICT', { code: 'identity_already_exists', message: 'Identity is already linked' })
}

/** Characters of a message that are processed, however long it is. */
const LOOKED_AT = 1_000

/** Better Auth's messages may contain personal data or input: only their beginning is logged, without addresses. */
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
