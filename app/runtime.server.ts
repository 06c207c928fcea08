import { createContext } from 'react-router'
import { type Accounts, openAccounts } from '#app/accounts/accounts.server.ts'
import type { PasswordHash } from '#app/accounts/better-auth.server.ts'
import { authSecret } from '#app/accounts/secret.server.ts'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import type { Posted } from '#platform/body.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { type ClickLimits, createClickLimits } from './clicks/clicks.server.ts'
import { type Desk, openDesk } from './desk/desk.server.ts'
import { type Mailer, startMailer } from './mail/mailer.server.ts'
import { startRetention } from './privacy/retention.server.ts'
import { setSiteUrl } from './public/seo/site-url.ts'
import { type InboxWatch, openInboxWatch } from './requests/inbox/inbox-news.server.ts'
import { createRequestLimits, noRequestLimits, type RequestLimits } from './requests/limits.server.ts'

/** What actions and loaders work with: opened once when the server starts, closed when it stops. */
export type Runtime = {
  env: Env
  log: Log
  database: Database
  /** Who may enter. */
  accounts: Accounts
  /** Wake it after a commit that left mails in the outbox. */
  mailer: Mailer
  /** Tells what happens to requests; to be stopped before the server closes, which waits for whoever still listens. */
  inboxWatch: InboxWatch
  /** How many new requests are still taken, by address and altogether. */
  requestLimits: RequestLimits
  /** How many clicks are still counted, by address and altogether. */
  clickLimits: ClickLimits
  /** What the garage changes of its own content. */
  desk: Desk
  /** Hashes that only this site can make are keyed with it. */
  secret: string
  stop(): Promise<void>
}

/** Who is asking, as far as the server trusts it. */
export type Caller = { address: string }

export const runtimeContext = createContext<Runtime>()
export const callerContext = createContext<Caller>()
/** What a post says, read and parsed by the server; set for every post. */
export const postedContext = createContext<Posted>()
/** Set where a page is rendered for one visitor; empty for a published page, whose scripts are named by their hashes. */
export const nonceContext = createContext('')

/** Opens the database and brings it up to date. @throws when that cannot be done: the server must not start then. */
export async function openRuntime(
  env: Env,
  log: Log,
  { passwordHash }: { passwordHash?: PasswordHash } = {},
): Promise<Runtime> {
  setSiteUrl(env.siteUrl)
  const database = connect(env.databaseUrl)
  const steps = await migrate(database)
  if (steps.length) log.info('database.migrated', { steps })
  if (!env.requestLimits) log.warn('request-limits.off')
  const desk = await openDesk({ database, log })
  const secret = authSecret(env)
  const mailer = startMailer({ database, env, log })
  const retention = startRetention({ database, env, log })
  const inboxWatch = openInboxWatch(database, log)
  const accounts = await openAccounts({
    database,
    env,
    log,
    passwordHash,
    mailQueued: () => mailer.wake(),
  })
  return {
    env,
    log,
    database,
    mailer,
    inboxWatch,
    requestLimits: env.requestLimits ? createRequestLimits(database, secret) : noRequestLimits,
    clickLimits: createClickLimits(),
    desk,
    secret,
    accounts,
    async stop() {
      await desk.stop()
      await inboxWatch.stop()
      await retention.stop()
      await mailer.stop()
      await database.close()
    },
  }
}
