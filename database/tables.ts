/** What the database holds, a type per table. Dates are ISO 8601 text in UTC, so that both engines hold the same. */
export type Tables = Record<never, never>
