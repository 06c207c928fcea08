import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Lock = { packages: Record<string, { os?: string[]; cpu?: string[] }> }
type Package = { name: string; version: string; workspaces: string[]; scripts: Record<string, string> }

/** That of Debian 13, and that of Node 20: neither links a Node that it installs. */
const npms = ['9.2.0', '10.8.2']

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = <Json>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Json
const lock = read<Lock>('package-lock.json')
const folder = mkdtempSync(path.join(tmpdir(), 'garage-install-'))

/** The package with this platform's Node. */
const platform = Object.keys(
  read<{ optionalDependencies: Record<string, string> }>('node/package.json').optionalDependencies,
).find((name) => {
  const { os = [], cpu = [] } = lock.packages[`node_modules/${name}`] ?? {}
  return os.includes(process.platform) && cpu.includes(process.arch)
})

const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' })

/** The project as it is cloned, without the packages that have nothing to do with Node: they take minutes. */
function clone(site: string): void {
  mkdirSync(`${site}/scripts`, { recursive: true })
  for (const part of ['scripts/install.mjs', 'node'])
    cpSync(path.join(ROOT, part), `${site}/${part}`, { recursive: true })
  const { name, version, workspaces, scripts } = read<Package>('package.json')
  const own = { name, version, workspaces, scripts: { prebuild: scripts.prebuild } }
  writeFileSync(`${site}/package.json`, JSON.stringify(own))
  const node = Object.entries(lock.packages).filter(([at]) => /^(node|node_modules\/node(-.*)?)$/.test(at))
  const packages = { '': { name, version, workspaces }, ...Object.fromEntries(node) }
  writeFileSync(`${site}/package-lock.json`, JSON.stringify({ ...lock, packages }))
}

/** A clone on a machine with Node 20 and that npm. */
function machine(npm: string) {
  const site = path.join(folder, npm, 'site')
  const paths = [`${folder}/${npm}`, `${folder}/node_modules/${platform}/bin`, process.env.PATH]
  const env = { ...process.env, PATH: paths.join(path.delimiter) }
  return {
    node: `${site}/node_modules/.bin/node`,
    installed: `${site}/node_modules/${platform}/bin/node`,
    stamp: `${site}/node_modules/.installed-site`,
    site,
    run: (program: string, ...words: string[]) =>
      execFileSync(program, words, { cwd: site, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
  }
}

beforeAll(() => {
  const names = npms.map((npm) => `npm-${npm}@npm:npm@${npm}`)
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--silent', '--ignore-scripts']
  execFileSync('npm', ['install', ...options, `${platform}@20.19.2`, ...names])
  for (const npm of npms) {
    clone(machine(npm).site)
    symlinkSync(`${folder}/node_modules/npm-${npm}/bin/npm-cli.js`, `${folder}/${npm}/npm`)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(npms)('npm %s on Node 20 installs Node 26 where scripts and services look for it', (npm) => {
  const { run, node, stamp } = machine(npm)
  expect([run('node', '--version'), run('npm', '--version')].join()).toMatch(`v20.19.2\n,${npm}`)

  run('npm', 'run', 'prebuild')
  expect(versionOf(node)).toMatch(/^v26/)

  // An install that an older version of the script left without its Node.
  rmSync(node)
  expect(existsSync(stamp)).toBe(true)
  run('npm', 'run', 'prebuild')
  expect(versionOf(node)).toMatch(/^v26/)
})

test('an install whose Node does not run leaves no stamp and says what to do', () => {
  const { run, installed, stamp } = machine('10.8.2')
  writeFileSync(installed, '#!/bin/sh\necho v20.0.0\n')
  expect(() => run('node', 'scripts/install.mjs')).toThrow(/Node 26 is missing/)
  expect(existsSync(stamp)).toBe(false)
})
