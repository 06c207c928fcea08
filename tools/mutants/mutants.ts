import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyTo, type Mutant, sample } from './copy.ts'
import { unseenBy } from './stage.ts'

/**
 * Puts a sample of small bugs (`operators.ts`) into a copy of the site and turns on one at a time: for the quick tests that
 * run its code; with `--full` also for the other tests that do, or if none does for browser tests with a name like its path.
 * Prints those that no test sees, and fails if they are too many. `npm run mutants -- --seed 7 --count 200 app/staff`.
 *
 * Left out, as no test can see it or it is data: types, imports, class names, attributes that are a text, what is logged or
 * thrown as a text, strings with a space and those the compiler knows by name, texts and pictures of `app/content`,
 * migrations (they run before the tests) and the development server.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    full: { type: 'boolean', default: false },
  },
})
const COPY = fs.mkdtempSync(path.join(tmpdir(), 'garage-mutants-'))
process.once('exit', () => fs.rmSync(COPY, { recursive: true, force: true }))

const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: COPY, stdio: 'ignore' }).status === 0

/** Builds the site with this bug alone and asks browser tests with a name like its path. */
function browserSees({ file, start, end, code }: Mutant): boolean {
  const words = file.split(/\W/).filter((word) => !/^(..|app|tsx|server|browser|public|pages?)$/.test(word))
  const specs = fs.globSync('e2e/**/*.spec.ts', { cwd: COPY }).filter((spec) => {
    const isOfArea = spec.includes('staff/') === file.includes('staff/')
    return isOfArea && words.some((word) => path.basename(spec).includes(word))
  })
  const source = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(path.join(COPY, file), source.slice(0, start) + code + source.slice(end))
  const isFine =
    run('scripts/build.ts') && run('node_modules/@playwright/test/cli.js', 'test', '-x', ...specs)
  fs.writeFileSync(path.join(COPY, file), source)
  return specs.length > 0 && !isFine
}

/** Prints the bugs that are not seen; fails if less than `least` of all are. */
function report(tests: string, unseen: readonly Mutant[], least: number): void {
  for (const { file, line, code } of unseen) console.log(`${file}:${line}  ${code.replaceAll(/\s+/g, ' ')}`)
  const share = 1 - unseen.length / mutants.length
  console.log(
    `${tests} see ${(share * 100).toFixed(1)} % of ${mutants.length} bugs, and must see ${least * 100} %`,
  )
  if (share < least) process.exitCode = 1
}

const mutants = sample(values.seed, Number(values.count), positionals[0] ?? '')
copyTo(COPY, mutants)
// These read the code, in which every bug stands.
fs.rmSync(path.join(COPY, 'test/house'), { recursive: true })
const asked = new Set<string>()
const unseen = await unseenBy(COPY, 'vitest.quick.config.ts', mutants, asked)
report('The quick tests', unseen, 0.8)
if (values.full) {
  if (!run('scripts/build.ts')) throw new Error('The copy with the bugs cannot be built')
  const left = await unseenBy(COPY, 'vitest.config.ts', unseen, asked)
  report(
    'The nearest tests',
    left.filter((bug) => bug.files > 0 || !browserSees(bug)),
    0.92,
  )
}
