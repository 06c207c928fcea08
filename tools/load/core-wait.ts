import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds in which a process's main thread could have worked, but other work had the core; Linux alone counts them. */
export function coreWait(pid: number): number {
  const counts = `/proc/${pid}/task/${pid}/schedstat`
  if (!existsSync(counts)) return Number.NaN
  return Number(readFileSync(counts, 'utf8').split(' ')[1]) / 1e6
}
