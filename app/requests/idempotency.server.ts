import { createHmac } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import type { CheckedRequest } from './request.ts'

const GIVEN = /^[A-Za-z0-9-]{16,64}$/
const WINDOW = 10 * 60_000

/** Whether a submitted key is valid: 16 to 64 letters, digits and hyphens, such as a UUID. */
export function isIdempotencyKey(text: string): boolean {
  return GIVEN.test(text)
}

export type RequestKeys = {
  /** The key the request is stored under. */
  own: string
  /** A hash of the content, to detect a key reused for another request. */
  contentHash: string
  /** Stored after this, the same content is the same request under whatever key: its answer was not seen, and it was sent again. */
  since: string
}

/**
 * The keys of a request: the one the client gave, or else a hash of the content and the ten-minute window, so that a double
 * tap without JavaScript is one request.
 */
export function requestKeys(
  { given, request, lang, now }: { given?: string; request: CheckedRequest; lang: Lang; now: Date },
  secret: string,
): RequestKeys {
  const contentHash = hashOf({ ...request, lang }, secret)
  const own = given ? givenKey(given) : `content:${Math.floor(now.getTime() / WINDOW)}:${contentHash}`
  return { own, contentHash, since: new Date(now.getTime() - WINDOW).toISOString() }
}

/** A client's key as it is stored. */
export function givenKey(given: string): string {
  return `given:${given}`
}

/**
 * Keyed with a secret, so that the hash reveals nothing about the person. Empty fields are left out, so that a field added to
 * the form later does not change the hash of what was sent before.
 */
function hashOf(content: Readonly<Record<string, string | boolean>>, secret: string): string {
  const filled = Object.entries(content).filter(([, value]) => value !== '' && value !== false)
  const sorted = filled.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', secret)
    .update(`request ${JSON.stringify(sorted)}`)
    .digest('base64url')
}
