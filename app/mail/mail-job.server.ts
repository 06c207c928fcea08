import { type JobKind, NotDone } from '#app/jobs/kinds.ts'
import type { LeasedJob } from '#app/jobs/lease.server.ts'
import type { Env } from '#platform/env.ts'
import { delivery } from './deliver.server.ts'

/** Attempts if the receiving server says permanently that the address does not exist. */
export const ATTEMPTS_REFUSED = 3

/**
 * Sends a mail; it is tried for about two days.
 * @param finished a mail as it leaves: with what is not stored
 */
export function mailJob(
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  finished: (mail: LeasedJob) => LeasedJob = (mail) => mail,
): JobKind {
  const deliver = delivery(env)
  return {
    atOnce: 2,
    lease: 30_000,
    limit: 25_000,
    firstRetry: 5_000,
    attempts: 20,
    afterwards: 'record',
    async run(mail, signal) {
      try {
        const { file } = await deliver(finished(mail), signal)
        return { file, link: file && (mail.link ?? undefined) }
      } catch (error) {
        throw notSent(error as SmtpError)
      }
    },
  }
}

type SmtpError = { code?: string; responseCode?: number; message?: string }

function notSent({ code, responseCode: status, message }: SmtpError) {
  const isRefusedForGood = code === 'EENVELOPE' && (status ?? 0) >= 500
  return new NotDone(message ?? 'not sent', {
    log: { code, status },
    attempts: isRefusedForGood ? ATTEMPTS_REFUSED : undefined,
  })
}
