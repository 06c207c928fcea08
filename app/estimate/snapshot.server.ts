import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Facts } from '#app/content/facts.ts'
import { packages } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { JobId, Package } from '#app/content/packages/package.ts'
import { duties } from '#app/content/prices/prices.ts'
import { type Answers, type Estimate, estimate, hasAnswers } from './estimate.ts'
import { holdsUntil } from './holds.ts'
import { line, text } from './line.ts'

/** An estimate as the visitor saw it: its lines in both languages, the version of the price list, and how long it holds. */
export type Snapshot = Estimate & {
  job: JobId
  answers: Answers
  /** Version of the price list (`priceListVersion`). */
  priceList: string
  at: string
  /** The last day it holds, as `YYYY-MM-DD`; absent where the garage does not promise one. */
  until?: string
}

const LIST_LETTERS = 8

/** A short hash of the prices, duties and taxes in force. */
export function priceListVersion({ prices, taxes }: Facts): string {
  return createHash('sha256')
    .update(JSON.stringify([prices, duties, taxes]))
    .digest('hex')
    .slice(0, LIST_LETTERS)
}

export function snapshotOf(job: Package, answers: Answers, facts: Facts, now: Date): Snapshot {
  const priced = estimate(job, answers, facts)
  const until = holdsUntil(priced, now)
  return {
    ...priced,
    job: job.id,
    answers,
    priceList: priceListVersion(facts),
    at: now.toISOString(),
    ...(until && { until }),
  }
}

const sum = z.object({ before: z.number(), gst: z.number(), qst: z.number(), total: z.number() })

/** A snapshot as any version stored it. It may only widen: what later versions add is optional, or has a default here. */
const stored = z.object({
  job: z.enum(packages.map(({ id }) => id)),
  answers: z.record(z.string(), z.string()).default({}),
  priceList: z.string().default(''),
  at: z.string(),
  until: z.string().optional(),
  lines: z.array(
    line.extend({
      type: z.enum(['part', 'labour', 'package', 'duty']),
      certainty: z.enum(['firm', 'range', 'minimum', 'toConfirm', 'toSee']),
      note: text.default({ fr: '', en: '' }),
      lowest: z.number().optional(),
      highest: z.number().optional(),
    }),
  ),
  lowest: sum,
  highest: sum.optional(),
  certainty: z.enum(['firm', 'range', 'minimum']),
  evaluation: z.enum(['yes', 'no', 'maybe']).default('maybe'),
})

/** Parses a request's `estimate` column; undefined without an estimate, and for one that no version can read any more. */
export function readSnapshot(column: string | null): Snapshot | undefined {
  return column === null ? undefined : (stored.safeParse(JSON.parse(column)).data as Snapshot | undefined)
}

/** The same estimate at today's prices; undefined if its job or one of its answers is no longer offered. */
export function recalculated({ job: id, answers }: Snapshot, facts: Facts): Estimate | undefined {
  const job = [...offeredPackages(facts), ...packages].find((each) => each.id === id)
  return job && hasAnswers(job, answers) ? estimate(job, answers, facts) : undefined
}

export function sameSums(one: Estimate, other: Estimate): boolean {
  return sumsOf(one) === sumsOf(other)
}

/** The sums of an estimate, to tell whether they changed: "10050-" or "6000-9000", in cents before taxes. */
export function sumsOf({ lowest, highest }: Estimate): string {
  return `${lowest.before}-${highest?.before ?? ''}`
}
