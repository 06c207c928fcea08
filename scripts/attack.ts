import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const RUNS = '10000'

/** `npm run attack`: every test that attacks or starves the server, with ten times the generated inputs. */
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    'bad-input',
    'attack',
    'faults',
    '--reporter=verbose',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ATTACK_RUNS: process.env.ATTACK_RUNS ?? RUNS } },
)
process.exitCode = status ?? 1
