import { setTimeout as wait } from 'node:timers/promises'
import { facts } from '#app/content/facts.ts'
import type { Database } from '#database/connect.ts'
import type { Env } from '#platform/env.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { deviceOfStaff, subscribedDevice, unsubscribeDevice } from './devices.server.ts'
import { createPostPush, type PushOutcome, type SendPush } from './post-push.server.ts'
import { pushKeys } from './push-keys.server.ts'
import { dropPush, type LeasedPush, leasePushes, reschedulePush } from './push-queue.server.ts'
import { alertOfRequest, trialAlert } from './request-alert.server.ts'

/** Sends alerts of new requests to the staff's devices, as long as the process lives. */
export type Pushes = {
  /** The VAPID public key with which browsers subscribe. */
  publicKey: string
  /** Checks for messages now; call it after a commit that stored a request. */
  wake(): void
  /** Sends a test message to the device of a session. @returns whether its push service took it. */
  tryOut(sessionId: string): Promise<boolean>
  stop(): Promise<void>
}

/** Times in milliseconds, and the number of attempts. */
export const pushTiming = {
  /** Poll interval, for requests that another process stored. */
  poll: 5_000,
  /** How long this process holds a message; the timeout for posting it is shorter. */
  lease: 30_000,
  /** The retry delay doubles from here: about half an hour over all attempts. */
  firstRetry: 15_000,
  longestRetry: 60 * 60_000,
  attempts: 8,
}

/** A message that could not be sent in this time is dropped: staff have seen the inbox since. */
const STALE = 24 * 60 * 60_000

type Options = {
  database: Database
  env: Pick<Env, 'pushKeys' | 'pushSubject' | 'dataDir'>
  log: Log
  send?: SendPush
  now?: () => Date
}

export function startPushes(
  { database, env, log, send, now = () => new Date() }: Options,
  timing = pushTiming,
): Pushes {
  const { db } = database
  const keys = pushKeys(env, log)
  const { publicKey } = keys
  const post = createPostPush({
    keys,
    subject: () => env.pushSubject ?? `mailto:${facts().business.email}`,
    ...(send && { send }),
  })
  const stopping = new AbortController()
  let sleep = new AbortController()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Created before the query, so that a wake-up during it is not lost.
      sleep = new AbortController()
      const found = await poll()
      const signal = AbortSignal.any([sleep.signal, stopping.signal])
      if (!found) await wait(timing.poll, undefined, { signal }).catch(() => undefined)
    }
  }

  async function poll(): Promise<boolean> {
    try {
      const messages = await leasePushes(database, publicKey, timing.lease, now().getTime())
      await Promise.all(messages.map(tell))
      return messages.length > 0
    } catch (error) {
      // Leased messages are due again once their lease expires.
      log.warn('push.unreachable', errorFields(error))
      return false
    }
  }

  async function tell(message: LeasedPush): Promise<void> {
    const moment = now()
    const device = await deviceOfStaff(db, message.session_id, publicKey, moment)
    if (!device) return unsubscribeDevice(db, message.session_id)
    const isStale = moment.getTime() - Date.parse(message.made_at) > STALE
    const alert = isStale ? undefined : await alertOfRequest(db, message.request_id, device.lang)
    if (!alert) return dropPush(db, message)
    return settle(message, await post(device, alert, stopping.signal))
  }

  async function settle(message: LeasedPush, outcome: PushOutcome): Promise<void> {
    const { request_id: request, attempts } = message
    const { kind, ...why } = outcome
    if (kind === 'gone') {
      log.info('push.gone')
      return unsubscribeDevice(db, message.session_id)
    }
    if (kind === 'later' && attempts < timing.attempts) {
      const { seconds = 0 } = outcome as { seconds?: number }
      const backoff = Math.max(timing.firstRetry * 2 ** (attempts - 1), seconds * 1_000)
      const until = new Date(now().getTime() + Math.min(backoff, timing.longestRetry))
      log.info('push.retry', { request, attempts, ...why })
      return reschedulePush(db, message, until, attempts)
    }
    if (kind === 'sent') log.info('push.sent', { request, attempts })
    else log.warn('push.failed', { request, attempts, ...why })
    return dropPush(db, message)
  }

  const running = run()
  return {
    publicKey,
    wake: () => sleep.abort(),
    async tryOut(sessionId) {
      const device = await subscribedDevice(db, sessionId, publicKey)
      if (!device) return false
      const { kind } = await post(device, await trialAlert(db, device.lang), stopping.signal)
      if (kind === 'gone') await unsubscribeDevice(db, sessionId)
      return kind === 'sent'
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
