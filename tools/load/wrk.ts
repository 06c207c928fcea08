import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { installFromDebian } from '../../scripts/debian.ts'

const PLACES = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk']
const findWrk = () => PLACES.find((place) => existsSync(place))

function ensureWrk(): string {
  if (!findWrk()) installFromDebian('wrk')
  const found = findWrk()
  if (found) return found
  throw new Error('No wrk found: install it (Debian: apt-get install wrk).')
}

/** wrk's units in milliseconds. */
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** Load on a server from one thread of wrk, which is enough since asking costs less than answering. `p99` in milliseconds. */
export async function askWithWrk(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ perSecond: number; p99: number; errors: number }> {
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  const { stdout } = await promisify(execFile)(ensureWrk(), words)
  const [, number, unit = ''] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0
  const broken = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(number) * (units[unit] ?? Number.NaN),
    errors: [refused, ...broken].reduce((sum: number, count) => sum + Number(count), 0),
  }
}
