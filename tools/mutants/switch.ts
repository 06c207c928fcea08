import { existsSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { afterAll } from 'vitest'

/** Before each test file: turns on one bug, and ends a process in which it runs on and on. Notes which bugs the file meets. */
const { MUTANT, LIMIT = '', MET = '' } = process.env
const met = new Set<number>()
Object.assign(globalThis, { isMutant: (number: number) => met.add(number) && `${number}` === MUTANT })
const limit = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LIMIT})`, { eval: true })
limit.unref()
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook needs.
afterAll(async ({}, file) => {
  const elsewhere = MET && existsSync(MET) ? readFileSync(MET, 'utf8').trim().split(' ').map(Number) : []
  Object.assign(file.meta, { met: [...met.union(new Set(elsewhere))] })
  await limit.terminate()
})
