import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Browser, siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const FILES = ['/admin/requests.csv', '/admin/privacy/export']
/** Much shorter than the time to the next heartbeat, which would also notice. */
const beforeAnyBeat = { timeout: 10_000, interval: 10 }

/** What a client received; `whole` is false if the connection broke before the end. */
type Got = { status: number | undefined; text: string; whole: boolean }

describe.each(engines)('Answers of the staff area that are streams, on $name', ({ open }) => {
  const fixture = siteForEach(open)
  let admin: Browser
  let port: number
  let listeners: number
  let stop: () => Promise<void>
  beforeEach(async () => {
    admin = await fixture.site.enter('owner@garage.example')
    const { inboxWatch } = fixture.site.garage.runtime
    const { listen } = inboxWatch
    listeners = 0
    inboxWatch.listen = (listener) => {
      const leave = listen(listener)
      listeners += 1
      return () => {
        listeners -= 1
        leave()
      }
    }
    const server = createServer(getRequestListener(fixture.site.app.fetch, { overrideGlobalObjects: false }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    stop = () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  })
  afterEach(async () => {
    await stop()
  })

  /** Sends a request as an admin over its own connection. @returns the response's head and a function that disconnects. */
  async function ask(path: string, method = 'GET') {
    const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = {
      cookie,
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    const head = new Promise<IncomingMessage | undefined>((resolve) => {
      sent.once('response', resolve)
      sent.on('error', () => resolve(undefined))
    })
    sent.end()
    return { head, leave: () => sent.destroy() }
  }

  async function get(path: string, method = 'GET'): Promise<Got> {
    const answer = await (await ask(path, method)).head
    if (!answer) return { status: undefined, text: '', whole: false }
    let text = ''
    answer.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    const whole = await new Promise<boolean>((resolve) => {
      answer.once('end', () => resolve(true))
      answer.once('error', () => resolve(false))
    })
    return { status: answer.statusCode, text, whole }
  }

  test('a client that left is listened for no longer, at once', async () => {
    const { head, leave } = await ask('/admin/events')
    expect((await head)?.statusCode).toBe(200)
    expect(listeners).toBe(1)
    leave()
    await vi.waitFor(() => expect(listeners).toBe(0), beforeAnyBeat)
  })

  test('whoever asks for the head of the events begins no stream', async () => {
    const { status, text, whole } = await get('/admin/events', 'HEAD')
    expect({ status, text, whole }).toEqual({ status: 200, text: '', whole: true })
    expect(listeners).toBe(0)
  })

  test.each(['/admin/events', ...FILES])('%s is not gathered in memory for the router', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, whole } = await get(`${path}.data`, method)
      expect([status, whole]).toEqual([method === 'POST' ? expect.any(Number) : 404, true])
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect((await get(path, 'POST')).status).toBe(405)
    expect(listeners).toBe(0)
  })

  /** The log entries from now on. */
  function logged(): () => object[] {
    const before = fixture.site.garage.lines().length
    const lines = () => fixture.site.garage.lines().slice(before).trim().split('\n')
    return () => lines().map((line) => JSON.parse(line))
  }
  const broken = { level: 'error', event: 'answer.broken', path: '/admin/requests.csv' }

  test('a file that cannot be read is one line of the log, and nobody is told why', async () => {
    const printed = vi.spyOn(console, 'error')
    await keep(fixture.database.db, storedRequest(1))
    expect(await get('/admin/requests.csv')).toMatchObject({ status: 200, whole: true })
    await sql`alter table contact_submissions rename to elsewhere`.execute(fixture.database.db)
    const log = logged()
    const { text, whole } = await get('/admin/requests.csv')
    expect(whole).toBe(false)
    expect(text).not.toMatch(/contact_submissions|error/i)
    expect(log()).toEqual([expect.objectContaining(broken)])
    expect(printed).not.toHaveBeenCalled()
  })

  test('a file that breaks off half way ends broken for the client', async () => {
    const printed = vi.spyOn(console, 'error')
    const { db } = fixture.database
    // The oldest request has an invalid date; it is the last one, in the second batch of a thousand.
    const rows = Array.from({ length: 1_000 }, (_, number) => storedRequest(number))
    const unreadable = storedRequest(1_001, { created_at: '0x', name: 'Not for the log' })
    for (let at = 0; at < rows.length; at += 100)
      await db
        .insertInto('contact_submissions')
        .values(rows.slice(at, at + 100))
        .execute()
    await db.insertInto('contact_submissions').values(unreadable).execute()
    const log = logged()
    expect((await get('/admin/requests.csv')).whole).toBe(false)
    expect(log()).toEqual([expect.objectContaining(broken)])
    expect(JSON.stringify(log())).not.toContain('Not for')
    expect(printed).not.toHaveBeenCalled()
  })
})
