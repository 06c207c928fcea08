import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installFromDebian } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'

const ways = ['sendfile', 'copied'] as const

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

/**
 * One nginx worker that serves `body` with `headers` at two URLs: by `sendfile` and by copying. Which of the two is faster
 * depends on the machine.
 */
export async function startNginx(body: Buffer, headers: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  const port = await freePort()
  mkdirSync(path.join(folder, 'www'))
  for (const way of ways) writeFileSync(path.join(folder, 'www', way), body)
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const nginx = runNginx(
    folder,
    `open_file_cache max=10; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; ${added.join(' ')}
    location /sendfile { sendfile on; } location /copied { sendfile off; } }`,
  )
  const urls = ways.map((way) => `http://127.0.0.1:${port}/${way}`)
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(urls[0] ?? '').catch(() => undefined)) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    urls,
    stop() {
      nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
