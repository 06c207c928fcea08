import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installFromDebian } from '../../scripts/debian.ts'

function findNginx(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((place) =>
    existsSync(place),
  )
}

function ensureNginx(): string {
  const found = findNginx()
  if (found) return found
  installFromDebian('nginx-light')
  const installed = findNginx()
  if (installed) return installed
  throw new Error('No nginx found: install it (Debian: apt-get install nginx-light).')
}

/** Runs one nginx worker in a folder of its own, with `http` as its http block. @throws if nginx rejects the settings. */
export function runNginx(folder: string, http: string): ChildProcess {
  const settings = path.join(folder, 'nginx.conf')
  // Started by root, the worker would run as nobody, who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    settings,
    `${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')}
${http}
}`,
  )
  const words = ['-c', settings, '-p', folder, '-e', path.join(folder, 'error.log')]
  execFileSync(ensureNginx(), ['-t', '-q', ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
  return spawn(ensureNginx(), words, { stdio: 'ignore' })
}
