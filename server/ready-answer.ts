import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding, type Encoding } from './encode.ts'

/** An answer that waits in memory in all its encodings, each with its headers made. */
export type ReadyAnswer = Record<
  Encoding,
  { body: Buffer; headers: Record<string, string | number>; etag: string }
>

/** Makes a ready answer. Its ETag differs per encoding and changes with any byte of the content or the headers, not with how tight it is packed. */
export function readyAnswer(bodies: Record<Encoding, Buffer>, headers: Record<string, string>): ReadyAnswer {
  const digest = createHash('sha256')
    .update(bodies.identity)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22)
  const one = (encoding: Encoding) => {
    const etag = `"${digest}-${encoding}"`
    const body = bodies[encoding]
    return {
      body,
      etag,
      headers: {
        ...headers,
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        'Content-Length': body.length,
      },
    }
  }
  return { br: one('br'), gzip: one('gzip'), identity: one('identity') }
}

/** Sends a ready answer to a GET or HEAD; 304 where the asker has it already. Returns the status. */
export function sendReady(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse): number {
  const { body, headers, etag } =
    answer[bestEncoding(request.headers['accept-encoding'] as string | undefined)]
  const known = request.headers['if-none-match']
  if (known && matches(known, etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = headers
    response.writeHead(304, rest).end()
    return 304
  }
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
  return 200
}

function matches(known: string, etag: string): boolean {
  if (known === '*') return true
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
