/** A written evaluation of a request: a draft until `sent_at`, and never changed after. */
export type EvaluationRow = {
  id: string
  request_id: string
  /** The first of a request is 1; each later one that was sent follows it. */
  number: number
  /** What it says, as JSON (`app/requests/evaluation/evaluation.ts`). */
  body: string
  /** Of the draft, so that two people cannot overwrite each other. */
  version: number
  /** Of `body`, once sent. */
  sha256: string | null
  /** When it was begun. */
  at: string
  sent_at: string | null
  /** When a later one took its place, before it was answered. */
  replaced_at: string | null
  by_user: string | null
  by_name: string
}

/** The one answer to an evaluation. */
export type EvaluationAnswer = {
  evaluation_id: string
  at: string
  way: 'web' | 'phone' | 'counter'
  /** Ids of the accepted lines, as JSON; every other line is refused. */
  accepted: string
  name: string
  /** The number that was called; empty if it was not answered by phone. */
  phone: string
  /** The customer's address, where the evaluation did not have it. */
  address: string
  /** Of the body that was shown. */
  sha256: string
  /** Who wrote down a spoken answer; empty for the customer's own. */
  by_user: string | null
  by_name: string
}

/** A photograph beside a line, of a worn part. */
export type EvaluationPhoto = {
  id: string
  request_id: string
  at: string
  bytes: Uint8Array
  sha256: string
  width: number
  height: number
}
