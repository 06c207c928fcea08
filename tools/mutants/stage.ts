import fs from 'node:fs'
import path from 'node:path'
import { BaseSequencer, createVitest, type Vitest } from 'vitest/node'
import type { Bug } from './bugs.ts'

class AsGiven extends BaseSequencer {
  override sort = async <T>(files: T) => files
}

/** Whether tests fail or take five times as long. Their process ends with the run: no module with a bug in it stays for the next one. */
async function fails(vitest: Vitest, tests: { file: string; ms: number }[], env: Record<string, string>) {
  const project = vitest.getRootProject()
  project.config.env = env
  const specs = tests.map(({ file }) => project.createSpecification(file))
  // The second time ends a process that runs on and on.
  const end = () => Promise.all([1, 2].map(() => vitest.cancelCurrentRun('keyboard-input')))
  const limit = tests.reduce((sum, { ms }) => sum + 5 * ms, 0)
  const timer = setTimeout(end, limit)
  const { unhandledErrors } = await vitest.runTestSpecifications(specs)
  clearTimeout(timer)
  const states = specs.map(({ testModule }) => testModule?.state())
  return unhandledErrors.length > 0 || states.includes('failed') || states.includes('pending')
}

/**
 * Runs each test file of a configuration without a bug, then per bug those that run its code, the fastest first.
 * @returns the bugs that no file sees, and how many files run their code
 */
export async function unseenBy(root: string, config: string, bugs: readonly Bug[], only?: string[]) {
  const options = { root, config, watch: false, silent: true, bail: 1, maxWorkers: 1, reporters: [{}] }
  const start = () => createVitest('test', { ...options, sequence: { sequencer: AsGiven } })
  const vitests = [await start(), await start()] as const
  const share = <T>(jobs: IteratorObject<T>, work: (vitest: Vitest, job: T) => Promise<unknown>) =>
    Promise.all(vitests.map((vitest) => Array.fromAsync(jobs, (job) => work(vitest, job))))
  const tests: { file: string; ms: number; met: string[] }[] = []
  const specs = await vitests[0].globTestSpecifications(only)
  await share(specs.values(), async (vitest, { moduleId: file }) => {
    const MET = `${file}.met`
    const began = performance.now()
    if (await fails(vitest, [{ file, ms: 120_000 }], { MET }))
      return console.log(`not asked, as it fails without a bug: ${path.relative(root, file)}`)
    const met = fs.readFileSync(MET, { encoding: 'utf8', flag: 'a+' }).split(' ')
    tests.push({ file, ms: performance.now() - began, met })
  })
  tests.sort((one, other) => one.ms - other.ms)
  const unseen: (Bug & { files: number })[] = []
  await share(bugs.values(), async (vitest, bug) => {
    const able = tests.filter(({ met }) => met.includes(`${bug.number}`))
    if (!(await fails(vitest, able, { VITE_BUG: `${bug.number}` })))
      unseen.push({ ...bug, files: able.length })
  })
  await Promise.all(vitests.map((vitest) => vitest.close()))
  return unseen
}
