import type { IncomingMessage, ServerResponse } from 'node:http'
import { closedPolicy } from './security.ts'

/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a request has exactly one valid Host header. Node itself takes the first of several. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let host: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[index + 1]
  }
  return host !== undefined && HOST.test(host)
}

/** The response to a malformed request. */
export const malformed = {
  headers: (common: Record<string, string>): Record<string, string> => ({
    ...common,
    'Content-Security-Policy': closedPolicy,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/problem+json; charset=utf-8',
  }),
  body: JSON.stringify({
    type: 'about:blank',
    status: 400,
    code: 'malformed-request',
    detail: 'The request names no host, more than one, or an address that is none.',
  }),
}

/** Answers 400 and closes the connection. */
export function refuseMalformed(response: ServerResponse, common: Record<string, string>): void {
  response.writeHead(400, { ...malformed.headers(common), Connection: 'close' }).end(malformed.body)
}
