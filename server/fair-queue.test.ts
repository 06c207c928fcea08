import { setImmediate as nextRound } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns, type TurnLimits } from './turns.ts'

const limits: TurnLimits = { atOnce: 3, atOncePerNetwork: 2, waiting: 6, waitingPerNetwork: 4 }

/** Turns whose work runs until the test ends it. */
function watched(given: Partial<TurnLimits> = {}) {
  const turns = createTurns({ ...limits, ...given })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (network: string, name: string) =>
    turns.run(network, () => {
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

describe('turns', () => {
  it('let few work at once, and fewer of one network', async () => {
    const { ask, started, rounds } = watched()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    await rounds()
    expect(started).toEqual(['a1', 'a2'])
    for (const name of ['b1', 'b2']) void ask('b', name)
    await rounds()
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('go to another network before one that asked for many', async () => {
    const { ask, started, end, rounds } = watched({ atOnce: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    void ask('b', 'b1')
    void ask('c', 'c1')
    await rounds()
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('start one in each round of the event loop', async () => {
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

  it('are refused at once where too many wait, of one network or in all', async () => {
    const { ask, rounds } = watched({ atOnce: 0 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    expect(await ask('a', 'a5')).toBe('full')
    for (const name of ['b1', 'b2']) void ask('b', name)
    expect(await ask('c', 'c1')).toBe('full')
    await rounds()
  })

  it('are given back by work that fails, and its error is passed on', async () => {
    const turns = createTurns({ ...limits, atOnce: 1 })
    const fail = () => turns.run('a', () => Promise.reject(new Error('no')))
    await expect(fail()).rejects.toThrow('no')
    await expect(fail()).rejects.toThrow('no')
    expect(await turns.run('a', async () => 'done')).toBe('done')
  })
})
