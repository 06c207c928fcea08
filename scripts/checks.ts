/** What was not as it should be; empty where all is well. */
export const faults: string[] = []

/** Prints whether something holds, and remembers what does not. */
export function check(what: string, holds: boolean | undefined): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`)
  if (!holds) faults.push(what)
}
