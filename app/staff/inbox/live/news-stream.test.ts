import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listener } from '#app/requests/handling/inbox-news.server.ts'
import { newsStream } from './news-stream.server.ts'

const news = (id: string) => ({ fresh: [id], changed: [], read: [], unread: 1 })
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Once every event is sent: each waits until its reader's access was read. */
const settled = () => new Promise(setImmediate)

/** A stream whose reader may listen as long as `may` says so, read to its end or left. */
function streamFor(may: () => Promise<boolean>) {
  const listeners = new Set<Listener>()
  const listen = (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const reader = newsStream({ listen, stop: async () => {} }, may).getReader()
  return {
    listeners,
    reader,
    tell: (id: string) => listeners.forEach((listener) => void listener.tell(news(id))),
    async rest() {
      let text = ''
      for (let read = await reader.read(); !read.done; read = await reader.read())
        text += new TextDecoder().decode(read.value)
      return text
    },
  }
}

test('what happens is sent in order, with a beat every fifteen seconds, until the watch ends', async () => {
  const stream = streamFor(async () => true)
  stream.tell('one')
  stream.tell('two')
  vi.advanceTimersByTime(15_000)
  await settled()
  for (const listener of stream.listeners) listener.end()
  expect(await stream.rest()).toMatch(
    /^retry: \d+\n\ndata: .*"one".*\n\ndata: .*"two".*\n\nevent: \w+\ndata:\n\n$/,
  )
  expect([stream.listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})

test.each([
  [
    'whoever lost access is told so and nothing else',
    async () => false,
    /^retry: \d+\n\nevent: ended\ndata:\n\n$/,
  ],
  ['where access cannot be read nothing is said', () => Promise.reject(new Error('x')), /^retry: \d+\n\n$/],
])('%s', async (_, may, said) => {
  const stream = streamFor(may)
  stream.tell('one')
  expect(await stream.rest()).toMatch(said)
  expect([stream.listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})

test('a reader who takes nothing is left after two hundred events, and comes back', async () => {
  const stream = streamFor(async () => true)
  for (let number = 0; number < 300; number += 1) stream.tell(`${number}`)
  await settled()
  const text = await stream.rest()
  expect(text.match(/data: /g)).toHaveLength(199)
  expect(stream.listeners.size).toBe(0)
})

test('a reader who leaves is listened for no longer', async () => {
  const stream = streamFor(async () => true)
  expect(stream.listeners.size).toBe(1)
  await stream.reader.cancel()
  expect([stream.listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})
