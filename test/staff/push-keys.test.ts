import { createECDH } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pushKeys } from '#app/push/push-keys.server.ts'
import { readEnv } from '#platform/env.ts'

const quiet = { warn: () => undefined }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'garage-push-keys-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** A key pair in the format of `VAPID_PUBLIC_KEY` and `VAPID_PRIVATE_KEY`. */
function pair() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys('base64url')
  const privateKey = Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey, privateKey }
}

test('the keys are made once, belong together, and are their owner’s only', async () => {
  const made = pushKeys({ dataDir, pushKeys: undefined }, quiet)
  expect(pushKeys({ dataDir, pushKeys: undefined }, quiet)).toEqual(made)
  expect(await readdir(dataDir)).toEqual(['push-keys'])
  expect((await stat(path.join(dataDir, 'push-keys'))).mode & 0o777).toBe(0o600)
  const given = { VAPID_PUBLIC_KEY: made.publicKey, VAPID_PRIVATE_KEY: made.privateKey }
  expect(readEnv(given).pushKeys).toEqual(made)
})

test('keys that are given are used and not written down', async () => {
  const { publicKey, privateKey } = pair()
  const env = readEnv({ DATA_DIR: dataDir, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })
  expect(pushKeys(env, quiet)).toEqual({ publicKey, privateKey })
  expect(await readdir(dataDir)).toEqual([])
})

test('a pair that does not belong together is named at start', () => {
  const given = { VAPID_PUBLIC_KEY: pair().publicKey, VAPID_PRIVATE_KEY: pair().privateKey }
  expect(() => readEnv(given)).toThrow('VAPID_PUBLIC_KEY: is not the public key of VAPID_PRIVATE_KEY')
})
