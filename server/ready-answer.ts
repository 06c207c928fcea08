import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding, type Encoding } from './encode.ts'

/** Names and values in turns, as `writeHead` takes them. */
type HeaderList = string[]

type Form = {
  body: Buffer
  etag: string
  headers: HeaderList
  /** For who has it already. */
  known: HeaderList
  /** The headers as Node last wrote them with the body after them, and the second they were written in. */
  whole?: { second: number; head: string; bytes: Buffer }
}

/** An answer that waits in memory in all its encodings, each with its headers made. */
export type ReadyAnswer = Record<Encoding, Form>

/** Makes a ready answer. Its ETag differs per encoding and changes with any byte of the content or the headers, not with how tight it is packed. */
export function readyAnswer(bodies: Record<Encoding, Buffer>, headers: Record<string, string>): ReadyAnswer {
  const digest = createHash('sha256')
    .update(bodies.identity)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22)
  const one = (encoding: Encoding): Form => {
    const etag = `"${digest}-${encoding}"`
    const body = bodies[encoding]
    const known = Object.entries({ ...headers, ETag: etag, Vary: 'Accept-Encoding' }).flat()
    const packed = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return { body, etag, known, headers: [...known, ...packed, 'Content-Length', String(body.length)] }
  }
  return { br: one('br'), gzip: one('gzip'), identity: one('identity') }
}

/** Sends a ready answer to a GET or HEAD; 304 where the asker has it already. Returns the status. */
export function sendReady(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse): number {
  const form = answer[bestEncoding(request.headers['accept-encoding'] as string | undefined)]
  const known = request.headers['if-none-match']
  if (known && matches(known, form.etag)) {
    endSoon(response.writeHead(304, form.known))
    return 304
  }
  if (request.method === 'HEAD') endSoon(response.writeHead(200, form.headers))
  else sendWhole(form, response)
  return 200
}

/** What Node notes of the headers it wrote. That is documented nowhere: where it does not, nothing is kept of them. */
type NotedHead = ServerResponse & { _header?: unknown; _headerSent?: unknown }

/**
 * Sends headers and body: in one piece, with the headers that Node wrote for another visitor in the same second, else anew.
 * Node looks at each character of each header each time, which took a seventh of what an answer costs.
 */
function sendWhole(form: Form, response: NotedHead): void {
  const second = Math.floor(Date.now() / 1000)
  // A connection that ends with its answer says so in other headers.
  const again = response.shouldKeepAlive && response._headerSent === false
  if (again && form.whole?.second === second) {
    response._header = form.whole.head
    response._headerSent = true
    endSoon(response, form.whole.bytes)
    return
  }
  endSoon(response.writeHead(200, form.headers), form.body)
  const head = response._header
  if (again && typeof head === 'string')
    form.whole = { second, head, bytes: Buffer.concat([Buffer.from(head, 'latin1'), form.body]) }
}

const ending: [response: ServerResponse, body: Buffer | undefined][] = []

/**
 * Ends an answer with the others of the same turn of the event loop, right after the last of their requests was read. What
 * is sent one right after the other costs the system less than each with a request between (decision 070).
 */
function endSoon(response: ServerResponse, body?: Buffer): void {
  if (ending.push([response, body]) === 1) setImmediate(endAll)
}

function endAll(): void {
  for (const [response, body] of ending.splice(0)) response.end(body)
}

function matches(known: string, etag: string): boolean {
  if (known === '*') return true
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
