import { createHash } from 'node:crypto'

/** A short hash of the state a form was filled in on, where the state itself would be too long to send back. */
export function fingerprintOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}
