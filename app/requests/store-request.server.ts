import { randomUUID } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { Snapshot } from '#app/estimate/snapshot.server.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Database } from '#database/connect.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { feeToAnnounce } from './announced.server.ts'
import type { Answer } from './answer.ts'
import type { SentEstimate } from './estimate.server.ts'
import { openLink } from './follow/links.server.ts'
import type { RequestKeys } from './idempotency.server.ts'
import { mailsFor } from './mails.tsx'
import { newReference } from './reference.server.ts'
import type { CheckedRequest } from './request.ts'
import type { SpamReason } from './spam.server.ts'
import {
  askedColumns,
  insertRequest,
  isHeldAsSpam,
  type RequestUnderKey,
  releaseFromSpam,
  requestUnder,
} from './stored-requests.server.ts'

/** How a request was sent, and the verdict of the spam check. */
export type Circumstances = {
  now: Date
  spam: SpamReason | undefined
  lang: Lang
  keys: RequestKeys
  estimate: SentEstimate | undefined
}

type Dependencies = { env: Env; log: Log; database: Database; jobs: { wake(): void }; secret: string }

const REFERENCE_TRIES = 5

/**
 * The answer to a request whose key is already stored; undefined if it must still be moved out of spam. Rows stored before
 * there was a `content_hash` count as the same request.
 */
export function answerFromStored(before: RequestUnderKey, { spam, keys }: Circumstances): Answer | undefined {
  const isSame = before.content_hash === keys.contentHash
  if (!isSame && before.content_hash !== null) return { kind: 'idempotency-key-reused' }
  if (isSame && isHeldAsSpam(before) && !spam) return undefined
  const { id, reference, created_at } = before
  return { kind: 'received', id, reference, at: new Date(created_at) }
}

/** Stores a request, or moves the one held as spam (`before`) to the inbox. The database decides between concurrent tries. */
export async function storeRequest(
  dependencies: Dependencies,
  request: CheckedRequest,
  about: Circumstances,
  before: RequestUnderKey | undefined,
): Promise<Answer> {
  const { env, secret } = dependencies
  const { db } = dependencies.database
  const garage = await garageAddresses(db, env)
  let held = before
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const { id, reference } = held ?? { id: randomUUID(), reference: newReference() }
    const { lang, now } = about
    const estimate = snapshotIn(about)
    const announced = feeToAnnounce({ ...request, lang }, estimate)
    const isStored = await db.transaction().execute(async (trx) => {
      const isWritten = held
        ? await releaseFromSpam(trx, id, now)
        : await insertRequest(trx, {
            ...row(id, reference, request, about),
            announced: JSON.stringify(announced),
          })
      if (!isWritten || about.spam) return isWritten
      const page = await openLink(trx, { secret, siteUrl: env.siteUrl }, { id, lang })
      const mailed = { id, reference, lang, at: now, request, estimate, announced, page }
      for (const mail of mailsFor(mailed, { siteUrl: env.siteUrl, garage })) await queueMail(trx, mail)
      return true
    })
    if (isStored) {
      dependencies.jobs.wake()
      dependencies.log.info('request.kept', {
        id,
        form: request.form_type,
        service: request.service_type,
        spam: about.spam,
      })
      return { kind: 'received', id, reference, at: about.now }
    }
    held = await requestUnder(db, about.keys)
    const answered = held && answerFromStored(held, about)
    if (answered) return answered
  }
  throw new Error('No free reference was found')
}

function snapshotIn({ estimate }: Circumstances): Snapshot | undefined {
  return estimate && 'snapshot' in estimate ? estimate.snapshot : undefined
}

function row(id: string, reference: string, request: CheckedRequest, about: Circumstances) {
  const { now, spam, lang, keys } = about
  const snapshot = snapshotIn(about)
  return {
    id,
    reference,
    idempotency_key: keys.own,
    content_hash: keys.contentHash,
    created_at: now.toISOString(),
    status: spam ? ('spam' as const) : ('new' as const),
    spam_reason: spam ?? null,
    spam_since: spam ? now.toISOString() : null,
    lang,
    ...askedColumns(request),
    estimate: snapshot ? JSON.stringify(snapshot) : null,
    reminders_text: request.reminders ? content(lang).contactForm.fields.reminders.label : null,
    reminders_at: request.reminders ? now.toISOString() : null,
  }
}
