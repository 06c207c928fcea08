import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { attackInputs } from './attack-inputs.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A larger crowd, and full length for tests that use `attack-size.ts`. */
const LENGTH = { ATTACK: 'whole', CROWD: '50' }

/** Every test that attacks or starves the server, by what it attacks. */
const chapters = {
  'bad input': ['attack-input', 'guard', 'body', 'unreadable'],
  'wire: host, origin, paths, floods, slow senders': ['attack-wire', 'attack-flood'],
  'patterns that would take forever': ['patterns'],
  'sessions, links and codes': [
    ...['attack-accounts', 'accounts', 'account-shapes', 'second-factor', 'provider'],
    ...['account-page', 'mailed-tokens', 'limits', 'sessions'],
  ],
  'the first and the last admin': ['accounts-first-admin'],
  'acts of both sides that cross': ['lives'],
  'who may do what': ['attack-privileges', 'staff-guards', 'writers'],
  'pages, files and values of staff': ['staff-bounds', 'staff-pages', 'staff-streams', 'privacy', 'csv'],
  headers: ['headers'],
  'files of the data folder': ['data-folder'],
  'budgets of requests, floods from one client': ['requests-limits', 'one-client', 'live-pages'],
  'a server that lacks something': ['faults'],
}
type Chapter = keyof typeof chapters

/** Vitest's JSON report. */
type Report = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: 'passed' | 'failed'
    assertionResults: { status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' }[]
  }[]
}

const { values, positionals: named } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
    'at-once': { type: 'string', default: '6' },
    minutes: { type: 'string', default: '30' },
  },
  allowPositionals: true,
})
/** The name of the generated inputs, which are not a test like the chapters. */
const GENERATED = 'generated'
const held =
  (named.length > 0 && !named.includes(GENERATED)) ||
  (await attackInputs({
    inputs: Number(values.inputs),
    seed: Number(values.seed),
    atOnce: Number(values['at-once']),
    minutes: Number(values.minutes),
  }))

const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-attack-'))
// Chapters that contain a file named after `npm run attack --`; all of them if none is named.
const wanted = (Object.keys(chapters) as Chapter[]).filter(
  (chapter) => named.length === 0 || chapters[chapter].some((file) => named.includes(file)),
)
const results = run(wanted)
rmSync(folder, { recursive: true, force: true })

const rows = wanted.map((chapter) => {
  const files = chapters[chapter].map((name) => results.find((result) => fileOf(result.name) === name))
  const ran = files.filter((file) => file !== undefined)
  const cases = ran.flatMap(({ assertionResults }) => assertionResults)
  const whole = ran.length === files.length && cases.every(({ status }) => status === 'passed')
  return {
    chapter,
    cases: cases.length,
    seconds: Math.round(ran.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000),
    result: whole && ran.every(({ status }) => status === 'passed') ? 'held' : 'BROKEN',
  }
})
if (rows.length) console.table(rows)
if (!held) console.log('BROKEN: generated inputs, above')
process.exitCode = held && rows.every(({ result }) => result === 'held') ? 0 : 1

function run(chosen: readonly Chapter[]): Report['testResults'] {
  if (chosen.length === 0) return []
  const report = path.join(folder, 'report.json')
  const files = chosen.flatMap((chapter) => chapters[chapter]).map((file) => `/${file}.`)
  spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...LENGTH, ...process.env } },
  )
  return (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults
}

function fileOf(address: string): string {
  return path.basename(address).split('.')[0] ?? ''
}
