import { randomBytes } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { languageOf } from '#app/staff/language.server.ts'
import type { Database } from '#database/connect.ts'
import type { Env } from '#server/env.ts'
import { errorFields, type Log } from '#server/log.ts'
import { isOwnOrigin } from '#server/origin.ts'
import { createAttempts } from './attempts.server.ts'
import { CALLER_HEADER, createBetterAuth } from './better-auth.server.ts'
import { type AccountMail, accountMail } from './mails.server.tsx'
import { isAdmin, settleFirstAdmin } from './roles.server.ts'
import { authSecret } from './secret.server.ts'

type Options = {
  env: Pick<Env, 'siteUrl' | 'dataDir' | 'authSecret' | 'adminEmail'>
  database: Database
  log: Log
  /** Called when a mail waits in the outbox. */
  mailQueued(): void
}

/** Who asks: the request with its cookies, and the address the server saw it come from. */
export type Asking = { request: Request; address: string }

/** Someone signed in. */
export type Visitor = { id: string; email: string; admin: boolean }

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

const HOURS_TO_CONFIRM = 24
const MINUTES_TO_ASK_AGAIN = 30

/** Accounts and sessions of the staff. One per process, on the application's database. */
export async function openAccounts({ env, database, log, mailQueued }: Options) {
  const { db } = database
  const secret = authSecret(env)
  const attempts = createAttempts(db, secret)
  await settleFirstAdmin(db, env.adminEmail)

  async function send(mail: AccountMail, to: string, lang: Lang, address: string): Promise<void> {
    const link = new URL(address, env.siteUrl).href
    await queueMail(db, { kind: `account.${mail}`, to, lang, link, ...accountMail(mail, lang, link) })
    mailQueued()
  }

  const auth = createBetterAuth({
    database,
    log,
    attempts,
    secret,
    siteUrl: env.siteUrl,
    onSignUp: (user, request) => sendConfirmation(user, languageOf(request)),
    async onSignUpAgain(user, request) {
      const lang = languageOf(request)
      const row = await userByEmail(user.email)
      if (row?.emailVerified) await send('exists', user.email, lang, plainPaths.forgotPassword)
      else await sendConfirmation(user, lang)
    },
    onForgotten: (user, token, request) =>
      send('reset', user.email, languageOf(request), `${plainPaths.resetPassword}?token=${token}`),
    async onNewPassword(user) {
      // The link came by mail: whoever used it has the mailbox.
      await confirm(user.id)
      await attempts.forget('signInToAccount', user.email)
    },
  })
  const { internalAdapter } = await auth.$context

  async function sendConfirmation(user: { id: string; email: string }, lang: Lang): Promise<void> {
    const token = await remember('confirm', user.id, HOURS_TO_CONFIRM * 60)
    await send('confirm', user.email, lang, `${plainPaths.login}?confirm=${token}`)
  }

  /** A word that stands for an account, for some minutes. */
  async function remember(
    purpose: 'confirm' | 'ask-again',
    userId: string,
    minutes: number,
  ): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(Date.now() + minutes * 60_000)
    await internalAdapter.createVerificationValue({
      identifier: `${purpose}:${token}`,
      value: userId,
      expiresAt,
    })
    return token
  }

  async function userByEmail(email: string) {
    return db
      .selectFrom('user')
      .select(['id', 'email', 'emailVerified'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
  }

  async function confirm(userId: string): Promise<void> {
    await db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute()
  }

  /** Answers a request to Better Auth as a program or our own pages send it. */
  async function answer({ request, address }: Asking): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.delete(CALLER_HEADER)
    if (address) headers.set(CALLER_HEADER, address)
    if (isOwnOrigin(headers, env.siteUrl)) headers.set('origin', new URL(env.siteUrl).origin)
    const url = new URL(request.url)
    return auth.handler(
      new Request(new URL(url.pathname + url.search, env.siteUrl), {
        method: request.method,
        headers,
        body: request.method === 'POST' ? await request.arrayBuffer() : undefined,
      }),
    )
  }

  /** Sends one of our forms to Better Auth, in the name of who asks. */
  async function post(asking: Asking, path: string, body: Record<string, unknown>): Promise<Response> {
    const headers = new Headers(asking.request.headers)
    headers.delete('content-length')
    headers.set('content-type', 'application/json')
    const url = new URL(`${plainPaths.auth}${path}`, env.siteUrl)
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer({ request, address: asking.address })
  }

  return {
    answer,
    signUp: (asking: Asking, email: string, password: string) =>
      post(asking, '/sign-up/email', { name: '', email, password }),
    signOut: (asking: Asking) => post(asking, '/sign-out', {}),
    forgotPassword: (asking: Asking, email: string) => post(asking, '/request-password-reset', { email }),
    resetPassword: (asking: Asking, token: string, newPassword: string) =>
      post(asking, '/reset-password', { token, newPassword }),

    /**
     * Signs in. `confirmation` is the word from the confirmation mail: it counts only together with the password, so that
     * nobody can have an address confirmed by its owner for an account they made themselves.
     * @returns the answer, and for an account still to be confirmed a word that allows to ask for the mail again.
     */
    async signIn(asking: Asking, email: string, password: string, confirmation?: string) {
      const response = await post(asking, '/sign-in/email', { email, password })
      if (response.status !== 403 || (await codeOf(response)) !== 'EMAIL_NOT_VERIFIED') return { response }
      const user = await userByEmail(email)
      if (!user) return { response }
      const known =
        confirmation && (await internalAdapter.consumeVerificationValue(`confirm:${confirmation}`))
      if (known && known.value === user.id) {
        await confirm(user.id)
        return { response: await post(asking, '/sign-in/email', { email, password }) }
      }
      return { response, askAgain: await remember('ask-again', user.id, MINUTES_TO_ASK_AGAIN) }
    },

    /** Whether a confirmation link still counts, and for whom. */
    async confirmationOf(token: string): Promise<string | undefined> {
      const known = await internalAdapter.findVerificationValue(`confirm:${token}`)
      if (!known || new Date(known.expiresAt).getTime() < Date.now()) return undefined
      const user = await db
        .selectFrom('user')
        .select('email')
        .where('id', '=', known.value)
        .executeTakeFirst()
      return user?.email
    },

    /** Sends the confirmation mail again to whoever just proved to know the password. */
    async askAgain({ request }: Asking, token: string): Promise<boolean> {
      const known = await internalAdapter.consumeVerificationValue(`ask-again:${token}`)
      const user =
        known &&
        (await db
          .selectFrom('user')
          .select(['id', 'email', 'emailVerified'])
          .where('id', '=', known.value)
          .executeTakeFirst())
      if (!user || user.emailVerified) return false
      if ((await attempts.take('mailToAccount', user.email)) !== undefined) return false
      await sendConfirmation(user, languageOf(request))
      return true
    },

    /** Who is signed in. Where it cannot be read whether they are admin, they are not. */
    async visitor(request: Request): Promise<Visitor | undefined> {
      const session = await auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } })
      if (!session) return undefined
      const { id, email } = session.user
      const admin = await isAdmin(db, id).catch((error: unknown) => {
        log.error('auth.role-unreadable', errorFields(error))
        return false
      })
      return { id, email, admin }
    },
  }
}

/** The stable code of an answer that is an error. */
export async function codeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const code = (body as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
