import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const STAMP = path.join(ROOT, 'build/stamp')

/** Only warnings, not the name of every output file. */
const QUIET = ['--logLevel', 'warn']

/** The inputs of a build. */
const SOURCES = [
  'app',
  'database',
  'platform',
  'server',
  'art/pictures',
  'public',
  'scripts/pictures.ts',
  'scripts/pictures',
  'scripts/service-worker.ts',
  'scripts/compress.ts',
  'scripts/first-start.ts',
  'scripts/built-site.ts',
  'scripts/inline-script.ts',
  'scripts/texts-files.ts',
  'scripts/renderer.ts',
  'package-lock.json',
  'vite.config.ts',
  'islands.config.ts',
  'react-router.config.ts',
]

/** A hash of every source file's path and content, so that a copy of a built project is built too. Tests are not sources. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  const add = (file: string) => {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${path.relative(ROOT, file)}\n`).update(readFileSync(file))
  }
  for (const source of SOURCES) {
    const full = path.join(ROOT, source)
    if (!existsSync(full)) continue
    if (statSync(full).isFile()) add(full)
    else {
      for (const entry of readdirSync(full, { recursive: true, withFileTypes: true }).sort((a, b) =>
        a.name.localeCompare(b.name),
      )) {
        if (entry.isFile()) add(path.join(entry.parentPath, entry.name))
      }
    }
  }
  return hash.digest('hex')
}

function run(...[command = '', ...args]: string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Builds the pictures, then the application, which refers to them. `--if-needed`: only if a source has changed. */
function build(): void {
  const stamp = stampOfSources()
  const built = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
  if (built && process.argv.includes('--if-needed')) return
  run('scripts/pictures.ts')
  run('node_modules/vite/bin/vite.js', 'build', '--config', 'islands.config.ts', ...QUIET)
  run('node_modules/@react-router/dev/bin.cjs', 'build', ...QUIET)
  run('scripts/service-worker.ts')
  run('scripts/compress.ts')
  rmSync(path.join(ROOT, 'build/code'), { recursive: true, force: true })
  run('scripts/first-start.ts')
  writeFileSync(STAMP, stamp)
}

build()
