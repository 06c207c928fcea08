// Runs before anything is installed, on whatever Node the machine has: hence plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'

// The site and its build need `dependencies` only; `--all` adds the tools for tests and checks, which later runs keep.
const all = process.argv.includes('--all') || existsSync(`${root}node_modules/@biomejs/biome/package.json`)

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

function npm(...words) {
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry does not carry.
  const { status } = spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: isWindows })
  if (status !== 0) process.exit(status ?? 1)
}

// What scripts, services and cron jobs run (docs/deploy.md), whichever Node it is.
const node = `${root}node_modules/.bin/node`

function nodeRuns() {
  // Windows has no links to programs; scripts there find the machine's own Node.
  if (isWindows && ownNode) return true
  if (!existsSync(node)) return false
  const stdio = ['ignore', 'pipe', 'inherit']
  const { stdout } = spawnSync(`"${node}" --version`, { encoding: 'utf8', shell: true, stdio })
  return stdout.startsWith('v26.')
}

/** npm before 11.6 installs the platform's Node without linking it, and no npm links the machine's own. */
function linkNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(`${root}node/package.json`, 'utf8'))
  const platform = Object.keys(optionalDependencies).find((name) => existsSync(`${root}node_modules/${name}`))
  if (isWindows) return npm('rebuild', '--ignore-scripts', platform)
  mkdirSync(`${root}node_modules/.bin`, { recursive: true })
  rmSync(node, { force: true })
  symlinkSync(ownNode ? process.execPath : `../${platform}/bin/node`, node)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !nodeRuns()) {
  rmSync(stamp, { force: true })
  npm(...INSTALL)
  if (!nodeRuns()) linkNode()
  if (!nodeRuns()) {
    console.error(`Node 26 is missing: ${node} does not run. Install Node 26 on the machine, then try again.`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
