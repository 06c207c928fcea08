import { createHmac, timingSafeEqual } from 'node:crypto'
import { asReference } from './request.ts'

/** The query of the page that says a request was received: its reference, and the proof that this site gave it out. */
export function sentQuery(reference: string, secret: string): string {
  return new URLSearchParams({ reference, proof: proofOf(reference, secret) }).toString()
}

/** The reference that a query names and proves; undefined for a made-up one. */
export function sentReference(query: URLSearchParams, secret: string): string | undefined {
  const reference = asReference(query.get('reference'))
  if (!reference) return undefined
  const given = Buffer.from(query.get('proof') ?? '')
  const proof = Buffer.from(proofOf(reference, secret))
  return given.length === proof.length && timingSafeEqual(given, proof) ? reference : undefined
}

function proofOf(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(`sent ${reference}`).digest('base64url').slice(0, 22)
}
