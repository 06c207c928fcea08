// Runs before anything is installed, on whatever Node the machine has: hence plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

// The site and its build need `dependencies` only; `--all` adds the tools for tests and checks, which later runs keep.
const all = process.argv.includes('--all') || existsSync(`${root}node_modules/@biomejs`)

// The machine's own Node if it is the version the site needs; otherwise `node/` installs it.
const ownNode = process.version.startsWith('v26.') && !process.execPath.startsWith(`${root}node_modules`)

const stamp = `${root}node_modules/.installed-${all ? 'all' : 'site'}`
const wanted = `${ownNode ? 'without' : 'with'} Node\n${readFileSync(`${root}package-lock.json`, 'utf8')}`

const INSTALL = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  // Do not rewrite the lock file: registries differ in the platforms they carry packages for.
  '--no-save',
  // Independent of NODE_ENV.
  all ? '--include=dev' : '--omit=dev',
  // npm warns about the Node it runs on itself; scripts run on the project's.
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
