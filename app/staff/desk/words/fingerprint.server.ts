import { createHash } from 'node:crypto'

/** A short fingerprint of what a form was made from, where the whole of it would be too long to send back. */
export function fingerprintOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}
