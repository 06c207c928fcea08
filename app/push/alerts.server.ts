import { sql } from 'kysely'
import { facts } from '#app/content/facts.ts'
import { type JobKind, NotDone } from '#app/jobs/kinds.ts'
import type { LeasedJob } from '#app/jobs/lease.server.ts'
import type { Database } from '#database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { deviceOfStaff, subscribedDevice, unsubscribeDevice } from './devices.server.ts'
import { createPostPush, type SendPush } from './post-push.server.ts'
import { pushKeys } from './push-keys.server.ts'
import { alertOfMails, alertOfRequest, trialAlert } from './request-alert.server.ts'

/** An alert that could not be sent in this time is dropped: staff have seen the inbox since. */
const STALE = 24 * 60 * 60_000

type Options = {
  database: Database
  env: Pick<Env, 'pushKeys' | 'pushSubject' | 'dataDir'>
  log: Log
  send?: SendPush | undefined
}

export type Alerts = ReturnType<typeof openAlerts>

/** Alerts of new requests to the staff's devices. */
export function openAlerts({ database: { db }, env, log, send }: Options) {
  const keys = pushKeys(env, log)
  const { publicKey } = keys
  const post = createPostPush({
    keys,
    subject: () => env.pushSubject ?? `mailto:${facts().business.email}`,
    ...(send && { send }),
  })

  async function run({ session_id, request_id, created_at }: LeasedJob, signal: AbortSignal) {
    const now = new Date()
    const device = session_id && (await deviceOfStaff(db, session_id, publicKey, now))
    if (!device) {
      if (session_id) await unsubscribeDevice(db, session_id)
      return undefined
    }
    const isStale = now.getTime() - Date.parse(created_at) > STALE
    const alert =
      !isStale &&
      (request_id
        ? await alertOfRequest(db, request_id, device.lang)
        : await alertOfMails(db, device.lang, now))
    if (!alert) return undefined
    const outcome = await post(device, alert, signal)
    if (outcome.kind === 'gone') {
      log.info('push.gone')
      await unsubscribeDevice(db, device.session_id)
      return undefined
    }
    if (outcome.kind === 'sent') return undefined
    const { kind, seconds, ...why } = { seconds: 0, ...outcome }
    const attempts = kind === 'refused' ? 1 : undefined
    throw new NotDone(kind, { log: why, attempts, wait: seconds * 1_000 })
  }

  return {
    /** The VAPID public key with which browsers subscribe. */
    publicKey,
    /** Sends a test message to the device of a session. @returns whether its push service took it. */
    async tryOut(sessionId: string): Promise<boolean> {
      const device = await subscribedDevice(db, sessionId, publicKey)
      if (!device) return false
      const { kind } = await post(device, await trialAlert(db, device.lang))
      if (kind === 'gone') await unsubscribeDevice(db, sessionId)
      return kind === 'sent'
    },
    job: {
      run,
      atOnce: 20,
      lease: 30_000,
      limit: 25_000,
      // About half an hour over all attempts.
      firstRetry: 15_000,
      attempts: 8,
      afterwards: 'nothing',
      // A device that knows the site by another key is left to the process that has it.
      where: sql<boolean>`not exists (select 1 from push_subscriptions as device
        where device.session_id = jobs.session_id and device.public_key <> ${publicKey})`,
    } satisfies JobKind,
  }
}
