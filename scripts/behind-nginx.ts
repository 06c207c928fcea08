import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { parseArgs } from 'node:util'
import { plainPaths } from '#app/site-map.ts'
import { startGarage } from '../test/garage.ts'
import { startPair } from '../test/pair.ts'
import { cookieLines, wireTo } from '../test/wire.ts'
import { ensureChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { startPostgres } from './postgres.ts'
import { selfSigned, startProxy, told } from './proxy.ts'
import { compare } from './torture.ts'
import { startVisitors, type Visits } from './visitors.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const LOAD = { REQUEST_LIMITS: 'off', LOG_LEVEL: 'error' }

type Row = Record<string, string | number>
type Engine = 'SQLite' | 'Postgres'

/** What was not as it should be; empty where all is well. */
const faults: string[] = []

function check(what: string, holds: boolean | undefined): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`)
  if (!holds) faults.push(what)
}

/** Has a program of this machine check a file; where it is not there, that is said. */
function understood(file: string, text: string, program: string, ...words: string[]): void {
  if (!existsSync(program)) {
    console.log(`– no ${program} here: ${file} was not checked`)
    return
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-settings-'))
  writeFileSync(path.join(folder, file), text)
  const { status, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
  const holds = status === 0 && !stderr.includes(`${file}:`)
  if (!holds) console.log(stderr)
  check(`${path.basename(program)} takes ${file}`, holds)
  rmSync(folder, { recursive: true, force: true })
}

/** The unit and the Caddyfile of the guide. */
function settings(): void {
  const unit = told('ini', '[Service]')
    .replaceAll('%i', '3001')
    .replace('User=garage', `User=${os.userInfo().username}`)
    .replace('/srv/garage/site/node_modules/.bin/node', process.execPath)
  understood('garage@3001.service', unit, '/usr/bin/systemd-analyze', 'verify', './garage@3001.service')
  understood(
    'Caddyfile',
    told('caddy', 'reverse_proxy'),
    '/usr/bin/caddy',
    'validate',
    '--config',
    'Caddyfile',
  )
}

/** Two processes behind the guide's nginx with TLS and a certificate of our own. */
async function tls(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-tls-'))
  const certificate = selfSigned(folder)
  setDefaultCACertificates([...getCACertificates('default'), certificate.text])
  const plainPort = await freePort()
  const pair = await startPair({}, 'garage-tls-', { ...certificate, plainPort })
  try {
    const visitor = wireTo(pair)
    const plain = await fetch(`http://localhost:${plainPort}/prix?a=1`, { redirect: 'manual' })
    check(
      'http leads to https',
      plain.status === 301 && /^https:.*\/prix\?a=1$/.test(plain.headers.get('location') ?? ''),
    )
    const hsts = /max-age=\d{8}/
    for (const address of ['/', '/en/contact?service=brakes', '/robots.txt', '/login', '/nowhere'])
      check(
        `HSTS on ${address}`,
        hsts.test((await visitor.get(address)).headers['strict-transport-security'] ?? ''),
      )
    const home = await visitor.get('/')
    check(
      'pages ask for https alone',
      home.headers['content-security-policy']?.includes('upgrade-insecure-requests'),
    )
    check('canonical addresses are https', home.text.includes(`<link rel="canonical" href="${pair.url}/"`))

    const { lines, cookie } = await visitor.enter('owner@garage.example')
    check(
      'cookies are __Host- and Secure',
      lines.length > 0 && lines.every((line) => /^__Host-.*; ?Secure/i.test(line)),
    )
    const inbox = () => visitor.get(plainPaths.admin, { Cookie: cookie })
    const seen = await Promise.all(Array.from({ length: 6 }, inbox))
    check(
      'a session holds on both processes',
      seen.every(({ status }) => status === 200),
    )
    const fields = { intent: 'sign-in', email: 'owner@garage.example', password: 'wrong' }
    for (const origin of ['https://evil.example', pair.url.replace('https', 'http')])
      check(
        `a post from ${new URL(origin).protocol}//${new URL(origin).hostname} is refused`,
        (await visitor.post('/login', fields, { Origin: origin })).status === 403,
      )
    check('a post of our own is heard', (await visitor.post('/login', fields)).status !== 403)
    check('the live inbox arrives at once', await firstNews(pair.url, cookie))
    check('cookie lines stay off published pages', cookieLines(home).length === 0)

    for (const { server } of pair.servers) server.kill('SIGKILL')
    const down = await visitor.get('/contact')
    check(
      'with no process left: 502 with the phone',
      down.status === 502 && /href="tel:\+1\d{10}"/.test(down.text),
    )
    check(
      'that page is not kept, and runs nothing',
      down.headers['cache-control'] === 'no-store' &&
        `${down.headers['content-security-policy']}`.startsWith("default-src 'none'"),
    )
  } finally {
    await pair.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the stream of the inbox says something within two seconds. */
async function firstNews(url: string, cookie: string): Promise<boolean> {
  const asked = new AbortController()
  const late = setTimeout(() => asked.abort(), 2_000)
  try {
    const { body } = await fetch(url + plainPaths.inboxEvents, { headers: { cookie }, signal: asked.signal })
    return (await body?.getReader().read())?.done === false
  } catch {
    return false
  } finally {
    clearTimeout(late)
    asked.abort()
  }
}

/** What visitors met, beside what is kept. */
async function summary(databaseUrl: string, visits: Visits): Promise<Row> {
  const { missing, doubled, 'without mails': withoutMails } = await compare(databaseUrl, visits.answered)
  for (const error of visits.errors.slice(0, 5)) console.log(`  ${error}`)
  return {
    'posts answered': visits.answered.size,
    'pages read': visits.read,
    errors: visits.errors.length,
    missing,
    doubled,
    'without mails': withoutMails,
    'slowest ms': visits.slowest,
  }
}

/**
 * One of two processes is killed while visitors post, and started again. @param posts how many are answered before the next step.
 */
export async function killOne(posts: number, databaseUrl?: string): Promise<Row> {
  const pair = await startPair({ ...LOAD, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const visitors = startVisitors(pair.url)
  const started = []
  try {
    await visitors.answeredMore(posts)
    const [first] = pair.servers
    first?.server.kill('SIGKILL')
    await visitors.answeredMore(posts)
    if (first) started.push(await startGarage({ ...pair.settings, PORT: new URL(first.url).port }))
    await visitors.answeredMore(posts)
    return await summary(pair.databaseUrl, await visitors.leave())
  } finally {
    await visitors.leave()
    await Promise.all(started.map((server) => server.stop()))
    await pair.stop()
  }
}

/** The guide's change of version: the new process beside the old one, then in its place, under load. */
async function update(engine: Engine): Promise<Row> {
  const postgres = engine === 'Postgres' ? await startPostgres() : undefined
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-update-'))
  const [port, own, beside] = [await freePort(), await freePort(), await freePort()]
  const settings = {
    ...LOAD,
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  const start = (at: number) => startGarage({ ...settings, PORT: `${at}` })
  const proxy = await startProxy({ port, to: [own, beside].map((at) => `http://127.0.0.1:${at}`) })
  const old = await start(own)
  const visitors = startVisitors(proxy.url)
  await visitors.answeredMore(50)
  const began = performance.now()
  const second = await start(beside)
  await old.stop()
  const renewed = await start(own)
  await second.stop()
  const seconds = Math.round((performance.now() - began) / 100) / 10
  await visitors.answeredMore(50)
  const row = await summary(renewed.databaseUrl, await visitors.leave())
  await renewed.stop()
  await proxy.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return { ...row, seconds }
}

/** Every browser test, each garage two processes behind nginx. */
function browser(words: string[]): void {
  ensureChromium()
  const program = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(process.execPath, [program, 'test', '--reporter=list', ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PROCESSES: '2' },
  })
  check('the browser tests pass on two processes', status === 0)
}

async function underLoad(): Promise<void> {
  const rows = {
    'one of two killed, Postgres': await killOne(200),
    'new version, Postgres': await update('Postgres'),
    'new version, SQLite': await update('SQLite'),
  }
  console.table(rows)
  for (const [what, row] of Object.entries(rows))
    check(
      `${what}: no error, nothing lost or doubled`,
      !(row.errors || row.missing || row.doubled || row['without mails']),
    )
}

const parts = { settings, tls, load: underLoad }

/** `npm run behind-nginx [-- --only settings,tls,load,browser] [-- specs of the browser tests]` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const wanted = (part: string) => !values.only || values.only.split(',').includes(part)
  for (const [name, part] of Object.entries(parts)) if (wanted(name)) await part()
  if (wanted('browser')) browser(positionals)
  console.log(faults.length ? `\n${faults.length} wrong:\n${faults.join('\n')}` : '\nAll well')
  process.exitCode = faults.length ? 1 : 0
}

if (import.meta.main) await main()
