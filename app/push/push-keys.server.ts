import { generateKeyPairSync } from 'node:crypto'
import { renameSync } from 'node:fs'
import path from 'node:path'
import { jsonIn } from '#platform/body.ts'
import { type Env, isVapidPair } from '#platform/env.ts'
import { generateOnce } from '#platform/generate-once.ts'
import { errorFields, type Log } from '#platform/log.ts'

/** The site's VAPID keys (RFC 8292), in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/**
 * The keys of the environment, or a pair generated once and kept in the data folder. A new pair ends every subscription.
 * Alerts are an extra: a file that cannot be used is put aside for a new pair, and one that cannot be written stops no start.
 */
export function pushKeys(env: Pick<Env, 'pushKeys' | 'dataDir'>, log: Pick<Log, 'warn'>): PushKeys {
  if (env.pushKeys) return env.pushKeys
  const file = path.join(env.dataDir, 'push-keys')
  const made = newPair()
  const read = () => pairIn(generateOnce(file, () => JSON.stringify(made)))
  try {
    const kept = read()
    if (kept) return kept
    log.warn('push-keys.unreadable', { file: 'push-keys', putAside: 'push-keys.unreadable' })
    renameSync(file, `${file}.unreadable`)
    return read() ?? made
  } catch (error) {
    log.warn('push-keys.not-kept', errorFields(error))
    return made
  }
}

function pairIn(text: string): PushKeys | undefined {
  const { publicKey, privateKey } = Object(jsonIn(text)) as Partial<PushKeys>
  return publicKey && privateKey && isVapidPair(publicKey, privateKey) ? { publicKey, privateKey } : undefined
}

function newPair(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
