import path from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { Mutant } from './copy.ts'

/** A mutant and how many test files run its code. */
export type Unseen = { mutant: Mutant; files: number }

const sequencer = class {
  shard = <T>(files: T) => files
  sort = <T>(files: T) => files
}

/** Runs one process at a time, which ends with the run: no module with a bug in it stays for the next one. */
const startVitest = (root: string, config: string) =>
  createVitest('test', {
    ...{ root, config, watch: false, silent: true, bail: 1, maxWorkers: 1, reporters: [{}] },
    ...{ setupFiles: [path.join(import.meta.dirname, 'switch.ts')], sequence: { sequencer } },
  })

/** @returns the test file that fails, which is the first one if the process does, and the bugs whose code was run */
async function run(vitest: Vitest, files: readonly string[], MUTANT: string, LIMIT: string, MET = '') {
  const project = vitest.getRootProject()
  project.config.env = { MUTANT, LIMIT, MET }
  const specs = files.map((file) => project.createSpecification(file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  const { met } = Object.assign({ met: [] as number[] }, testModules[0]?.meta())
  const failed = testModules.find((module) => module.state() === 'failed')?.moduleId
  return { failed: failed ?? (unhandledErrors.length > 0 ? files[0] : undefined), met }
}

/**
 * Runs each test file of a configuration that was not `asked` yet without a bug, then per bug those that run its code, the
 * fastest first; a bug that makes a file take ten times as long is seen. @returns the bugs that no file sees
 */
export async function unseenBy(
  root: string,
  config: string,
  mutants: readonly Mutant[],
  asked = new Set<string>(),
) {
  const vitests = [await startVitest(root, config), await startVitest(root, config)] as const
  const share = async <T>(jobs: IterableIterator<T>, work: (vitest: Vitest, job: T) => Promise<unknown>) => {
    const pull = async (vitest: Vitest) => {
      for (const job of jobs) await work(vitest, job)
    }
    await Promise.all(vitests.map(pull))
  }
  const tests: { file: string; ms: number; met: number[] }[] = []
  const files = (await vitests[0].globTestSpecifications()).map(({ moduleId }) => moduleId)
  await share(files.filter((file) => !asked.has(file)).values(), async (vitest, file) => {
    const began = performance.now()
    const { failed, met } = await run(vitest, [file], '', '600_000', `${file}.met`)
    asked.add(file)
    if (failed) console.log(`not asked, as it fails without a bug: ${path.relative(root, file)}`)
    else tests.push({ file, ms: performance.now() - began, met })
  })
  tests.sort((one, other) => one.ms - other.ms)
  const unseen: Unseen[] = []
  await share(mutants.values(), async (vitest, mutant) => {
    const { number, file, line, operator, code } = mutant
    const able = tests.filter(({ met }) => met.includes(number))
    const limit = `${10 * (able.at(-1)?.ms ?? 0)}`
    let left = able.map((test) => test.file)
    while (left.length > 0) {
      const { failed } = await run(vitest, left, `${number}`, limit)
      // A failure counts if the file fails alone too: what an earlier one left behind is not the bug.
      if (failed && (failed === left[0] || (await run(vitest, [failed], `${number}`, limit)).failed)) return
      left = failed ? left.slice(left.indexOf(failed) + 1) : []
    }
    unseen.push({ mutant, files: able.length })
    console.log(`${file}:${line} ${operator}: ${code.replace(/\s+/g, ' ')} (run by ${able.length} files)`)
  })
  await Promise.all(vitests.map((vitest) => vitest.close()))
  return unseen
}
