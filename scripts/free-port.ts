import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports, so that no outgoing connection takes one between our check and its use, and above those that
 * browsers block.
 */
const FIRST = 11_000
const COUNT = 20_000

/** Each process starts at its own offset, so that programs started side by side do not get the same port. */
let next = (process.pid * 16) % COUNT

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error('No free port on loopback')
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
