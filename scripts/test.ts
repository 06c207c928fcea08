import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { ensureTestBrowser } from './chromium.ts'
import { memoryFolder } from './memory-folder.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')
/** In-memory folder for the test databases: on many machines they would spend most of the time syncing to disk. */
const temporary = memoryFolder()
/** By default Playwright caches compiled tests in TMPDIR, which is deleted after the run. */
const COMPILED = path.join(ROOT, '.cache/playwright')
/** Lines of each failure that are repeated at the end. */
const WHY_LINES = 8

/** The number of tests that passed, and a text for each one that failed. */
type Outcome = { passed: number; failed: string[] }

type UnitReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type BrowserSuite = {
  suites?: BrowserSuite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

type BrowserReport = { stats: { expected: number }; suites: BrowserSuite[]; errors: { message?: string }[] }

/**
 * Runs a program of the project on this Node; true if it succeeds. With `live` its output is shown at once, otherwise in one
 * piece at the end, so that programs that run in parallel do not mix their output.
 */
async function run(
  title: string,
  [command = '', ...args]: string[],
  { live = false } = {},
): Promise<boolean> {
  const program = spawn(process.execPath, [path.join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(temporary && { TMPDIR: temporary }),
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: COMPILED,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  })
  const lines: string[] = []
  const say = (line: string) => (live ? console.log(line) : lines.push(line))
  if (live) console.log(`\n— ${title}`)
  const outputs = [program.stdout, program.stderr].map((input) => createInterface({ input }).on('line', say))
  const [[status]] = await Promise.all([
    once(program, 'exit'),
    ...outputs.map((input) => once(input, 'close')),
  ])
  if (!live) console.log([`\n— ${title}`, ...lines].join('\n'))
  return status === 0
}

function reportOf<Report>(file: string): Report | undefined {
  const full = path.join(RESULTS, file)
  return existsSync(full) ? (JSON.parse(readFileSync(full, 'utf8')) as Report) : undefined
}

/** A failed test with the first lines of its error. */
function failure(name: string, why = ''): string {
  return [name, ...stripVTControlCharacters(why).split('\n').slice(0, WHY_LINES)].join('\n    ')
}

function unitOutcome(): Outcome {
  const report = reportOf<UnitReport>('unit.json')
  if (!report) return { passed: 0, failed: ['unit and database tests: no report'] }
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name)
    const tests = assertionResults.filter((test) => test.status !== 'passed')
    if (tests.length === 0) return status === 'passed' ? [] : [failure(file, message)]
    return tests.map((test) =>
      failure(`${file} › ${test.fullName} (${test.status})`, test.failureMessages[0]),
    )
  })
  return { passed: report.numPassedTests, failed }
}

function specsOf(suite: BrowserSuite): BrowserSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function browserOutcome(): Outcome {
  const report = reportOf<BrowserReport>('browser.json')
  if (!report) return { passed: 0, failed: ['browser tests: no report'] }
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, name: `e2e/${file} › ${title}` })))
  const failed = tests
    .filter(({ status }) => status !== 'expected')
    .map(({ name, status, results }) =>
      failure(`${name} (${status})`, results.find(({ error }) => error)?.error?.message),
    )
  return {
    passed: report.stats.expected,
    failed: [...failed, ...report.errors.map(({ message }) => failure('browser tests', message))],
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
ensureTestBrowser()

const VITEST = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']

const failed: string[] = []
async function step(...[title, ...how]: Parameters<typeof run>): Promise<void> {
  if (!(await run(title, ...how))) failed.push(title)
}

async function types(): Promise<void> {
  await step('route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  await step('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
}

await step('build', ['scripts/build.ts', '--if-needed'], { live: true })
// In parallel: they only read the build, and mostly wait.
await Promise.all([
  step('style and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']),
  types(),
  step('unit and database tests', ['node_modules/vitest/vitest.mjs', ...VITEST]),
  step('browser tests', ['node_modules/@playwright/test/cli.js', 'test'], { live: true }),
])

const outcomes = [unitOutcome(), browserOutcome()]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const broken = outcomes.flatMap((outcome) => outcome.failed)
// Repeats the failures, so that the last lines of the output are enough to see them.
for (const name of broken) console.log(`\n✘ ${name}`)
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${Math.max(broken.length, failed.length)} failed`)
process.exit(failed.length || broken.length ? 1 : 0)
