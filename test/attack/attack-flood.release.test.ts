import { createConnection } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { plainPaths } from '#app/site-map.ts'
import { startGarage } from '../garage.ts'
import { httpClientOf } from '../http-client.ts'

const garage = await startGarage({ TRUSTED_PROXIES: '127.0.0.1,::1' })
afterAll(() => garage.stop())
const { get, post } = httpClientOf(garage)

test('behind a proxy that is ours, only what the proxy wrote counts as an address', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) {
    const given = { intent: 'sign-up', email: `flood${at}@garage.example`, password: 'x'.repeat(129) }
    const from = { 'X-Forwarded-For': `198.51.100.${at}, 203.0.113.9` }
    statuses.push((await post(plainPaths.login, given, from)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
})

test('three hundred connections that send next to nothing hold up nobody, and are closed', async () => {
  const { hostname, port } = new URL(garage.url)
  let open = 0
  const sockets = Array.from({ length: 300 }, () => {
    const socket = createConnection(Number(port), hostname, () => {
      open += 1
      socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    })
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.on('close', () => {
      open -= 1
    })
    return socket
  })
  await vi.waitFor(() => expect(open).toBe(300), { timeout: 20_000 })
  expect((await get('/contact?service=freins')).status).toBe(200)
  expect((await post('/contact', {})).status).toBe(422)
  // None was closed meanwhile: the answers came before the server gave them up.
  expect(open).toBe(300)
  await vi.waitFor(() => expect(open).toBe(0), { timeout: 60_000, interval: 250 })
  for (const socket of sockets) socket.destroy()
})
