import { randomBytes } from 'node:crypto'
import { isOwnKey, type OwnKey } from '#app/content/own-key.ts'

/** In the place of a key: something that is about to be added. */
export const NEW = 'new'

/** The key that a form brings back, so that what is sent twice is added once; without one, one that nothing ever had. */
export function ownKey(sent: FormDataEntryValue | null = null): OwnKey {
  return typeof sent === 'string' && isOwnKey(sent) ? sent : `own-${randomBytes(4).toString('hex')}`
}
