// Runs before anything is installed, on whatever Node the machine has: plain JavaScript for that reason alone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

// The site and its build need the dependencies alone; `--all` brings the tools of tests and checks, which then stay.
const all = process.argv.includes('--all') || existsSync(`${root}node_modules/@biomejs`)
const lock = readFileSync(`${root}package-lock.json`, 'utf8')
const stamp = `${root}node_modules/.installed-${all ? 'all' : 'site'}`

// Node itself is installed even where the machine has the right one: npm leaves out optional packages only all together, and
// then the native parts of sharp and Vite are missing. The services and cron jobs of docs/deploy.md also name this copy.
// Warnings about Node's version are about npm's own: scripts run on the project's.
const INSTALL = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  // The lock file stays as it is: one registry carries packages for more platforms than another.
  '--no-save',
  // Whatever NODE_ENV says.
  all ? '--include=dev' : '--omit=dev',
  '--loglevel=error',
]

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry does not carry.
  const { status } = spawnSync('npm', INSTALL, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}
