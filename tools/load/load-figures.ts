import { connect } from '#database/connect.ts'
import type { Accepted } from './load-kinds.ts'
import type { Outcome } from './load-traffic.ts'

const DRAIN_MILLISECONDS = 120_000

const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? Number.NaN
export const rounded = (value: number) => Math.round(value * 10) / 10

/** How many of each kind were sent and refused, and how long they took, in milliseconds. */
export function summary(outcomes: readonly Outcome[], seconds: number) {
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind)
  return Object.fromEntries(
    [...kinds].map(([kind, some]) => {
      const times = some.map(({ milliseconds }) => milliseconds)
      return [
        kind,
        {
          sent: some.length,
          'a second': rounded(some.length / seconds),
          'refused (429)': some.filter(({ status }) => status === 429).length,
          errors: some.filter(({ error }) => error).length,
          p50: rounded(share(times, 0.5)),
          p99: rounded(share(times, 0.99)),
          slowest: rounded(share(times, 1)),
        },
      ]
    }),
  )
}

/** A server's memory; `at` is milliseconds since the start. */
export type Sample = { at: number; megabytes: number }

/** Median memory between one sixth and one third of the time (minutes 5 to 10 of 30), and in the last sixth. */
export function growthOf(samples: readonly Sample[], milliseconds: number) {
  const between = (from: number, to: number) =>
    share(
      samples
        .filter(({ at }) => at >= from * milliseconds && at < to * milliseconds)
        .map(({ megabytes }) => megabytes),
      0.5,
    )
  const early = between(1 / 6, 1 / 3)
  const late = between(5 / 6, 1)
  return { early: rounded(early), late: rounded(late), growth: Math.round((late / early - 1) * 1000) / 1000 }
}

/** Waits until all mails are sent, and counts what became of the answered requests. */
export async function storedOf(databaseUrl: string, { references }: Accepted) {
  const { db, close } = connect(databaseUrl)
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('state', '=', 'waiting').limit(1).executeTakeFirst()
  const until = Date.now() + DRAIN_MILLISECONDS
  while ((await waiting()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 500))
  const rows = await db.selectFrom('contact_submissions').select(['id', 'reference', 'status']).execute()
  const mails = await db.selectFrom('outbox').select(['request_id', 'state']).execute()
  await close()
  const known = new Set(rows.map(({ reference }) => reference))
  const clean = rows.filter(({ status }) => status !== 'spam')
  const sent = Map.groupBy(
    mails.filter(({ state }) => state === 'sent'),
    ({ request_id }) => request_id,
  )
  return {
    answered: references.length,
    missing: references.filter((reference) => !known.has(reference)).length,
    doubled: clean.length - references.length,
    'without their two mails': clean.filter(({ id }) => sent.get(id)?.length !== 2).length,
    'spam kept apart': rows.length - clean.length,
  }
}
