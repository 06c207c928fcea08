import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#database/connect.ts'

/** Timeout for all mails: the mail of a killed process is sent only after its lease of 30 s. */
const DRAIN_MILLISECONDS = 120_000

/** Visitors who send each request until it is answered, with the same key, as the form does. */
export function startVisitors(count: number, urlOf: (number: number) => string) {
  /** The reference of each answered request, by e-mail. */
  const answered = new Map<string, string>()
  const tally = { sent: 0, again: 0 }
  let over = false

  async function visitor(): Promise<void> {
    while (!over) {
      tally.sent += 1
      const number = tally.sent
      const email = `visitor${number}@example.org`
      const key = crypto.randomUUID()
      for (let tries = 0; ; tries += 1) {
        if (tries > 0) tally.again += 1
        const { reference } = await post(urlOf(number), email, key)
        if (reference) {
          answered.set(email, reference)
          break
        }
        await sleep(50)
      }
    }
  }

  const visitors = Array.from({ length: count }, visitor)
  return {
    answered,
    tally,
    /** Resolves once all of them are answered. */
    async stop(): Promise<void> {
      over = true
      await Promise.all(visitors)
    },
    leave() {
      over = true
    },
  }
}

/** Sends a request. Without a reference it was not accepted; `status` is 0 if there was no response. */
export async function post(
  url: string,
  email: string,
  key: string,
  message = '',
): Promise<{ status: number; reference?: string; detail?: string }> {
  try {
    const answer = await fetch(`${url}/api/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        name: 'Visiteur',
        phone: '514 555-0100',
        email,
        service_type: 'freins',
        message,
      }),
      signal: AbortSignal.timeout(10_000),
    })
    const { reference, detail } = (await answer.json()) as { reference?: string; detail?: string }
    return answer.status === 201 ? { status: 201, reference } : { status: answer.status, detail }
  } catch {
    return { status: 0 }
  }
}

/**
 * Counts the mail files in a data folder (there is no `mail` folder before the first mail), and the mails that the database
 * calls sent but that have no file, which must be 0.
 */
export async function compareMails(databaseUrl: string, dataDir: string) {
  const folder = path.join(dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder) : []
  // Files that begin with a dot are unfinished.
  const files = new Set(names.map((name) => /^[^.].*-([\da-f-]{36})\.eml$/.exec(name)?.[1]).filter(Boolean))
  const { db, close } = connect(databaseUrl)
  const sent = await db.selectFrom('jobs').select('id').where('state', '=', 'sent').execute()
  await close()
  return { 'mail files': files.size, 'mails lost': sent.filter(({ id }) => !files.has(id)).length }
}

/** Compares the database with what was answered. All of `missing`, `doubled` and `without mails` must be 0. */
export async function compare(databaseUrl: string, answered: ReadonlyMap<string, string>) {
  const database = connect(databaseUrl)
  const { db } = database
  const rows = await db.selectFrom('contact_submissions').select(['id', 'email', 'reference']).execute()
  const mails = await db
    .selectFrom('jobs')
    .select(['request_id', 'state'])
    .where('kind', '=', 'mail')
    .execute()
  await database.close()
  const referencesOf = Map.groupBy(rows, ({ email }) => email)
  const mailsOf = Map.groupBy(mails, ({ request_id }) => request_id)
  const missing = [...answered].filter(
    ([email, reference]) => !referencesOf.get(email)?.some((row) => row.reference === reference),
  )
  return {
    stored: rows.length,
    missing: missing.length,
    doubled: [...referencesOf.values()].filter((same) => same.length > 1).length,
    'without mails': rows.filter(({ id }) => mailsOf.get(id)?.length !== 2).length,
    'mails waiting': mails.filter(({ state }) => state === 'waiting').length,
  }
}

/** Waits until every mail is sent, or none has left for two minutes: how long they all take depends on the machine. */
export async function drained(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl)
  let until = Date.now() + DRAIN_MILLISECONDS
  let left = Number.POSITIVE_INFINITY
  try {
    while (Date.now() < until) {
      const { count } = await database.db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', 'mail')
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      if (!Number(count)) return
      if (Number(count) < left) until = Date.now() + DRAIN_MILLISECONDS
      left = Number(count)
      await sleep(500)
    }
  } finally {
    await database.close()
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
