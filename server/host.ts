import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '#platform/problem.ts'
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
export function malformed(common: Record<string, string>): Response {
  const detail = 'The request names no host, more than one, or an address that is none.'
  const headers = { ...common, 'Content-Security-Policy': closedPolicy }
  return problem(400, 'malformed-request', detail, { headers })
}

/** Answers 400 and closes the connection. */
export async function refuseMalformed(out: ServerResponse, common: Record<string, string>): Promise<void> {
  const answer = malformed(common)
  out
    .setHeaders(answer.headers)
    .setHeader('Connection', 'close')
    .writeHead(400)
    .end(await answer.text())
}
