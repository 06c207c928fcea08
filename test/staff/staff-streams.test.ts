import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox, SECOND } from './at-inbox.ts'

const FILES = ['/admin/requests.csv', '/admin/privacy/export']

/** Reads a stream of events. */
function reading({ body }: Response) {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    /** All text so far, once it holds these words; without words, once the stream has ended. */
    async until(words?: string) {
      while (words === undefined || !text.includes(words)) {
        const { value, done } = await reader.read()
        if (done) break
        text += decoder.decode(value, { stream: true })
      }
      return text
    },
  }
}

describe('Answers of the staff area that are streams', () => {
  const at = atInbox({ people: [SECOND] })
  let port: number
  let listeners: number
  /** Resolves once somebody is listened for no longer. */
  let left: PromiseWithResolvers<void>
  let stop: () => Promise<void>
  beforeEach(async () => {
    const { inboxWatch } = at.site.garage.runtime
    const { listen } = inboxWatch
    listeners = 0
    left = Promise.withResolvers()
    inboxWatch.listen = (listener) => {
      const leave = listen(listener)
      listeners += 1
      return () => {
        listeners -= 1
        leave()
        left.resolve()
      }
    }
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

  /** Sends a request as the owner over its own connection. @returns the response's head and a function that disconnects. */
  function ask(path: string, method = 'GET') {
    const cookie = [...at.owner.cookies].map((pair) => pair.join('=')).join('; ')
    const type = 'application/x-www-form-urlencoded'
    const headers = { cookie, origin: 'http://localhost:3000', 'content-type': type }
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    const head = new Promise<IncomingMessage | undefined>((resolve) => {
      sent.once('response', resolve)
      sent.on('error', () => resolve(undefined))
    })
    sent.end()
    return { head, leave: () => sent.destroy() }
  }

  /** What a client received; `whole` is false if the connection broke before the end. */
  async function get(path: string, method = 'GET') {
    const answer = await ask(path, method).head
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

  test('tell an admin what comes in, name nobody, and end with the server', async () => {
    const response = await at.owner.get('/admin/events')
    const headers = ['content-type', 'connection', 'cache-control'].map((name) => response.headers.get(name))
    expect(headers).toEqual(['text/event-stream', 'close', 'no-store'])
    const events = reading(response)
    await events.until('"unread":0,"missed":true')
    await at.keep(1)
    await events.until('"fresh":["id-1"]')
    await at.site.garage.runtime.inboxWatch.stop()
    expect(await events.until()).not.toMatch(/Visitor|event: ended/)
    expect(await reading(await at.owner.get('/admin/events')).until()).toMatch(/^retry: \d+\n\n$/)
  })

  test.each(['session', 'user_roles'] as const)(
    'end with the %s of who listens, before anything else is told',
    async (table) => {
      await grantAdmin(at.db, SECOND)
      const events = reading(await at.as(SECOND).get('/admin/events'))
      await events.until('"missed":true')
      const id = await at.idOf(SECOND)
      if (table === 'session') await at.db.deleteFrom('session').where('userId', '=', id).execute()
      else await at.db.deleteFrom('user_roles').where('user_id', '=', id).execute()
      await at.keep(1)
      const text = await events.until()
      expect(text).toContain('event: ended')
      expect(text).not.toContain('id-1')
      expect((await at.as(SECOND).get('/admin/events')).ok).toBe(false)
    },
  )

  test('listen no longer for a client that left, at once', async () => {
    const { head, leave } = ask('/admin/events')
    expect((await head)?.statusCode).toBe(200)
    expect(listeners).toBe(1)
    leave()
    await left.promise
    expect(listeners).toBe(0)
  })

  test('begin no stream for the head alone, for a post or for the router', async () => {
    expect(await get('/admin/events', 'HEAD')).toEqual({ status: 200, text: '', whole: true })
    for (const path of ['/admin/events', ...FILES]) {
      for (const method of ['GET', 'HEAD'])
        expect(await get(`${path}.data`, method), `${method} ${path}`).toMatchObject({
          status: 404,
          whole: true,
        })
      const { status = 0, whole } = await get(`${path}.data`, 'POST')
      expect([Math.floor(status / 100), whole], path).toEqual([4, true])
      expect((await get(path, 'POST')).status, path).toBe(405)
    }
    expect(listeners).toBe(0)
  })

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

  test('are one line of the log where they cannot be read, and tell nobody why', async () => {
    await at.keep(1)
    expect(await get('/admin/requests.csv')).toMatchObject({ status: 200, whole: true })
    await sql`alter table contact_submissions rename to elsewhere`.execute(at.db)
    expect((await brokenFile()).text).not.toMatch(/contact_submissions|error/i)
  })

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
    expect((await brokenFile()).log).not.toContain('Not for')
  })
})
