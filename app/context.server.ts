import { createContext } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import type { Database } from '#database/connect.ts'
import type { Fault } from '#database/fault.ts'
import type { Posted } from '#platform/body.ts'
import type { Caller } from '#platform/caller.ts'
import type { Env } from '#platform/env.ts'
import type { Health } from '#platform/health.ts'
import type { Log } from '#platform/log.ts'
import type { Jobs } from './jobs/jobs.server.ts'
import type { Desk } from './publishing/desk.server.ts'
import type { PictureStore } from './publishing/picture-store.server.ts'
import type { Alerts } from './push/alerts.server.ts'
import type { RequestLimits } from './requests/limits.server.ts'

/** The services that actions and loaders use: opened once when the server starts, closed when it stops. */
export type Runtime = {
  env: Env
  log: Log
  database: Database
  /** Whether the database takes writes, and how the disk is. */
  health: Health
  accounts: Accounts
  /** Mails, alerts and what recurs: wake it after a commit that left some. */
  jobs: Pick<Jobs, 'wake'>
  /** The devices of the staff that are alerted to new requests. */
  alerts: Pick<Alerts, 'publicKey' | 'tryOut'>
  /** Rate limits of new requests, per address and overall. */
  requestLimits: RequestLimits
  /** The garage's edits to its own content. */
  desk: Desk
  pictures: PictureStore
  /** The HMAC key for hashes that only this site can make. */
  secret: string
  stop(): Promise<void>
}

/** What the database could not do for this request, if that is why its page failed. */
export const faultContext = createContext<{ fault?: Fault | undefined }>({})
export const runtimeContext = createContext<Runtime>()
export const callerContext = createContext<Caller>()
/** The body of a POST, read and parsed by the server; set for every POST. */
export const postedContext = createContext<Posted>()
/** The CSP nonce of a page rendered for one visitor; empty for a published page, whose CSP lists its scripts' hashes. */
export const nonceContext = createContext('')
