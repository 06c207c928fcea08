import { setImmediate as nextRound } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

const limits: FairQueueLimits = { atOnce: 3, atOncePerNetwork: 2, waiting: 6, waitingPerNetwork: 4 }

/** A queue whose work runs until the test ends it. */
function watched(given: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...given })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (network: string, name: string) =>
    queue.run(network, () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  async function rounds(count = 10): Promise<void> {
    for (let round = 0; round < count; round += 1) await nextRound()
  }
  async function end(name: string): Promise<void> {
    ends.get(name)?.()
    await rounds()
  }
  return { ask, started, end, rounds }
}

describe('a fair queue', () => {
  it('lets few work at once, and fewer of one network', async () => {
    const { ask, started, rounds } = watched()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    await rounds()
    expect(started).toEqual(['a1', 'a2'])
    for (const name of ['b1', 'b2']) void ask('b', name)
    await rounds()
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('serves another network before one that asked for many', async () => {
    const { ask, started, end, rounds } = watched({ atOnce: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    void ask('b', 'b1')
    void ask('c', 'c1')
    await rounds()
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('starts one in each round of the event loop', async () => {
    const { ask, started } = watched()
    for (const network of ['a', 'b', 'c']) void ask(network, network)
    const seen: number[] = []
    for (let round = 0; round < 4; round += 1) {
      await nextRound()
      seen.push(started.length)
    }
    expect(seen.at(-1)).toBe(3)
    for (const [round, count] of seen.entries()) expect(count - (seen[round - 1] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('refuses at once where too many wait, of one network or in all', async () => {
    const { ask, rounds } = watched({ atOnce: 0 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    expect(await ask('a', 'a5')).toBe('full')
    for (const name of ['b1', 'b2']) void ask('b', name)
    expect(await ask('c', 'c1')).toBe('full')
    await rounds()
  })

  it('goes on after work that fails, and passes its error on', async () => {
    const queue = createFairQueue({ ...limits, atOnce: 1 })
    const fail = () => queue.run('a', () => Promise.reject(new Error('no')))
    await expect(fail()).rejects.toThrow('no')
    await expect(fail()).rejects.toThrow('no')
    expect(await queue.run('a', async () => 'done')).toBe('done')
  })
})
