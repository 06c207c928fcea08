import { randomBytes } from 'node:crypto'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { Lang } from '#app/content/language.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Database } from '#database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { createAttempts } from './attempts.server.ts'
import { type AuthOptions, createBetterAuth, type PasswordHash } from './better-auth.server.ts'
import { type Asking, createCalls, withMinimumTime } from './calls.server.ts'
import { PROVIDER } from './factors/sign-in-ways.server.ts'
import { createInviting } from './inviting.server.ts'
import { type AccountMail, accountMail, codeMail } from './mails.server.tsx'
import { codeOf } from './refusal.server.ts'
import { settleFirstAdmin } from './roles.server.ts'
import { authSecret } from './secret.server.ts'
import { visitorOf } from './visitor.server.ts'

type Options = {
  env: Pick<Env, 'siteUrl' | 'dataDir' | 'authSecret' | 'adminEmail' | 'provider'>
  database: Database
  log: Log
  /** Defaults to Better Auth's scrypt; tests that need many accounts pass one that costs nothing. */
  passwordHash?: PasswordHash
  /** Called when a mail was queued. */
  mailQueued(): void
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

/** How long a token is valid, in minutes, by what it is for. */
const lifetimes = { confirm: 24 * 60, 'ask-again': 30 }

/** Accounts and sessions of the staff. One per process, on the application's database. */
export async function openAccounts({ env, database, log, passwordHash, mailQueued }: Options) {
  const { db } = database
  const secret = authSecret(env)
  const attempts = createAttempts(db, secret)
  await settleFirstAdmin(db, env.adminEmail)

  async function send(mail: AccountMail, to: string, lang: Lang, address: string): Promise<void> {
    const link = new URL(address, env.siteUrl).href
    await queueMail(db, { kind: `account.${mail}`, to, lang, link, ...accountMail(mail, lang, link) })
    mailQueued()
  }

  const options: AuthOptions = {
    database,
    log,
    attempts,
    secret,
    siteUrl: env.siteUrl,
    passwordHash,
    onSignUp: (user, headers) => sendConfirmation(user, languageOf({ headers })),
    async onSignUpAgain(user, headers) {
      const lang = languageOf({ headers })
      const row = await userByEmail(user.email)
      if (row?.emailVerified) await send('exists', user.email, lang, plainPaths.forgotPassword)
      else await sendConfirmation(user, lang)
    },
    onForgotten: (user, token, headers) =>
      send('reset', user.email, languageOf({ headers }), `${plainPaths.resetPassword}?token=${token}`),
    async onNewPassword(user) {
      // The link came by mail, so whoever used it owns the mailbox.
      await confirm(user.id)
      await attempts.forget(user.email, 'password')
    },
    async onCode(to, code, headers) {
      const lang = languageOf({ headers })
      await queueMail(db, { kind: 'account.code', to, lang, ...codeMail(lang, code) })
      mailQueued()
    },
    onFactorForgotten(to, headers) {
      log.warn('second-factor.forgotten')
      return send('factorForgotten', to, languageOf({ headers }), plainPaths.accountSecondStep)
    },
  }
  const auth = createBetterAuth(options)
  const { internalAdapter: tokens, password: passwords } = await auth.$context

  let withProvider: typeof auth | undefined
  /** The same with the OpenID Connect provider, whose endpoints are fetched lazily, and again until it answers. */
  async function authWithProvider() {
    if (withProvider || !env.provider) return withProvider
    const opened = createBetterAuth(options, env.provider)
    const { socialProviders } = await opened.$context
    if (socialProviders.some(({ id }) => id === PROVIDER)) withProvider ??= opened
    return withProvider
  }

  async function sendConfirmation(user: { id: string; email: string }, lang: Lang): Promise<void> {
    const token = await newToken('confirm', user.id)
    await send('confirm', user.email, lang, `${plainPaths.login}?confirm=${token}`)
  }

  /** Creates a token for an account; only its hash is stored. */
  async function newToken(purpose: keyof typeof lifetimes, userId: string): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(Date.now() + lifetimes[purpose] * 60_000)
    await tokens.createVerificationValue({ identifier: `${purpose}:${token}`, value: userId, expiresAt })
    return token
  }

  const users = () => db.selectFrom('user').select(['id', 'email', 'emailVerified'])

  const userByEmail = (email: string) => users().where('email', '=', email.toLowerCase()).executeTakeFirst()

  async function confirm(userId: string): Promise<void> {
    await db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute()
  }

  const { ask, askProvider, answer } = createCalls({ auth, authWithProvider, siteUrl: env.siteUrl, log })

  const resetPassword = (asking: Asking, token: string, newPassword: string) =>
    ask(asking, 'resetPassword', { token, newPassword })

  /** The hash of a new password, or the response that refuses it. */
  async function newPassword(asking: Asking, password: string): Promise<string | Response> {
    // Every other check comes before that of the token, so a password is good if only the token is wrong.
    const refusal = await resetPassword(asking, 'none', password)
    if ((await codeOf(refusal)) !== 'INVALID_TOKEN') return refusal
    return passwords.hash(password)
  }

  /**
   * Signs in. `confirmation` is the token from the confirmation mail: it counts only together with the password, so that nobody
   * can get an address's owner to confirm an account that someone else created.
   * @returns the response, and for an unconfirmed account a token to have the mail sent again.
   */
  async function signIn(asking: Asking, email: string, password: string, confirmation?: string) {
    const tryPassword = () => ask(asking, 'signInEmail', { email, password })
    const response = await tryPassword()
    if (response.status !== 403 || (await codeOf(response)) !== 'EMAIL_NOT_VERIFIED') return { response }
    const user = await userByEmail(email)
    if (!user) return { response }
    const known = confirmation && (await tokens.consumeVerificationValue(`confirm:${confirmation}`))
    if (known && known.value === user.id) {
      await confirm(user.id)
      return { response: await tryPassword() }
    }
    return { response, askAgain: await newToken('ask-again', user.id) }
  }

  return {
    ask,
    askProvider,
    answer,
    /** The display name of the OpenID Connect provider, if any. */
    providerName: env.provider?.name,
    ...createInviting({ db, attempts, send, userByEmail, newPassword, signIn }),
    signIn,
    signUp: (asking: Asking, email: string, password: string) =>
      ask(asking, 'signUpEmail', { name: '', email, password }),
    forgotPassword: (asking: Asking, email: string) =>
      withMinimumTime(ask(asking, 'requestPasswordReset', { email })),
    resetPassword,
    /** Mails a sign-in code if there is an account. */
    sendCode: (asking: Asking, email: string) =>
      withMinimumTime(ask(asking, 'sendVerificationOTP', { email, type: 'sign-in' })),
    signInByCode: (asking: Asking, email: string, otp: string) =>
      ask(asking, 'signInEmailOTP', { email, otp }),

    /** The e-mail that a confirmation token is for; undefined if it is unknown or expired. */
    async confirmationOf(token: string): Promise<string | undefined> {
      const known = await tokens.findVerificationValue(`confirm:${token}`)
      if (!known || new Date(known.expiresAt).getTime() < Date.now()) return undefined
      return (await users().where('id', '=', known.value).executeTakeFirst())?.email
    },

    /** Sends the confirmation mail again to someone who has just given the right password. */
    async askAgain({ request }: Asking, token: string): Promise<boolean> {
      const known = await tokens.consumeVerificationValue(`ask-again:${token}`)
      const user = known && (await users().where('id', '=', known.value).executeTakeFirst())
      if (!user || user.emailVerified) return false
      if ((await attempts.take('confirmationMail', user.email)) !== undefined) return false
      await sendConfirmation(user, languageOf(request))
      return true
    },

    /** How many recovery codes an account with a second step has left. */
    async recoveryCodesLeft(userId: string): Promise<number> {
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
      return backupCodes.length
    },

    /** Who is signed in; `noted` records the visit as activity. */
    visitor: (request: Request, { noted = true } = {}) => visitorOf({ auth, db, log }, request, noted),
  }
}
