import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages when run as root; does nothing otherwise. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
