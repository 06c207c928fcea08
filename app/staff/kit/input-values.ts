/*
 * Validates values from URLs and forms where they are read, so that no value reaches a column or date that cannot hold it.
 */

/** A whole number of at most nine digits, which fits every column; undefined for anything else. */
export function wholeNumber(given: unknown): number | undefined {
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : undefined
}

/** An id or a reference in the format of the database and the product; undefined for anything else. */
export function asId(given: unknown): string | undefined {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : undefined
}
