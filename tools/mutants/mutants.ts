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
 * Prints those that neither the compiler nor a test sees, and fails if they are too many:
 * `npm run mutants -- --seed 7 --count 200 app/staff`.
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

const ask = (command: string) =>
  spawnSync(process.execPath, command.split(' '), { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 })
const put = (file: string, change: (source: string) => string) =>
  fs.writeFileSync(path.join(copy, file), change(fs.readFileSync(file, 'utf8')))

/** Those of a round, which has one bug of each file at most, that the compiler lets through. */
function compiledOf(round: readonly Bug[]): Bug[] {
  for (const { file, start, code, end } of round)
    put(file, (source) => source.slice(0, start) + code + source.slice(end))
  const said = `\n${ask('node_modules/typescript/bin/tsc --noEmit --pretty false').stdout}`
  for (const { file } of round) put(file, (source) => source)
  return round.filter(({ file }) => !said.includes(`\n${file}(`))
}

/** Builds the site with this bug on and asks browser tests with a name like its path. */
function browserSees({ file, number }: Bug): boolean {
  const near = file.match(/\b(?!(app|tsx|staff|server|browser|public|pages?)\b)\w{3,}/g) ?? []
  process.env.VITE_BUG = `${number}`
  const browse = `node_modules/@playwright/test/cli.js test -x --pass-with-no-tests ${near.join(' ')}`
  return ask('scripts/build.ts').status !== 0 || ask(browse).status !== 0
}

/** Prints the bugs that are not seen; fails if less than `least` percent of all are. */
function report(tests: string, unseen: readonly Bug[], least: number): void {
  const lines = unseen.map(({ file, line, code }) => `${file}:${line}  ${code.replaceAll(/\s+/g, ' ')}`)
  for (const line of lines.sort()) console.log(line)
  const share = 100 - (100 * unseen.length) / mutants.length
  console.log(`${tests} see ${share.toFixed(1)} % of ${mutants.length} bugs, and must see ${least} %`)
  if (share < least) process.exitCode = 1
}

ask('node_modules/@react-router/dev/bin.js typegen')
const earlier = ({ file, number }: Bug) => mutants.slice(0, number).filter((bug) => bug.file === file)
const rounds = Map.groupBy(mutants, (bug) => earlier(bug).length)
const compiled = rounds.values().flatMap(compiledOf).toArray()
for (const [file, bugs] of Map.groupBy(mutants, (bug) => bug.file))
  put(file, (source) => withSwitches(source, bugs))
console.log(`The compiler names ${mutants.length - compiled.length} of ${mutants.length} bugs`)
const unseen = await unseenBy(copy, 'vitest.quick.config.ts', compiled)
report('Types and the quick tests', unseen, 80)
if (values.full) {
  if (ask('scripts/build.ts').status) throw new Error('The copy with the bugs cannot be built')
  const left = await unseenBy(copy, 'vitest.config.ts', unseen, ['.built.', '.long.'])
  const last = left.filter((bug) => bug.files > 0 || !browserSees(bug))
  report('The nearest tests', last, 92)
}
