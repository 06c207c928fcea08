import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox } from './at-inbox.ts'

describe('Answers of the staff area that are no pages', () => {
  const at = atInbox()
  let port: number
  let stop: () => Promise<void>
  beforeEach(async () => {
    const server = createServer(getRequestListener(at.site.app.fetch, { overrideGlobalObjects: false }))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
    stop = async () => {
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    }
  })
  afterEach(() => stop())

  /** What the owner received; `whole` is false if it broke before the end. */
  async function get(path: string, method = 'GET') {
    const cookie = [...at.owner.cookies].map((pair) => pair.join('=')).join('; ')
    const type = 'application/x-www-form-urlencoded'
    const headers = { cookie, origin: 'http://localhost:3000', 'content-type': type }
    const address = `http://127.0.0.1:${port}${path}`
    const answer = await fetch(address, { method, headers, redirect: 'manual' }).catch(() => undefined)
    if (!answer) return { status: 0, text: '', whole: false }
    let text = ''
    const read = async () => {
      for await (const chunk of answer.body ?? []) text += Buffer.from(chunk)
    }
    const whole = await read().then(
      () => true,
      () => false,
    )
    return { status: answer.status, text, whole }
  }

  test.each(['/admin/news', '/admin/requests.csv', '/admin/privacy/export'])(
    'are not the router’s: %s has no data, and takes no post',
    async (path) => {
      for (const method of ['GET', 'HEAD'])
        expect(await get(`${path}.data`, method), method).toMatchObject({ status: 404, whole: true })
      const { status, whole } = await get(`${path}.data`, 'POST')
      expect([Math.floor(status / 100), whole]).toEqual([4, true])
      expect((await get(path, 'POST')).status).toBe(405)
    },
  )

  /** Gets the file, which breaks off. @returns what the client received and what the log says since. */
  async function brokenFile() {
    const printed = vi.spyOn(console, 'error')
    const before = at.site.garage.lines().length
    const got = await get('/admin/requests.csv')
    expect(got.whole).toBe(false)
    expect(printed).not.toHaveBeenCalled()
    const log = at.site.garage.lines().slice(before).trim().split('\n')
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', event: 'answer.broken', path: '/admin/requests.csv' }),
    ])
    return { text: got.text, log: log.join() }
  }

  test('that break off half way end broken for the client', async () => {
    // The oldest request has an invalid date; it is the last one, in the second batch of a thousand.
    const rows = Array.from({ length: 1_000 }, (_, number) => storedRequest(number))
    const unreadable = storedRequest(1_001, { created_at: '0x', name: 'Not for the log' })
    for (let from = 0; from < rows.length; from += 100)
      await at.db
        .insertInto('contact_submissions')
        .values(rows.slice(from, from + 100))
        .execute()
    await at.db.insertInto('contact_submissions').values(unreadable).execute()
    const { text, log } = await brokenFile()
    expect([text, log].join()).not.toMatch(/Not for|invalid/i)
  })
})
