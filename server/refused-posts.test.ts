import { expect, test } from 'vitest'
import { createRefusedPosts, refusedPosts } from './refused-posts.ts'

test('refused posts use up the budget of their network, which fills again; the others cost nothing', () => {
  let now = 0
  const posts = createRefusedPosts(() => now)
  const send = (address: string, status: number) => {
    const wait = posts.take(address)
    if (!wait) posts.settle(address, status)
    return wait
  }
  for (let number = 0; number < 1_000; number += 1) expect(send('192.0.2.1', 201)).toBe(0)
  for (const status of [400, 403, 413, 415, 422])
    for (let number = 0; number < refusedPosts.atOnce / 5; number += 1)
      expect(send(`2001:db8:1:2::${number}`, status)).toBe(0)
  expect(send('2001:db8:1:2:ffff::1', 201)).toBeGreaterThan(0)
  expect(send('2001:db8:1:3::1', 422)).toBe(0)
  now += 60_000
  for (let number = 0; number < refusedPosts.perMinute; number += 1)
    expect(send('2001:db8:1:2::1', 422)).toBe(0)
  expect(send('2001:db8:1:2::1', 422)).toBeGreaterThan(0)
})

test('posts that arrive together do not share the last of a budget', () => {
  const posts = createRefusedPosts(() => 0)
  const waits = Array.from({ length: 200 }, () => posts.take('192.0.2.1'))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(refusedPosts.atOnce)
})

test('nobody without an address is counted', () => {
  const posts = createRefusedPosts(() => 0)
  for (let number = 0; number < 500; number += 1) {
    expect(posts.take('')).toBe(0)
    posts.settle('', 400)
  }
})
