import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')

type Counts = { passed: number; failed: number }

/** Runs a program of the project on this Node; true when it ended well. */
function run(title: string, ...[command = '', ...args]: string[]): boolean {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(process.execPath, [path.join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

function unitCounts(): Counts {
  const file = path.join(RESULTS, 'unit.json')
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numTotalTests: number }
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
}

function browserCounts(): Counts {
  const file = path.join(RESULTS, 'browser.json')
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
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
const counts = [unitCounts(), browserCounts()]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const broken = counts.reduce((sum, count) => sum + count.failed, 0)
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${Math.max(broken, failed.length)} failed`)
process.exit(failed.length || broken ? 1 : 0)
