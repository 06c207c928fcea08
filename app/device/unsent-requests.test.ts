import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryIndexedDb } from '../../test/device.ts'
import { deviceQueue } from './device-queue.ts'
import {
  deleteStored,
  isWaiting,
  type News,
  onNews,
  type PendingRequest,
  postRequest,
  sendFirst,
  sendUnsent,
  storedRequests,
  storeUnsent,
  UNSENT_REQUESTS,
} from './unsent-requests.ts'
import { watchNetwork } from './watch-network.ts'

const pending = (key: string, more: Partial<PendingRequest> = {}): PendingRequest => ({
  key,
  endpoint: '/api/send',
  body: `{"name":"${key}"}`,
  ...more,
})
const taken = { reference: 'G-1', answerDue: { text: 'demain', lang: 'fr' } }

let device: ReturnType<typeof memoryIndexedDb>
/** The bodies that were posted, and how the server answers each. */
let posted: string[]
let answer: (body: string) => Response | Promise<Response>

const json = (status: number, body: object | string, lang = 'fr') =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: lang ? { 'Content-Language': lang } : {},
  })
const accepted = () => json(201, { reference: 'G-1', answerDue: 'demain' })

let told: News[]
let stopHearing: () => void
beforeEach(() => {
  device = memoryIndexedDb()
  posted = []
  answer = accepted
  vi.stubGlobal('indexedDB', device)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    posted.push(`${init.body}`)
    return answer(`${init.body}`)
  })
  told = []
  stopHearing = onNews((news) => told.push(news))
})
afterEach(() => {
  stopHearing()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the answer to a request', () => {
  const said = { text: 'Non', lang: 'fr' }
  const named = { reference: 'G-1' }
  const unsaid = { state: 'refused', refusal: { message: undefined } }
  test.each<[string, () => Response | Promise<Response>, object]>([
    ['taken', accepted, { state: 'sent', taken }],
    ['taken without a day', () => json(200, named), { state: 'sent', taken: named }],
    ['no network', () => Promise.reject(new TypeError('x')), { state: 'waiting', unheard: true }],
    ["a portal's page", () => json(200, '<html>'), { state: 'waiting' }],
    ['an answer without a reference', () => json(200, {}), { state: 'waiting' }],
    ...[408, 425, 429, 500, 503].map((status): [string, () => Response, object] => [
      `${status}`,
      () => json(status, { code: 'x', detail: 'Non' }),
      { state: 'waiting', refusal: { code: 'x', message: said } },
    ]),
    ...[400, 409, 422, 499].map((status): [string, () => Response, object] => [
      `${status}`,
      () => json(status, { code: 'x', detail: 'Non', errors: { name: 'y' } }),
      { state: 'refused', refusal: { code: 'x', message: said, errors: { name: 'y' } } },
    ]),
    ['a page that is not there', () => json(404, '<p>No</p>'), unsaid],
    ['a refusal in no language', () => json(422, { detail: 'Non' }, ''), unsaid],
  ])('%s', async (_, given, verdict) => {
    answer = given
    expect(await postRequest(pending('a'))).toMatchObject(verdict)
  })

  test('that never ends is waited for twenty seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await postRequest(pending('a'))
    expect(timeout).toHaveBeenCalledWith(20_000)
  })
})

describe('what waits on the device', () => {
  const stored = async () =>
    (await storedRequests()).toSorted((one, other) => one.key.localeCompare(other.key))

  test('is sent once each; taken ones lose their content, refused ones come back, others wait', async () => {
    for (const key of ['lost', 'refused', 'sent']) expect(await storeUnsent(pending(key))).toBe(true)
    await storeUnsent(pending('told', { sent: taken }))
    await storeUnsent(pending('seen', { refused: { code: 'x' } }))
    answer = (body) => {
      if (body.includes('lost')) throw new TypeError('Failed to fetch')
      return body.includes('refused') ? json(422, { code: 'x' }) : accepted()
    }
    expect(await sendUnsent()).toBe(true)
    expect(posted.toSorted()).toEqual(['lost', 'refused', 'sent'].map((key) => pending(key).body))
    expect(await stored()).toEqual([
      pending('lost'),
      pending('refused', { refused: expect.objectContaining({ code: 'x' }) }),
      pending('seen', { refused: { code: 'x' } }),
      { key: 'sent', endpoint: '', body: '', sent: taken },
      pending('told', { sent: taken }),
    ])
    expect((await stored()).filter(isWaiting).map(({ key }) => key)).toEqual(['lost'])
    await vi.waitFor(() => expect(told).toHaveLength(2))
    expect(told).toEqual([
      { key: 'refused', state: 'refused' },
      { key: 'sent', state: 'sent', taken },
    ])
    answer = accepted
    expect(await sendUnsent()).toBe(false)
    expect(posted).toHaveLength(4)
  })

  test('is deleted once answered, and every tab is told of what was taken', async () => {
    await storeUnsent(pending('a'))
    await storeUnsent(pending('b'))
    await deleteStored('a', taken)
    await deleteStored('b')
    expect(await storedRequests()).toEqual([])
    await vi.waitFor(() => expect(told).toEqual([{ key: 'a', state: 'sent', taken }]))
  })

  test('is sent by one sender at a time, and by a form at once whoever sends', async () => {
    await storeUnsent(pending('a'))
    const slow = Promise.withResolvers<Response>()
    answer = () => slow.promise
    const first = sendUnsent()
    const second = sendUnsent()
    await vi.waitFor(() => expect(posted).toHaveLength(1))
    expect(await sendFirst(async () => 'sent')).toBe('sent')
    expect(posted).toHaveLength(1)
    slow.resolve(accepted())
    expect([await first, await second]).toEqual([false, false])
    expect(posted).toHaveLength(1)
  })

  test('is not sent further where the sender says so', async () => {
    const queue = deviceQueue<{ id: string }, never>({ name: 'x', database: 'x', store: 'x', key: 'id' })
    for (const id of ['a', 'b']) await queue.put({ id })
    const tried: string[] = []
    await queue.sendAll(
      (rows) => rows[0],
      async ({ id }) => tried.push(id) < 1,
    )
    expect(tried).toEqual(['a'])
  })

  test('is not there where the browser refuses storage, or takes longer than five seconds', async () => {
    device.state = 'refuses'
    expect(await storeUnsent(pending('a'))).toBe(false)
    expect(await storedRequests()).toEqual([])
    expect(await sendUnsent()).toBe(false)
    await deleteStored('a')
    device.state = 'hangs'
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const late = vi.fn()
    void storeUnsent(pending('a')).then(late)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(late).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(late).toHaveBeenCalledWith(false)
  })

  test('wakes the worker when the network is back, where the browser can', async () => {
    const register = vi.fn(async () => undefined)
    const serviceWorker = { getRegistration: async () => ({ sync: { register } }) }
    vi.stubGlobal('navigator', { serviceWorker, locks: navigator.locks })
    await storeUnsent(pending('a'))
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith(UNSENT_REQUESTS))
    device.state = 'refuses'
    await storeUnsent(pending('b'))
    await turn()
    expect(register).toHaveBeenCalledOnce()
  })
})

describe('a page that watches the network', () => {
  let page: EventTarget
  let sendAll: ReturnType<typeof vi.fn<() => Promise<boolean>>>
  let stop: () => void
  const visible = { visibilityState: 'visible' as 'visible' | 'hidden' }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page = new EventTarget()
    visible.visibilityState = 'visible'
    const addEventListener = page.addEventListener.bind(page)
    vi.stubGlobal('addEventListener', addEventListener)
    vi.stubGlobal('document', Object.assign(visible, { addEventListener }))
    sendAll = vi.fn(async () => true)
    stop = watchNetwork({ sendAll, more: 'more' })
  })
  const sentAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000)
    return sendAll.mock.calls.length
  }

  test('sends after a second, then ever more rarely, at most once a minute', async () => {
    expect(await sentAfter(0.999)).toBe(0)
    expect(await sentAfter(0.001)).toBe(1)
    let sent = 1
    for (const wait of [5, 10, 20, 40, 60, 60]) {
      expect(await sentAfter(wait - 0.001), `before ${wait} s`).toBe(sent)
      sent += 1
      expect(await sentAfter(0.001), `after ${wait} s`).toBe(sent)
    }
  })

  test.each(['online', 'more', 'visibilitychange'])('sends at once on %s, and often again', async (event) => {
    await sentAfter(1 + 5 + 10)
    expect(sendAll).toHaveBeenCalledTimes(3)
    page.dispatchEvent(new Event(event))
    expect(await sentAfter(0)).toBe(4)
    expect(await sentAfter(5)).toBe(5)
  })

  test('sends nothing when it is hidden, when nothing waits, or when it is over', async () => {
    visible.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(await sentAfter(0)).toBe(0)
    sendAll.mockResolvedValue(false)
    expect(await sentAfter(600)).toBe(1)
    sendAll.mockRejectedValue(new Error('x'))
    page.dispatchEvent(new Event('online'))
    expect(await sentAfter(600)).toBe(2)
    stop()
    page.dispatchEvent(new Event('online'))
    expect(await sentAfter(600)).toBe(2)
  })
})
