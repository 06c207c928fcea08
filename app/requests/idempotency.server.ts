import { createHmac } from 'node:crypto'
import type { CheckedRequest } from './request.ts'

const GIVEN = /^[A-Za-z0-9-]{16,64}$/
const WINDOW = 10 * 60_000

/** Whether a key that came with a request can be one: 16 to 64 letters, digits and hyphens, such as a UUID. */
export function isIdempotencyKey(text: string): boolean {
  return GIVEN.test(text)
}

/** The key a request is kept under, with those under which the same request may already have been kept. */
export type RequestKeys = { own: string; known: string[] }

/**
 * The keys of a request: the one its sender gave, or else its content within ten minutes, so that a double tap without
 * JavaScript is one request. The content is hashed with a secret: a key alone tells nothing of the person.
 */
export function requestKeys(
  given: string | undefined,
  request: CheckedRequest,
  secret: string,
  now: number,
): RequestKeys {
  if (given) return { own: `given:${given}`, known: [`given:${given}`] }
  const window = Math.floor(now / WINDOW)
  const [own, before] = [window, window - 1].map((number) => {
    const hash = createHmac('sha256', secret).update(`request ${number} ${JSON.stringify(request)}`)
    return `content:${hash.digest('base64url')}`
  }) as [string, string]
  return { own, known: [own, before] }
}
