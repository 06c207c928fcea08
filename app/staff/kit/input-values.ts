/*
 * What addresses and forms give, bounded where it is read: nothing that a column or a date cannot take goes any further.
 */

/** A whole number of at most nine digits, which every column takes; undefined for anything else. */
export function wholeNumber(given: unknown): number | undefined {
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : undefined
}

/** An id or a reference, shaped as the database and the product write them; undefined for anything else. */
export function asId(given: unknown): string | undefined {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : undefined
}
