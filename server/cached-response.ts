import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding, type Encoding } from './encode.ts'

type Form = {
  body: Buffer
  etag: string
  headers: Record<string, string>
}

/** A response kept in memory in every encoding, each with its headers. */
export type CachedResponse = Record<Encoding, Form>

/** Its ETag differs per encoding and changes with any byte of the content or the headers. */
export function cachedResponse(bodies: Record<Encoding, Buffer>, headers: Record<string, string>) {
  const digest = createHash('sha256')
    .update(bodies.identity)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22)
  const one = (encoding: Encoding): Form => {
    const etag = `"${digest}-${encoding}"`
    const coding = encoding === 'identity' ? undefined : { 'Content-Encoding': encoding }
    return {
      body: bodies[encoding],
      etag,
      headers: { ...headers, ETag: etag, Vary: 'Accept-Encoding', ...coding },
    }
  }
  return { br: one('br'), gzip: one('gzip'), identity: one('identity') }
}

/** Sends the response to a GET or HEAD, or 304 if the client has it already. Returns the status. */
export function sendCached(answer: CachedResponse, request: IncomingMessage, response: ServerResponse) {
  const { body, etag, headers } = answer[bestEncoding(request.headers['accept-encoding'])]
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    const { 'Content-Encoding': _, ...rest } = headers
    response.writeHead(304, rest).end()
    return 304
  }
  response.writeHead(200, { ...headers, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
  return 200
}

/** Whether the client has it already: `known` is its `If-None-Match`, a list of ETags or `*`. */
export function matchesEtag(known: string | undefined, etag: string): boolean {
  if (!known) return false
  if (known === '*') return true
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
