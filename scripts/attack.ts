import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const RUNS = '10000'
const CROWD = '50'

/** `npm run attack`: every test that attacks or starves the server, with ten times the generated inputs and a larger crowd. */
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    'bad-input',
    'attack',
    'faults',
    'accounts-crowd',
    '--reporter=verbose',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ATTACK_RUNS: RUNS, CROWD, ...process.env },
  },
)
process.exitCode = status ?? 1
