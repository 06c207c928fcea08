import { existsSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { afterAll } from 'vitest'

/** Before each test file: ends a process in which a bug runs on and on. After it: notes which bugs it met, in servers too. */
const { LIMIT = '', MET = '' } = process.env
const limit = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LIMIT})`, { eval: true })
limit.unref()
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook needs.
afterAll(async ({}, file) => {
  const met = MET && existsSync(MET) ? readFileSync(MET, 'utf8').split(' ').map(Number) : []
  Object.assign(file.meta, { met })
  await limit.terminate()
})
