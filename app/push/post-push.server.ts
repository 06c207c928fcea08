import { buildPushPayload } from '@block65/webcrypto-web-push'
import { errorFields } from '#platform/log.ts'
import type { Alert } from './alert.ts'
import type { PushTarget } from './devices.server.ts'
import type { PushKeys } from './push-keys.server.ts'

/** Sends to a push service; tests replace it. */
export type SendPush = (endpoint: string, init: RequestInit) => Promise<Response>

/** `gone`: the browser no longer has the subscription. `later`: retry, after `seconds` if the service gave them. */
export type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; status?: number; code?: string; seconds?: number }

/** TTL in seconds, for which a service keeps a message for a device that is off: until the next morning. */
const KEPT_SECONDS = 12 * 60 * 60
const GIVE_UP_MILLISECONDS = 8_000

type Sender = { keys: PushKeys; subject: () => string; send?: SendPush }

/** Posts an alert to a device's push service, encrypted (RFC 8291) and signed with the site's key (RFC 8292). */
export function createPostPush({ keys, subject, send = fetch }: Sender) {
  return async function post(
    { endpoint, p256dh, auth }: PushTarget,
    alert: Alert,
    stopping?: AbortSignal,
  ): Promise<PushOutcome> {
    const message = { data: alert, options: { ttl: KEPT_SECONDS, urgency: 'high' } } as const
    const target = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const { headers, body } = await buildPushPayload(message, target, { ...keys, subject: subject() })
    const late = AbortSignal.timeout(GIVE_UP_MILLISECONDS)
    try {
      const answer = await send(endpoint, {
        method: 'POST',
        headers,
        body,
        // A push service has no reason to redirect.
        redirect: 'manual',
        signal: stopping ? AbortSignal.any([stopping, late]) : late,
      })
      await answer.body?.cancel()
      return outcomeOf(answer)
    } catch (error) {
      const { error: name, code } = errorFields(error)
      return { kind: 'later', code: `${code ?? name}` }
    }
  }
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', status, ...(seconds > 0 && { seconds }) }
}
