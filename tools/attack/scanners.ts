import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { plainPaths } from '#app/site-map.ts'
import { installFromDebian } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startGarage } from '../../test/garage.ts'
import { httpClientOf } from '../../test/http-client.ts'
import { parts, type Row, type Scanned, startProxy } from './scan.ts'
import { publicTargets, sqlmap, staffTargets } from './scan-sqlmap.ts'
import { wapiti } from './scan-wapiti.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: parts.join(',') } } })
const wanted = parts.filter((part) => values.only.split(',').includes(part))

for (const program of ['wapiti', 'sqlmap'] as const) {
  if (!existsSync(`/usr/bin/${program}`)) installFromDebian(program)
  if (!existsSync(`/usr/bin/${program}`))
    throw new Error(`${program} is not on this machine. Debian: sudo apt-get install ${program}`)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-scan-'))
const front = await freePort()
const site = `http://127.0.0.1:${front}`
const garage = await startGarage(
  { HOST: '127.0.0.1', SITE_URL: site, TRUSTED_PROXIES: '127.0.0.1', REQUEST_LIMITS: 'off' },
  'garage-scanned-',
)
const proxy = await startProxy(front, Number(new URL(garage.url).port))
const scanned: Scanned = { site, folder, proxy }
const visitor = httpClientOf({ url: site, dataDir: garage.dataDir })
const rows: Row[] = []
try {
  const { cookie } = await visitor.enter('owner@garage.example')
  const reference = await sendRequest()
  for (const part of wanted) {
    if (part === 'wapiti-public') rows.push(await wapiti(scanned, part, ''))
    if (part === 'wapiti-staff') rows.push(await wapiti(scanned, part, cookie))
    if (part === 'sqlmap-public') rows.push(...(await sqlmap(scanned, part, publicTargets(), '')))
    if (part === 'sqlmap-staff') rows.push(...(await sqlmap(scanned, part, staffTargets(reference), cookie)))
  }
  const still = await visitor.get(plainPaths.admin, { Cookie: cookie })
  if (still.status !== 200) rows.push(fault('the owner was signed out during the scan'))
  const ready = await visitor.get('/readyz')
  if (ready.status !== 200) rows.push(fault('the server is not ready after the scan'))
} finally {
  proxy.close()
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
