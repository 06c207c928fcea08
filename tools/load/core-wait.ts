import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds for which a process's main thread could have run but waited for a core; NaN except on Linux. */
export function coreWait(pid: number): number {
  const counts = `/proc/${pid}/task/${pid}/schedstat`
  if (!existsSync(counts)) return Number.NaN
  return Number(readFileSync(counts, 'utf8').split(' ')[1]) / 1e6
}
