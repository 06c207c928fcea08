import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')
/** How much of a failure is said again at the end. */
const WHY_LINES = 8

/** What passed, and the names of what did not. */
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

/** Runs a program of the project on this Node; true when it ended well. */
function run(title: string, ...[command = '', ...args]: string[]): boolean {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(process.execPath, [path.join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

function reportOf<Report>(file: string): Report | undefined {
  const full = path.join(RESULTS, file)
  return existsSync(full) ? (JSON.parse(readFileSync(full, 'utf8')) as Report) : undefined
}

/** A test that failed, with the first lines of why. */
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
ensureChromium()

const steps: [string, () => boolean][] = [
  ['build', () => run('build', 'scripts/build.ts', '--if-needed')],
  ['style', () => run('style and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.')],
  ['route types', () => run('route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen')],
  ['types', () => run('types', 'node_modules/typescript/bin/tsc', '--noEmit')],
  [
    'unit and database tests',
    () =>
      run(
        'unit and database tests',
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ),
  ],
  ['browser tests', () => run('browser tests', 'node_modules/@playwright/test/cli.js', 'test')],
]

const failed = steps.filter(([, step]) => !step()).map(([name]) => name)
const outcomes = [unitOutcome(), browserOutcome()]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const broken = outcomes.flatMap((outcome) => outcome.failed)
// Named once more at the end: whoever is shown the last lines alone knows where to look.
for (const name of broken) console.log(`\n✘ ${name}`)
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${Math.max(broken.length, failed.length)} failed`)
process.exit(failed.length || broken.length ? 1 : 0)
