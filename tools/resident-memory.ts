import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The resident memory (RSS) of a process, in megabytes. */
export function residentMemory(pid: number): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return Number(kilobytes) / 1024
}
