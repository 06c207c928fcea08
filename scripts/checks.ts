/** The checks that failed. */
export const faults: string[] = []

/** Prints the result of a check and records a failure in `faults`. */
export function check(what: string, holds: boolean | undefined): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`)
  if (!holds) faults.push(what)
}
