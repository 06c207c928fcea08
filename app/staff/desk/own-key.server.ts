import { randomBytes } from 'node:crypto'
import { isOwnKey, type OwnKey } from '#app/content/own-key.ts'

/** Stands for the key of a new entry in an address. */
export const NEW = 'new'

/** The key that a form sends back, so that sending it twice adds one entry; otherwise a new random key. */
export function ownKey(sent: FormDataEntryValue | null = null): OwnKey {
  return typeof sent === 'string' && isOwnKey(sent) ? sent : `own-${randomBytes(4).toString('hex')}`
}
