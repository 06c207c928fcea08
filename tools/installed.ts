import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { guideBlock } from './proxy/proxy.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Where cron looks for programs. */
const CRON_PATH = '/usr/bin:/bin'

/** The site's user, who is not root: `nobody` where the tests run as root and this project can be read by others. */
function siteUser(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { status } = spawnSync('runuser', [
    '-u',
    'nobody',
    '--',
    'test',
    '-r',
    path.join(ROOT, 'package.json'),
  ])
  return status === 0 ? 'nobody' : undefined
}

/**
 * An installation by `docs/deploy.md` in a folder of its own: its `/srv`, its `/etc/garage.env` and its command `garage`. The
 * commands of the guide run in it as they stand, with these folders, without systemd, and with no variables but PATH.
 */
export function install(folder: string, settings: Readonly<Record<string, string>>) {
  const user = siteUser()
  const group = user && execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim()
  const bin = path.join(folder, 'bin')
  const file = path.join(folder, 'garage.env')
  const site = path.join(folder, 'srv/garage')
  for (const made of [bin, path.join(site, 'data'), path.join(folder, 'srv/kept')])
    mkdirSync(made, { recursive: true })
  chmodSync(folder, 0o755)
  symlinkSync(ROOT, path.join(site, 'site'))
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o640 },
  )
  if (user) execFileSync('chown', [`root:${group}`, file])

  const here = (commands: string) =>
    commands
      .replace(/(?<![\w-])\/srv\//g, `${folder}/srv/`)
      .replaceAll('/etc/garage.env', file)
      .replaceAll('/usr/local/bin/', `${bin}/`)
      .replaceAll('/usr/sbin/runuser -u garage -- ', user ? `/usr/sbin/runuser -u ${user} -- ` : '')
      .replaceAll('-o garage -g garage ', user ? `-o ${user} -g ${group} ` : '')
      .replace(/^systemctl .*$/gm, '')

  /** Runs commands of the guide as root's shell does, or as cron does. @throws with what they said */
  function run(commands: string, how: 'shell' | 'cron' = 'shell'): string {
    const PATH = how === 'cron' ? CRON_PATH : `${bin}:${process.env.PATH}`
    const [program, ...words] = how === 'cron' ? ['/bin/sh', '-c'] : ['bash', '-euo', 'pipefail', '-c']
    return execFileSync(`${program}`, [...words, here(commands)], {
      cwd: '/',
      env: { PATH, HOME: '/nonexistent' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  run(guideBlock('sh', 'cat > /usr/local/bin/garage'))
  return {
    dataDir: path.join(site, 'data'),
    outagePage: path.join(site, 'panne.html'),
    kept: path.join(folder, 'srv/kept'),
    run,
    /** The commands of a block with this text. */
    block: (text: string) => run(guideBlock('sh', text)),
    /** The nightly lines, each as cron runs it: as root, with cron's PATH. */
    night: () =>
      guideBlock('cron', 'backup')
        .trim()
        .split('\n')
        .map((line) => run(line.replace(/^(\S+ ){5}root /, ''), 'cron')),
    /** Gives the data to the site's user, as the site itself would have written it. */
    own: () => user && execFileSync('chown', ['-R', `${user}:${group}`, site]),
    owner: user ?? os.userInfo().username,
  }
}
