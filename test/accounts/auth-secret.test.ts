import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { authSecret } from '#app/accounts/secret.server.ts'
import { newFolder } from '../new-folder.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

test('the secret is made once, kept for its owner only, and nothing else is left beside it', async () => {
  const dataDir = newFolder()
  const made = authSecret({ dataDir, authSecret: undefined })
  expect(made.length).toBeGreaterThanOrEqual(48)
  expect(authSecret({ dataDir, authSecret: undefined })).toBe(made)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
  expect((await stat(path.join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('processes that start at once on one folder agree', async () => {
  const script = `import { authSecret } from '#app/accounts/secret.server.ts'
    console.log(authSecret({ dataDir: process.argv[1], authSecret: undefined }))`
  const dataDir = newFolder()
  const outputs = await Promise.all(
    Array.from({ length: 4 }, () =>
      run(process.execPath, ['--input-type=module-typescript', '--eval', script, dataDir], { cwd: root }),
    ),
  )
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1)
})
