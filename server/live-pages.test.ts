import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLivePages } from './live-pages.ts'

/** Work that ends when the test says so. */
function open(limits: Parameters<typeof createLivePages>[0]) {
  const pages = createLivePages(limits)
  const ends: (() => void)[] = []
  const ask = (network: string) =>
    pages.run(network, () => new Promise<string>((resolve) => ends.push(() => resolve('done'))))
  const end = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  return { pages, ask, end }
}

test('a network that asks for too many pages at once is refused; another one is answered', async () => {
  const { ask, end } = open({ inAll: 3, ofNetwork: 2 })
  const first = ask('a')
  void ask('a')
  expect(await ask('a')).toBe('full')
  void ask('b')
  expect(await ask('c')).toBe('full')
  await end()
  expect(await first).toBe('done')
  void ask('a')
  expect(await ask('a')).toBe('full')
})

test('a page that fails is counted no longer', async () => {
  const { pages } = open({ inAll: 1, ofNetwork: 1 })
  const fail = () => pages.run('a', () => Promise.reject(new Error('no')))
  await expect(fail()).rejects.toThrow('no')
  await expect(fail()).rejects.toThrow('no')
  expect(await pages.run('a', async () => 'done')).toBe('done')
})

test('between two pages of a network, the server sends what is ready', async () => {
  const pages = createLivePages()
  const begun: string[] = []
  for (const name of ['a', 'b', 'c']) void pages.run('network', async () => begun.push(name))
  const seen: number[] = []
  while (begun.length < 3) {
    await nextRound()
    seen.push(begun.length)
  }
  for (const [round, count] of seen.entries()) expect(count - (seen[round - 1] ?? 0)).toBeLessThanOrEqual(1)
})
