import type { Database } from '#database/connect.ts'
import type { Env } from '#platform/env.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { delivery } from './deliver.server.ts'
import {
  type LeasedMail,
  type LeaseOrder,
  LONGEST_WAIT,
  leaseNext,
  markNotSent,
  markSent,
} from './lease.server.ts'

/** Sends the mails in the outbox for as long as the process lives. */
export type Mailer = {
  /** Checks the outbox now; call it after a commit that queued mails. */
  wake(): void
  /** Stops after the mails in flight. */
  stop(): Promise<void>
}

/** Times in milliseconds, and the number of attempts. */
export const mailTiming = {
  /** Poll interval of the outbox, for mails queued by another process. */
  poll: 5_000,
  /** How long this process holds a mail; `send` is the shorter timeout for sending it. */
  lease: 30_000,
  send: 25_000,
  /** How long mails in flight may take to finish when the server stops. */
  stop: 6_000,
  /** The retry delay doubles from here to `LONGEST_WAIT`, with 25 % jitter: about two days over all attempts. */
  firstRetry: 5_000,
  attempts: 20,
  /** Attempts if the receiving server says permanently that the address does not exist. */
  attemptsRefused: 3,
}

/** Each lane sends one mail at a time. One takes account mails first, so that a flood of requests does not delay them. */
const LANES: readonly LeaseOrder[] = ['accounts', 'due']

export function startMailer(
  {
    database,
    env,
    log,
  }: { database: Database; env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>; log: Log },
  timing = mailTiming,
): Mailer {
  const deliver = delivery(env)
  const inFlight = new Set<string>()
  const aborting = new AbortController()
  let stopping = false
  let wakes = 0
  let sleepers: (() => void)[] = []

  function wake(): void {
    wakes += 1
    const waking = sleepers
    sleepers = []
    for (const resolve of waking) resolve()
  }

  function sleep(milliseconds: number): Promise<void> {
    if (stopping) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      sleepers.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  async function lane(order: LeaseOrder): Promise<void> {
    while (!stopping) {
      const wakesBefore = wakes
      const leasedAt = performance.now()
      const mail = await next(order)
      if (mail) await send(mail, leasedAt)
      else if (wakes === wakesBefore) await sleep(timing.poll)
    }
  }

  async function next(order: LeaseOrder): Promise<LeasedMail | undefined> {
    try {
      const mail = await leaseNext(database, timing.lease, [...inFlight], order)
      if (mail) inFlight.add(mail.id)
      return mail
    } catch (error) {
      log.warn('mail.outbox-unreachable', errorFields(error))
      return undefined
    }
  }

  /** @param leasedAt when the lease was requested: it runs from then, however long the database took to answer. */
  async function send(mail: LeasedMail, leasedAt: number): Promise<void> {
    const facts = { id: mail.id, kind: mail.kind, attempts: mail.attempts }
    try {
      const left = Math.max(0, Math.round(leasedAt + timing.send - performance.now()))
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(left)])
      const { file } = await deliver(mail, signal)
      // Until this is written the mail counts as unsent, so retry if the database is unreachable.
      await insist(() => markSent(database, mail))
      log.info('mail.sent', { ...facts, file, link: file && (mail.link ?? undefined) })
    } catch (error) {
      const failure = failureOf(error)
      const most = failure.refusedForGood ? timing.attemptsRefused : timing.attempts
      const wait = mail.attempts < most ? waitAfter(mail.attempts, timing.firstRetry) : undefined
      await insist(() => markNotSent(database, mail, failure.why, wait))
      const seconds = wait && Math.round(wait / 1000)
      log[wait ? 'warn' : 'error'](wait ? 'mail.retry' : 'mail.failed', {
        ...facts,
        code: failure.code,
        status: failure.status,
        seconds,
      })
    } finally {
      inFlight.delete(mail.id)
    }
  }

  async function insist(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write()
      } catch (error) {
        if (tries === 1) log.warn('mail.outbox-unreachable', errorFields(error))
        if (aborting.signal.aborted) return
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }

  const lanes = Promise.all(LANES.map(lane))
  return {
    wake,
    async stop() {
      stopping = true
      wake()
      const late = setTimeout(() => aborting.abort(), timing.stop)
      await lanes
      clearTimeout(late)
    },
  }
}

/** Milliseconds until the next attempt, after `attempts` of them. */
export function waitAfter(attempts: number, first: number, random = Math.random()): number {
  return Math.min(first * 2 ** (attempts - 1), LONGEST_WAIT / 1.25) * (0.75 + random / 2)
}

function failureOf(error: unknown) {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  return {
    code,
    status: responseCode,
    /** For staff: what the mail server said. */
    why: (message ?? String(error)).slice(0, 500),
    refusedForGood: code === 'EENVELOPE' && (responseCode ?? 0) >= 500,
  }
}
