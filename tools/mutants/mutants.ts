import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Mutant, mutants } from './list.ts'

/**
 * Runs the quick tests once per small fault and prints the faults that no test sees. `npm run mutants -- desk` takes only the
 * files whose path contains "desk". Fails if fewer than 85 % are seen, or if a fault no longer fits its file.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
const CONFIG = 'tools/mutants/vitest.config.ts'
const LEAST_SEEN = 0.85

function fails(at: number, ...tests: string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...tests, '--run', '--bail', '1', '--config', CONFIG],
    { cwd: ROOT, stdio: 'ignore', env: { ...process.env, MUTANT: `${at}` } },
  )
  return status !== 0
}

/** The tests of the file's own room first: they are soon done, and most faults end there. */
function isSeen({ file, at }: Mutant & { at: number }): boolean {
  const room = path.basename(path.dirname(file))
  return fails(at, 'run', `/${room}/`, '--passWithNoTests') || fails(at, 'related', file)
}

const chosen = mutants
  .map((mutant, at) => ({ ...mutant, at }))
  .filter(({ file }) => file.includes(process.argv[2] ?? ''))
for (const { file, find } of chosen) {
  const times = readFileSync(path.join(ROOT, file), 'utf8').split(find).length - 1
  if (times !== 1) throw new Error(`${file} has ${times} times: ${find}`)
}
const unseen = chosen.filter((mutant) => {
  const { file, find, becomes } = mutant
  const seen = isSeen(mutant)
  console.log(`${seen ? 'seen  ' : 'UNSEEN'} ${file}: ${find} -> ${becomes}`.replace(/\s+/g, ' '))
  return !seen
})
const share = 1 - unseen.length / chosen.length
console.log(`${chosen.length - unseen.length} of ${chosen.length} seen (${Math.round(share * 100)} %)`)
if (share < LEAST_SEEN) process.exitCode = 1
