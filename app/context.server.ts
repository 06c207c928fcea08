import { createContext } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import type { Database } from '#database/connect.ts'
import type { Posted } from '#platform/body.ts'
import type { Caller } from '#platform/caller.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { ClickLimits } from './clicks/clicks.server.ts'
import type { Desk } from './desk/desk.server.ts'
import type { PictureStore } from './desk/picture-store.server.ts'
import type { Mailer } from './mail/mailer.server.ts'
import type { Pushes } from './push/pushes.server.ts'
import type { InboxWatch } from './requests/inbox/inbox-news.server.ts'
import type { RequestLimits } from './requests/limits.server.ts'

/** What actions and loaders work with: opened once when the server starts, closed when it stops. */
export type Runtime = {
  env: Env
  log: Log
  database: Database
  /** Who may enter. */
  accounts: Accounts
  /** Wake it after a commit that left mails in the outbox. */
  mailer: Mailer
  /** Tells the staff's devices of new requests: wake it after a commit that kept one. */
  pushes: Pushes
  /** Tells what happens to requests; to be stopped before the server closes, which waits for whoever still listens. */
  inboxWatch: InboxWatch
  /** How many new requests are still taken, by address and altogether. */
  requestLimits: RequestLimits
  /** How many clicks are still counted, by address and altogether. */
  clickLimits: ClickLimits
  /** What the garage changes of its own content. */
  desk: Desk
  /** The garage's own photographs. */
  pictures: PictureStore
  /** Hashes that only this site can make are keyed with it. */
  secret: string
  stop(): Promise<void>
}

export const runtimeContext = createContext<Runtime>()
export const callerContext = createContext<Caller>()
/** What a post says, read and parsed by the server; set for every post. */
export const postedContext = createContext<Posted>()
/** Set where a page is rendered for one visitor; empty for a published page, whose scripts are named by their hashes. */
export const nonceContext = createContext('')
