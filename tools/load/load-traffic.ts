import { setTimeout as wait } from 'node:timers/promises'
import { raw } from '../../test/raw-http.ts'

/** Interval between checks of the clock. */
const TICK_MILLISECONDS = 2
/** Timeout: a slower response counts as none. */
const TIMEOUT_MILLISECONDS = 10_000

type Request = Parameters<typeof raw>[1]
type Answer = Awaited<ReturnType<typeof raw>>

/** One kind of request, sent at a fixed rate, whatever happens to earlier ones. */
export type Traffic = {
  kind: string
  url: string
  perSecond: number
  request(): Request
  /** The statuses that are not an error. */
  expected: readonly number[]
  /** Called with every response that is not an error. */
  answered?(answer: Answer, request: Request): void
}

/** The result of one request: milliseconds since it was due, so that waiting to be sent counts too. */
export type Outcome = { kind: string; at: number; milliseconds: number; status: number; error: boolean }

/**
 * Sends all traffic for `milliseconds`, open loop: a slow response delays no other request, and a request that is sent late
 * because the machine is busy is measured from when it was due.
 */
export async function sendByTheClock(
  traffics: readonly Traffic[],
  milliseconds: number,
  heard: (outcome: Outcome) => void,
): Promise<void> {
  const began = performance.now()
  const lines = traffics.map((traffic, index) => ({
    traffic,
    due: began + index,
    every: 1000 / traffic.perSecond,
  }))
  const underway = new Set<Promise<void>>()
  while (performance.now() < began + milliseconds) {
    for (const line of lines) {
      for (; line.due <= performance.now(); line.due += line.every) {
        const sending = sendOne(line.traffic, line.due, began, heard).finally(() => underway.delete(sending))
        underway.add(sending)
      }
    }
    await wait(TICK_MILLISECONDS)
  }
  await Promise.all(underway)
}

async function sendOne(traffic: Traffic, due: number, began: number, heard: (outcome: Outcome) => void) {
  const { kind, url, expected } = traffic
  const request = traffic.request()
  const giveUp = new AbortController()
  const late = wait(TIMEOUT_MILLISECONDS, undefined, { signal: giveUp.signal }).catch(() => undefined)
  const answer = await Promise.race([raw(url, request).catch(() => undefined), late])
  giveUp.abort()
  const status = answer?.status ?? 0
  const error = !expected.includes(status)
  if (answer && !error) traffic.answered?.(answer, request)
  heard({ kind, at: due - began, milliseconds: performance.now() - due, status, error })
}
