import { afterEach, beforeEach, vi } from 'vitest'
import type { Asking } from '#app/accounts/calls.server.ts'
import { oneEngine } from '../engines.ts'
import { extended } from '../extended.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { type Garage, openGarage } from './auth.ts'

export const OWNER = 'owner@garage.example'
export const SECOND = 'second@garage.example'
export const PASSWORD = 'trombone-sapin-47'
export const NEXT_PASSWORD = 'lune-caillou-verger-8'
/** Too long to be hashed; it still counts as an attempt. */
export const WRONG = 'x'.repeat(129)

let networks = 0

/** A request, from a network that was not used before unless one is given. */
export function asking(cookie = '', address = newNetwork()): Asking {
  const request = new Request('http://localhost:3000/login', { headers: cookie ? { cookie } : {} })
  return { request, address }
}

export function newNetwork(): string {
  networks += 1
  return `2001:db8:${networks.toString(16)}::1`
}

/** The cookies that a browser has after these responses. */
export function cookieFrom(...responses: Response[]): string {
  const cookies = new Map<string, string>()
  for (const line of responses.flatMap(({ headers }) => headers.getSetCookie())) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The status of a response, and its code and message. */
export async function refusal(response: Response) {
  const { code, message } = (await response.clone().json()) as { code?: string; message?: string }
  return { status: response.status, code, message }
}

/** Lets the clock stand at a moment in each test, so that no slow machine lets a limit or a code pass. Registers the hooks. */
export function clockStands(at: () => number = Date.now): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at() }))
  afterEach(() => void vi.useRealTimers())
}

/**
 * The accounts of an empty garage for each test, called without pages. Registers the hooks.
 * No mail is sent: what was mailed is read where it waits, without waiting for it.
 */
export function accountsForEach(open = oneEngine.open) {
  const at = databaseForEach([], open)
  let garage: Garage
  beforeEach(async () => {
    // Nothing listens on this port.
    garage = await openGarage(at.opened, { SMTP_URL: 'smtp://127.0.0.1:9' })
  })
  afterEach(() => garage.close())
  const accounts = () => garage.runtime.accounts

  /** The mails of a kind, such as `reset`, to an address, newest first. */
  const mails = (to: string, kind: string) =>
    at.db
      .selectFrom('jobs')
      .select(['text', 'link'])
      .where('to_address', '=', to)
      .where('mail', '=', `account.${kind}`)
      .orderBy('created_at', 'desc')
      .execute()

  async function tokenOf(to: string, kind: string): Promise<string> {
    const [mail] = await mails(to, kind)
    return /\?(?:token|confirm)=([\w-]+)/.exec(`${mail?.link}`)?.[1] ?? ''
  }

  return extended(at, {
    get garage() {
      return garage
    },
    get accounts() {
      return accounts()
    },
    mails,
    tokenOf,
    async codeOf(to: string): Promise<string> {
      return /\b\d{6}\b/.exec((await mails(to, 'code'))[0]?.text ?? '')?.[0] ?? ''
    },
    /** The same garage with another secret. */
    async withSecret(secret: string): Promise<void> {
      await garage.close()
      garage = await openGarage(at.opened, { SMTP_URL: 'smtp://127.0.0.1:9', AUTH_SECRET: secret })
    },
    visitor: (cookie: string) => accounts().visitor(asking(cookie).request),
    /** The answer to a sign-in, from a new network unless one is given. */
    signIn: async (email: string, password: string, { from = asking(), token = '' } = {}) =>
      (await accounts().signIn(from, email, password, token || undefined)).response,
    signUp: (email: string, password = PASSWORD) => accounts().signUp(asking(), email, password),
    /** Signs up, confirms and signs in. @returns the cookies of the session. */
    async enter(email: string, from = asking()): Promise<string> {
      await accounts().signUp(from, email, PASSWORD)
      const token = await tokenOf(email, 'confirm')
      return cookieFrom((await accounts().signIn(from, email, PASSWORD, token)).response)
    },
    /** Asks for a link to a new password. @returns its token. */
    async forgot(email: string, from = asking()): Promise<string> {
      await accounts().forgotPassword(from, email)
      return tokenOf(email, 'reset')
    },
  })
}
