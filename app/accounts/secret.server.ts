import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Env } from '#platform/env.ts'
import { LEAST_SECRET } from '#platform/env-variables.ts'
import { generateOnce } from '#platform/generate-once.ts'

/**
 * The secret that signs sessions: `AUTH_SECRET`, or one that is generated once and kept in the data folder.
 * @throws an Error that names the file if it holds less than `AUTH_SECRET` must have: it was cut short, or written by hand
 */
export function authSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): string {
  if (env.authSecret) return env.authSecret
  const file = path.join(env.dataDir, 'auth-secret')
  const secret = generateOnce(file, () => randomBytes(48).toString('base64url'))
  if (secret.trim().length >= LEAST_SECRET) return secret
  throw new Error(
    `${file} must hold ${LEAST_SECRET} characters or more: bring it back from a backup, or remove it, and everyone signs in again`,
  )
}
