import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Env } from '#platform/env.ts'
import { generateOnce } from '#platform/generate-once.ts'

/** The secret that signs sessions: `AUTH_SECRET`, or one that is generated once and kept in the data folder. */
export function authSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): string {
  return (
    env.authSecret ??
    generateOnce(path.join(env.dataDir, 'auth-secret'), () => randomBytes(48).toString('base64url'))
  )
}
