import { createHmac } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import type { CheckedRequest } from './request.ts'

const GIVEN = /^[A-Za-z0-9-]{16,64}$/
const WINDOW = 10 * 60_000

/** Whether a key that came with a request can be one: 16 to 64 letters, digits and hyphens, such as a UUID. */
export function isIdempotencyKey(text: string): boolean {
  return GIVEN.test(text)
}

export type RequestKeys = {
  /** The key a request is kept under. */
  own: string
  /** Those under which the same request may already have been kept. */
  known: string[]
  /** Tells its content from another. */
  contentHash: string
}

/**
 * The keys of a request: the one its sender gave, or else its content within ten minutes, so that a double tap without
 * JavaScript is one request.
 */
export function requestKeys(
  { given, request, lang, now }: { given?: string; request: CheckedRequest; lang: Lang; now: Date },
  secret: string,
): RequestKeys {
  const contentHash = hashOf({ ...request, lang }, secret)
  if (given) {
    const own = givenKey(given)
    return { own, known: [own], contentHash }
  }
  const window = Math.floor(now.getTime() / WINDOW)
  const own = `content:${window}:${contentHash}`
  return { own, known: [own, `content:${window - 1}:${contentHash}`], contentHash }
}

/** What a request is kept under whose sender gave a key. */
export function givenKey(given: string): string {
  return `given:${given}`
}

/**
 * Hashed with a secret: alone it tells nothing of the person. What was left empty is left out, so that a field the form gets
 * later does not turn what was sent before into another content.
 */
function hashOf(content: Readonly<Record<string, string | boolean>>, secret: string): string {
  const filled = Object.entries(content).filter(([, value]) => value !== '' && value !== false)
  const sorted = filled.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', secret)
    .update(`request ${JSON.stringify(sorted)}`)
    .digest('base64url')
}
