import { afterEach, expect, test, vi } from 'vitest'
import { listenForPushes } from './push-events.ts'

type Window = { opened: string; shows?: string }

/** A fake worker scope with windows that were opened at one page and may show another; one without `shows` does not respond. */
function workerWith(...windows: Window[]) {
  const done: string[] = []
  const clients = windows.map(({ opened, shows }) => {
    const url = `https://garage.example${opened}`
    const client = {
      url,
      visibilityState: 'hidden',
      postMessage(_question: unknown, [port]: MessagePort[]) {
        if (shows) port?.postMessage(shows)
      },
      async focus() {
        done.push(`focus ${shows ?? opened}`)
        return client
      },
      async navigate(to: string) {
        done.push(`navigate ${shows ?? opened} to ${to}`)
        return client
      },
    }
    return client
  })
  const worker = Object.assign(new EventTarget(), {
    clients: {
      matchAll: async () => clients,
      openWindow: async (to: string) => void done.push(`open ${to}`),
    },
  })
  Object.assign(globalThis, { __STAFF_HOME__: '/admin' })
  listenForPushes(worker as unknown as StaffWorkerScope)
  return async function tap(url: string): Promise<string[]> {
    const notification = { data: url, close() {} }
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>()
    worker.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await waitUntil.mock.calls[0]?.[0]
    return done
  }
}

const request = '/admin/requests/G-AAAA-11'

afterEach(() => vi.useRealTimers())

test('brings the window forward that shows the request, wherever it was opened', async () => {
  const tap = workerWith(
    { opened: request, shows: '/admin/people' },
    { opened: '/admin/account', shows: request },
  )
  expect(await tap(request)).toEqual([`focus ${request}`])
})

test('leaves a window alone that went on from the list to something else', async () => {
  const tap = workerWith({ opened: '/admin', shows: '/admin/requests/G-BBBB-22' })
  expect(await tap(request)).toEqual([`open ${request}`])
})

test('takes a window that shows the list', async () => {
  const tap = workerWith({ opened: '/admin/today', shows: '/admin' })
  expect(await tap(request)).toEqual([`navigate /admin to ${request}`, 'focus /admin'])
})

test('does not wait for a window that is asleep: it stands where it was opened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const done = workerWith({ opened: request })(request)
  await vi.advanceTimersByTimeAsync(500)
  expect(await done).toEqual([`focus ${request}`])
})
