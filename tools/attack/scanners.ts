import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { installFromDebian } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startGarage } from '../../test/garage.ts'
import { httpClientOf } from '../../test/http-client.ts'

/** No scan lasts longer, whatever it finds to do. */
const LONGEST_SECONDS = 8 * 60
/** With fewer requests a scan has not seen the site, and says nothing. */
const LEAST_REQUESTS = { wapiti: 1_000, sqlmap: 80 }

const parts = ['wapiti-public', 'wapiti-staff', 'sqlmap-public', 'sqlmap-staff'] as const
type Part = (typeof parts)[number]

/** What a scan says: `tried` is how many requests it sent, `found` what it takes for a weakness. */
type Row = { part: Part; about: string; seconds: number; tried: number; found: string[]; excused: string[] }

/** Those of wapiti that need nobody outside; `csrf`, `nikto` and `wapp` are left out. */
const MODULES = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]
// `csrf` looks for a hidden word in each form. The site asks for the origin of each request instead, which
// test/attack/attack-wire.test.ts holds; `nikto` and `wapp` fetch their lists from the network and look for other products.

/** What wapiti says of a site that is scanned over plain http, and why it is no weakness of this one. Nothing else is excused. */
const EXCUSED: readonly { category: string; info: RegExp; why: string }[] = [
  {
    category: 'HTTP Secure Headers',
    info: /Strict-Transport-Security is not set/,
    why: 'scanned over plain http; behind TLS it is sent (test/pages/observatory.test.ts)',
  },
  {
    category: 'HTTP Secure Headers',
    info: /X-XSS-Protection is not set/,
    why: 'no browser reads it any more; the content policy stands in its place',
  },
  {
    category: 'Secure Flag cookie',
    info: /Secure flag is not set in the cookie : garage[-.]/,
    why: 'scanned over plain http; behind TLS every cookie is Secure (test/attack/attack-wire.test.ts)',
  },
  {
    category: 'HttpOnly Flag cookie',
    info: /HttpOnly flag is not set in the cookie : garage-notice/,
    why: 'a published page reads the word for the next page; it says only which sentence to show',
  },
]

/** A request as the contact form sends it. */
const FORM = 'name=Zoe&phone=5145550199&email=zoe@example.org&service_type=freins&message=bruit&plate=ABC123'

/**
 * What a signed-in scan leaves alone: it would sign itself out, take its own role, or listen for ever. Its own list of what
 * to leave out breaks on Python 3.11, so the proxy keeps these.
 */
const LEFT_ALONE = [
  `POST ${plainPaths.signOut}`,
  `POST ${plainPaths.account}`,
  `POST ${plainPaths.people}`,
  `GET ${plainPaths.inboxEvents}`,
]

const { values } = parseArgs({ options: { only: { type: 'string', default: parts.join(',') } } })
const wanted = parts.filter((part) => values.only.split(',').includes(part))

for (const program of ['wapiti', 'sqlmap'] as const) {
  if (!existsSync(`/usr/bin/${program}`)) installFromDebian(program)
  if (!existsSync(`/usr/bin/${program}`))
    throw new Error(`${program} is not on this machine. Debian: sudo apt-get install ${program}`)
}

let closed: readonly string[] = []
const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-scan-'))
const front = await freePort()
const site = `http://127.0.0.1:${front}`
const garage = await startGarage(
  { HOST: '127.0.0.1', SITE_URL: site, TRUSTED_PROXIES: '127.0.0.1', REQUEST_LIMITS: 'off' },
  'garage-scanned-',
)
const proxy = await startProxy(front, Number(new URL(garage.url).port))
const visitor = httpClientOf({ url: site, dataDir: garage.dataDir })
const rows: Row[] = []
try {
  const { cookie } = await visitor.enter('owner@garage.example')
  const reference = await sendRequest()
  for (const part of wanted) {
    if (part === 'wapiti-public') rows.push(await wapiti(part, ''))
    if (part === 'wapiti-staff') rows.push(await wapiti(part, cookie))
    if (part === 'sqlmap-public') rows.push(...(await sqlmap(part, publicTargets(), '')))
    if (part === 'sqlmap-staff') rows.push(...(await sqlmap(part, staffTargets(reference), cookie)))
  }
  const still = await visitor.get(plainPaths.admin, { Cookie: cookie })
  if (still.status !== 200) rows.push(fault('the owner was signed out during the scan'))
  const ready = await visitor.get('/readyz')
  if (ready.status !== 200) rows.push(fault('the server is not ready after the scan'))
} finally {
  proxy.close()
  proxy.closeAllConnections()
  await garage.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.table(
  rows.map(({ part, about, seconds, tried, found, excused }) => ({
    scan: part,
    about,
    seconds,
    requests: tried,
    excused: excused.length,
    found: found.length,
  })),
)
for (const line of new Set(rows.flatMap(({ excused }) => excused))) console.log(`excused: ${line}`)
const found = rows.flatMap(({ about, found }) => found.map((line) => `${about}: ${line}`))
for (const line of found) console.error(`FOUND ${line}`)
process.exitCode = found.length ? 1 : 0

function fault(found: string): Row {
  return {
    part: wanted[0] ?? 'wapiti-public',
    about: 'server',
    seconds: 0,
    tried: 0,
    found: [found],
    excused: [],
  }
}

/**
 * Stands before the server as a proxy does, each request from an address of its own: limits per address hide nothing. It asks
 * for answers as they are: wapiti says that it reads brotli, and does not wherever Python has no module for it.
 */
function startProxy(port: number, behind: number) {
  let count = 0
  const server = createServer((incoming, outgoing) => {
    if (closed.some((begin) => `${incoming.method} ${incoming.url}`.startsWith(begin))) {
      incoming.resume()
      outgoing.writeHead(403).end()
      return
    }
    count += 1
    const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    const headers = { ...incoming.headers, 'x-forwarded-for': from, 'accept-encoding': 'identity' }
    const { method, url } = incoming
    const onward = httpRequest({ host: '127.0.0.1', port: behind, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  return new Promise<typeof server & { count(): number }>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(Object.assign(server, { count: () => count })))
  })
}

async function sendRequest(): Promise<string> {
  const answer = await fetch(site + plainPaths.sendRequest, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Zoé',
      phone: '514 555-0199',
      email: 'zoe@example.org',
      service_type: 'freins',
    }),
  })
  return ((await answer.json()) as { reference: string }).reference
}

/** Runs a scanner until it ends, or is ended. @returns what it said, and whether it came to its own end. */
async function run(program: string, args: readonly string[], seconds: number) {
  const began = performance.now()
  const before = proxy.count()
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const late = setTimeout(() => child.kill('SIGTERM'), seconds * 1000)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(late)
  return {
    output,
    ended: code === 0,
    seconds: Math.round((performance.now() - began) / 1000),
    tried: proxy.count() - before,
  }
}

type Finding = { info: string; path: string; parameter: string | null }

async function wapiti(part: Part, cookie: string): Promise<Row> {
  const report = path.join(folder, `${part}.json`)
  const home = path.join(folder, part)
  mkdirSync(home)
  // Without this list it would fetch one from the network.
  writeFileSync(path.join(home, 'apps.json'), '{}')
  const staff = cookie !== ''
  const cookies = path.join(folder, `${part}-cookies.json`)
  writeFileSync(cookies, cookieFile(cookie))
  const start = staff ? plainPaths.admin : '/'
  closed = staff ? LEFT_ALONE : []
  const { output, ended, seconds, tried } = await run(
    'wapiti',
    [
      ['-u', `${site}${staff ? `${start}/` : start}`, '--scope', 'folder'],
      ['-s', `${site}${start}`, '-d', '4', '--max-files-per-dir', '40'],
      ['--max-scan-time', '100', '--max-attack-time', '22', '-t', '10'],
      ['-m', MODULES.join(','), '--no-bugreport', '--store-session', home, '--store-config', home],
      ['--endpoint', 'http://127.0.0.1:9/', '-f', 'json', '-o', report, '-v', '0'],
      staff ? ['-c', cookies] : [],
    ].flat(),
    LONGEST_SECONDS,
  )
  closed = []
  const row = { part, about: staff ? 'staff area, as owner' : 'public site', seconds, tried }
  if (!ended || !existsSync(report))
    return { ...row, found: [`it did not end: ${output.slice(-300)}`], excused: [] }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, Finding[]>
  >
  const found = tried < LEAST_REQUESTS.wapiti ? [`only ${tried} requests`] : []
  const excused: string[] = []
  for (const [category, findings] of Object.entries({ ...vulnerabilities, ...anomalies })) {
    for (const { info, path: at, parameter } of findings) {
      const line = `${category}: ${info} (${at}${parameter ? `, ${parameter}` : ''})`
      const why = EXCUSED.find((one) => one.category === category && one.info.test(info))?.why
      if (why) excused.push(`${category}: ${info} — ${why}`)
      else found.push(line)
    }
  }
  return { ...row, found, excused }
}

/** Cookies as wapiti reads them. */
function cookieFile(cookie: string): string {
  const all = cookie
    .split('; ')
    .map((pair) => pair.split(/=(.*)/s))
    .map(([name = '', value = '']) => [name, { value, version: 0, expires: null, secure: false, port: null }])
  return JSON.stringify({ '127.0.0.1': { '/': Object.fromEntries(all) } })
}

type Target = { address: string; data?: string; json?: true }

function publicTargets(): Target[] {
  return [
    { address: '/blog?q=frein&category=conseils&sort=newest&page=1' },
    { address: '/en/contact?service=freins&reference=x' },
    { address: '/gallery?tab=all' },
    {
      address: plainPaths.sendRequest,
      data: JSON.stringify(Object.fromEntries(new URLSearchParams(FORM))),
      json: true,
    },
    {
      address: '/contact',
      data: `${FORM}&vehicle_make=Mazda&vehicle_model=3&vehicle_year=2016&reach_hours=soir`,
    },
    { address: plainPaths.login, data: 'intent=sign-in&email=nobody@example.org&password=trombone-3' },
    { address: plainPaths.resetPassword, data: 'token=abc&password=trombone-sapin-48' },
    { address: plainPaths.invitation, data: 'word=abc&password=trombone-sapin-48' },
  ]
}

function staffTargets(reference: string): Target[] {
  return [
    {
      address: `${plainPaths.admin}?q=zoe&status=new&type=contact&service=freins&period=30&sort=name&page=1`,
    },
    { address: `${plainPaths.exportRequests}?q=zoe&sort=oldest&only=unread` },
    { address: `${plainPaths.privacy}?q=zoe@example.org&step=erase&erased=1` },
    { address: `${plainPaths.consents}?page=1` },
    { address: requestPath(reference), data: 'intent=note&note=bonjour' },
    { address: requestPath(reference), data: 'intent=status&to=contacted&version=1' },
    { address: requestPath(reference), data: 'intent=assignee&to=x&version=1' },
    { address: plainPaths.templates, data: 'intent=save&name=ready&lang=fr&text=bonjour&seen=x' },
    { address: plainPaths.people, data: 'intent=grant&email=nobody@example.org&id=x' },
  ]
}

/** Each target in its share of the time; the first that is injectable, or was not tried to the end, is found. */
async function sqlmap(part: Part, targets: readonly Target[], cookie: string): Promise<Row[]> {
  const share = LONGEST_SECONDS / targets.length
  const done: Row[] = []
  for (const [number, { address, data, json }] of targets.entries()) {
    const { output, seconds, tried } = await run(
      'sqlmap',
      [
        [
          '-u',
          site + address,
          '--batch',
          '--disable-coloring',
          '--flush-session',
          '--level',
          '1',
          '--risk',
          '1',
        ],
        [
          '--technique',
          'BEUST',
          '--time-sec',
          '2',
          '--timeout',
          '10',
          '--retries',
          '1',
          '--ignore-code',
          '*',
        ],
        ['--output-dir', path.join(folder, `${part}-${number}`), '--drop-set-cookie', '--union-cols', '1-4'],
        ['--headers', `Origin: ${site}${json ? '\nContent-Type: application/json' : ''}`],
        data ? ['--data', data] : [],
        cookie ? ['--cookie', cookie, '--param-exclude', 'garage'] : [],
      ].flat(),
      share,
    )
    const about = `${data ? 'POST' : 'GET'} ${address.split('?')[0]?.replace(/G-.*/, 'G-…')}`
    const found = [...output.matchAll(/^(?:Parameter: .*|.* is vulnerable.*)$/gm)].map(([line]) => line)
    if (tried < LEAST_REQUESTS.sqlmap) found.push(`only ${tried} requests`)
    const clean = /all tested parameters do not appear to be injectable/.test(output)
    if (!clean && !found.length) found.push(`not tried to the end: ${output.slice(-300)}`)
    done.push({ part, about, seconds, tried, found, excused: [] })
  }
  return done
}
