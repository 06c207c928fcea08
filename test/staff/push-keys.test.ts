import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pushKeys } from '#app/push/push-keys.server.ts'
import { readEnv } from '#platform/env.ts'
import { newFolder } from '../new-folder.ts'
import { keyPair } from './push-service.ts'

const quiet = { warn: () => undefined }

test('the keys are made once, belong together, and are their owner’s only', async () => {
  const dataDir = newFolder()
  const made = pushKeys({ dataDir, pushKeys: undefined }, quiet)
  expect(pushKeys({ dataDir, pushKeys: undefined }, quiet)).toEqual(made)
  expect(await readdir(dataDir)).toEqual(['push-keys'])
  expect((await stat(path.join(dataDir, 'push-keys'))).mode & 0o777).toBe(0o600)
  const given = { VAPID_PUBLIC_KEY: made.publicKey, VAPID_PRIVATE_KEY: made.privateKey }
  expect(readEnv(given).pushKeys).toEqual(made)
  const other = { ...given, VAPID_PUBLIC_KEY: keyPair().publicKey }
  expect(() => readEnv(other)).toThrow('VAPID_PUBLIC_KEY: is not the public key')
})
