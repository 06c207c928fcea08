import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import { startGarage } from '../test/garage.ts'
import { freePort } from './free-port.ts'

const CONNECTIONS = 50
const SECONDS = 5
const ROUNDS = 3
const PAGE = '/prix'
const budgets = { ratio: 0.5, p99: 10, postsPerSecond: 300 }

type Run = { perSecond: number; p99: number; errors: number }

async function load(url: string, more: Partial<autocannon.Options> = {}): Promise<Run> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...more })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

const best = (runs: Run[]) => runs.reduce((one, other) => (other.perSecond > one.perSecond ? other : one))

function ensureNginx(): string {
  const found = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((place) =>
    existsSync(place),
  )
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (existsSync('/usr/sbin/nginx')) return '/usr/sbin/nginx'
  }
  throw new Error('No nginx found: install it (Debian: apt-get install nginx-light).')
}

/** One nginx worker that answers with the same brotli bytes and headers. */
async function startNginx(page: Buffer): Promise<{ url: string; process: ChildProcess; folder: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const port = await freePort()
  mkdirSync(path.join(folder, 'www'))
  writeFileSync(path.join(folder, 'www/page'), brotliCompressSync(page))
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type text/html; location / { add_header Content-Encoding br; } } }`,
  )
  const nginx = spawn(ensureNginx(), ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/page`
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, process: nginx, folder }
}

function post(index: number): string {
  return JSON.stringify({
    form_type: 'contact',
    name: `Visiteur ${index}`,
    phone: '514 555-0100',
    email: `visiteur${index}@example.org`,
    service_type: 'freins',
    message: 'Bruit au freinage.',
  })
}

/** Durable contact posts: each is on disk, with its mails, before it is answered. */
function loadPosts(url: string): Promise<Run> {
  let index = 0
  return load(`${url}/api/send-contact-email`, {
    connections: 20,
    requests: [
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        setupRequest: (request) => {
          index += 1
          const headers = { ...request.headers, [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
          return { ...request, headers, body: post(index) }
        },
      },
    ],
  })
}

/** Prints what the server answers per second beside nginx, in one run on one machine, and fails under budget. */
async function main(): Promise<void> {
  const garage = await startGarage({ LOG_LEVEL: 'warn', REQUEST_LIMITS: 'off' })
  const page = Buffer.from(await (await fetch(garage.url + PAGE)).arrayBuffer())
  const nginx = await startNginx(page)
  const headers = { 'accept-encoding': 'br' }
  const ours: Run[] = []
  const theirs: Run[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await load(nginx.url, { headers }))
    ours.push(await load(garage.url + PAGE, { headers }))
  }
  const posts = await loadPosts(garage.url)
  nginx.process.kill()
  rmSync(nginx.folder, { recursive: true, force: true })
  await garage.stop()

  const us = best(ours)
  const ratio = us.perSecond / best(theirs).perSecond
  console.table({ nginx: best(theirs), 'published page': us, 'durable post': posts })
  console.log(`ratio to nginx ${ratio.toFixed(2)} (at least ${budgets.ratio})`)
  const failed =
    ratio < budgets.ratio ||
    us.p99 > budgets.p99 ||
    us.errors > 0 ||
    posts.perSecond < budgets.postsPerSecond ||
    posts.errors > 0
  console.log(failed ? 'Under budget' : 'Within budget')
  process.exitCode = failed ? 1 : 0
}

await main()
