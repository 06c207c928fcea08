import type { Generated } from 'kysely'

/** A change set, published as a whole; rows are only ever added. `by_name` is an e-mail as it was then. */
export type ContentChange = {
  id: Generated<number>
  created_at: string
  by_name: string
  effective_at: string
  /** JSON: each path with its value before and after. */
  entries: string
  undoes: number | null
}

/** A change that is not published yet, `was` and `now` as JSON; `was` is what the person saw on the site. */
export type ContentDraft = {
  path: string
  was: string
  now: string
  saved_by: string
  saved_at: string
  /** It was published and undone, and nobody has saved it again. */
  is_undone: Generated<0 | 1>
}

/** A photograph of the garage's own, normalised, keyed by the SHA-256 of its bytes. `made_by` is an e-mail as it was then. */
export type ContentPicture = {
  sha: string
  bytes: Uint8Array
  type: 'image/webp'
  width: number
  height: number
  made_at: string
  made_by: string
}
