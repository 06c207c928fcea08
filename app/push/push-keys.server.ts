import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import type { Env } from '#platform/env.ts'
import { generateOnce } from '#platform/generate-once.ts'

/** The site's VAPID keys (RFC 8292), in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The keys of the environment, or a pair generated once and kept in the data folder. A new pair ends every subscription. */
export function pushKeys(env: Pick<Env, 'pushKeys' | 'dataDir'>): PushKeys {
  return (
    env.pushKeys ??
    (JSON.parse(
      generateOnce(path.join(env.dataDir, 'push-keys'), () => JSON.stringify(newPair())),
    ) as PushKeys)
  )
}

function newPair(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
