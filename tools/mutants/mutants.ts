import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Bug, sample, withSwitches } from './bugs.ts'
import { unseenBy } from './stage.ts'

/**
 * Puts a sample of small bugs (`bugs.ts`) into a copy of the site and turns on one at a time: for the quick tests that run
 * its code; with `--full` also for the other tests that do, or if none does for browser tests with a name like its path.
 * Prints those that no test sees, and fails if they are too many. `npm run mutants -- --seed 7 --count 200 app/staff`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, count: { type: 'string' }, full: { type: 'boolean' } },
})
process.chdir(path.join(import.meta.dirname, '../..'))
const mutants = sample(values.seed ?? '1', Number(values.count ?? 200), positionals[0] ?? '')
const copy = fs.mkdtempSync(path.join(tmpdir(), 'mutants-'))
process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }))
for (const end of ['SIGINT', 'SIGTERM']) process.once(end, () => process.exit(1))
// The tests of the house read the code, in which every bug stands.
const filter = (file: string) => !/^(\.git|node_modules|data|test\/house)$/.test(file)
fs.cpSync('.', copy, { recursive: true, preserveTimestamps: true, filter })
fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
for (const [file, bugs = []] of Object.entries(Object.groupBy(mutants, (mutant) => mutant.file)))
  fs.writeFileSync(path.join(copy, file), withSwitches(fs.readFileSync(file, 'utf8'), bugs))

const run = (command: string) =>
  spawnSync(process.execPath, command.split(' '), { cwd: copy, stdio: 'ignore' }).status === 0

/** Builds the site with this bug on and asks browser tests with a name like its path. */
function browserSees({ file, number }: Bug): boolean {
  const near = file.match(/\b(?!(app|tsx|staff|server|browser|public|pages?)\b)\w{3,}/g) ?? []
  process.env.VITE_BUG = `${number}`
  const ask = `node_modules/@playwright/test/cli.js test -x --pass-with-no-tests ${near.join(' ')}`
  return !run('scripts/build.ts') || !run(ask)
}

/** Prints the bugs that are not seen; fails if less than `least` percent of all are. */
function report(tests: string, unseen: readonly Bug[], least: number): void {
  const lines = unseen.map(({ file, line, code }) => `${file}:${line}  ${code.replaceAll(/\s+/g, ' ')}`)
  for (const line of lines.sort()) console.log(line)
  const share = 100 - (100 * unseen.length) / mutants.length
  console.log(`${tests} see ${share.toFixed(1)} % of ${mutants.length} bugs, and must see ${least} %`)
  if (share < least) process.exitCode = 1
}

const unseen = await unseenBy(copy, 'vitest.quick.config.ts', mutants)
report('The quick tests', unseen, 80)
if (values.full) {
  if (!run('scripts/build.ts')) throw new Error('The copy with the bugs cannot be built')
  const left = await unseenBy(copy, 'vitest.config.ts', unseen, ['.built.', '.long.'])
  const last = left.filter((bug) => bug.files > 0 || !browserSees(bug))
  report('The nearest tests', last, 92)
}
