import path from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { Mutant } from './copy.ts'

const sequencer = class {
  shard = <T>(files: T) => files
  sort = <T>(files: T) => files
}

/** Runs the files in one process, which ends with the run: no module with a bug in it stays for the next one. */
async function run(vitest: Vitest, files: readonly string[], env: Record<string, string>) {
  const project = vitest.getRootProject()
  project.config.env = env
  const specs = files.map((file) => project.createSpecification(file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  const failed = unhandledErrors.length > 0 || testModules.some((module) => module.state() === 'failed')
  return { failed, ...(testModules[0]?.meta() as { met?: number[] } | undefined) }
}

/**
 * Runs each test file of a configuration that is not among the `asked` without a bug, then per bug those that run its code, the
 * fastest first; a bug with which they take ten times as long is seen. @returns the bugs that no file sees
 */
export async function unseenBy(
  root: string,
  config: string,
  mutants: readonly Mutant[],
  asked = new Set<string>(),
) {
  const options = { root, config, watch: false, silent: true, bail: 1, maxWorkers: 1, reporters: [{}] }
  const setupFiles = [path.join(import.meta.dirname, 'switch.ts')]
  const start = () => createVitest('test', { ...options, setupFiles, sequence: { sequencer } })
  const vitests = [await start(), await start()] as const
  const share = <T>(jobs: IteratorObject<T>, work: (vitest: Vitest, job: T) => Promise<unknown>) =>
    Promise.all(
      vitests.map(async (vitest) => {
        for (const job of jobs) await work(vitest, job)
      }),
    )
  const tests: { file: string; ms: number; met: number[] }[] = []
  const files = (await vitests[0].globTestSpecifications()).map(({ moduleId }) => moduleId)
  await share(
    files.values().filter((file) => !asked.has(file)),
    async (vitest, file) => {
      const began = performance.now()
      const { failed, met = [] } = await run(vitest, [file], { LIMIT: '600_000', MET: `${file}.met` })
      asked.add(file)
      if (failed) console.log(`not asked, as it fails without a bug: ${path.relative(root, file)}`)
      else tests.push({ file, met, ms: performance.now() - began })
    },
  )
  tests.sort((one, other) => one.ms - other.ms)
  const unseen: (Mutant & { files: number })[] = []
  await share(mutants.values(), async (vitest, mutant) => {
    const able = tests.filter(({ met }) => met.includes(mutant.number))
    const env = { MUTANT: `${mutant.number}`, LIMIT: `${10 * (able.at(-1)?.ms ?? 0)}` }
    const files = able.map(({ file }) => file)
    // A run of no files is none: it may tell of the one before.
    const isSeen = files.length > 0 && (await run(vitest, files, env)).failed
    if (!isSeen) unseen.push({ ...mutant, files: able.length })
  })
  await Promise.all(vitests.map((vitest) => vitest.close()))
  return unseen
}
