// Runs before anything is installed, on whatever Node the machine has: plain JavaScript for that reason alone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

// The site and its build need the dependencies alone; `--all` brings the tools of tests and checks, which then stay.
const all = process.argv.includes('--all') || existsSync(`${root}node_modules/@biomejs`)

// The machine's own Node where it is the one the site is made for; otherwise `node/` brings it.
const ownNode = process.version.startsWith('v26.') && !process.execPath.startsWith(`${root}node_modules`)

const stamp = `${root}node_modules/.installed-${all ? 'all' : 'site'}`
const wanted = `${ownNode ? 'without' : 'with'} Node\n${readFileSync(`${root}package-lock.json`, 'utf8')}`

const INSTALL = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  // The lock file stays as it is: one registry carries packages for more platforms than another.
  '--no-save',
  // Whatever NODE_ENV says.
  all ? '--include=dev' : '--omit=dev',
  // Warnings about Node's version are about npm's own: scripts run on the project's.
  '--loglevel=error',
  ...(ownNode ? ['--workspaces=false'] : []),
]

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry does not carry.
  const { status } = spawnSync('npm', INSTALL, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  // Services and cron jobs name this path (docs/deploy.md), whichever Node it is.
  if (ownNode && process.platform !== 'win32') {
    rmSync(`${root}node_modules/.bin/node`, { force: true })
    symlinkSync(process.execPath, `${root}node_modules/.bin/node`)
  }
  writeFileSync(stamp, wanted)
}
