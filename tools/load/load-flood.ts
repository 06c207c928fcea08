import { spawn } from 'node:child_process'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { BODY_LIMIT } from '#platform/body.ts'
import { startGarage } from '../../test/garage.ts'
import { median } from '../median.ts'
import { residentMemory } from '../resident-memory.ts'
import { coreWait } from './core-wait.ts'
import type { Flood, Flooded, FloodRequest } from './load-flooder.ts'
import { type Outcome, sendByTheClock, type Traffic } from './load-traffic.ts'

const CONNECTIONS = 64
const SECONDS = 6
const VISITS_A_SECOND = 40
/** The second round shows what the first left in memory. */
const ROUNDS = 2
const budgets = { milliseconds: 200, share: 0.99, growth: 0.1 }
const SAMPLE_MILLISECONDS = 500

const FLOODER = { 'X-Forwarded-For': '192.0.2.66', Accept: 'text/html' }
const form = { ...FLOODER, 'Content-Type': 'application/x-www-form-urlencoded' }
const program = { ...FLOODER, 'Content-Type': 'application/json' }

const emptyFields = 'a&'.repeat(BODY_LIMIT / 2)
/** As many fields as a form may have, in a body of nearly the maximum size. */
const longFields = Array.from({ length: 100 }, (_, number) => `f${number}=${'%41'.repeat(200)}`).join('&')
const objects = `{"a":[${'{},'.repeat(BODY_LIMIT / 3 - 10)}{}]}`

const get = (address: string): FloodRequest => ({ method: 'GET', path: address, headers: FLOODER })
const post = (address: string, headers: Record<string, string>, body: string): FloodRequest => ({
  method: 'POST',
  path: address,
  headers,
  body,
})
/** The same request from 64 networks in turns. */
const fromMany = (request: FloodRequest): FloodRequest[] =>
  Array.from({ length: CONNECTIONS }, (_, number) => ({
    ...request,
    headers: { ...request.headers, 'X-Forwarded-For': `198.51.100.${number}` },
  }))

/** The most expensive requests that were found, from one address unless the name says otherwise. */
const floods: Record<string, FloodRequest[]> = {
  nothing: [],
  '/contact, 32,000 empty fields': [post('/contact', form, emptyFields)],
  '/contact, 100 fields of 64 KB': [post('/contact', form, longFields)],
  '/login, 100 fields of 64 KB': [post('/login', form, longFields)],
  'JSON of 64 KB': [post('/api/send-contact-email', program, objects)],
  '/blog?q=': [get('/blog?q=a')],
  '/contact?service=': [get('/contact?service=freins')],
  'pages that do not exist': [get('/nowhere')],
  '/login': [get('/login')],
  'who is signed in': [get('/api/auth/get-session')],
  '/blog?q= from 64 networks': fromMany(get('/blog?q=a')),
  '/contact from 64 networks': fromMany(post('/contact', form, longFields)),
}

/** A visitor who reads pages from memory at a fixed rate. */
function visitor(url: string): Traffic {
  return {
    kind: 'visitor',
    url,
    perSecond: VISITS_A_SECOND,
    expected: [200],
    request: () => ({ path: '/services', headers: { 'Accept-Encoding': 'br' } }),
  }
}

async function startFlood(flood: Flood): Promise<Flooded> {
  if (flood.requests.length === 0) return { answers: 0, statuses: {}, errors: 0 }
  const flooder = spawn(process.execPath, [path.resolve(import.meta.dirname, 'load-flooder.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  flooder.stdin.end(JSON.stringify(flood))
  return (await json(flooder.stdout)) as Flooded
}

/**
 * Floods the server with the most expensive requests over 64 connections, from a separate process. A visitor must still get a
 * ready page within 200 ms in 99 of 100 cases, no visit may fail, and memory must stay flat. @returns whether that was so.
 */
export async function flood(): Promise<boolean> {
  const garage = await startGarage({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const pid = garage.server.pid ?? 0
  const memory: number[][] = []
  let passed = true
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const samples: number[] = []
      memory.push(samples)
      const sampling = setInterval(() => samples.push(residentMemory(pid)), SAMPLE_MILLISECONDS)
      const rows: Record<string, Record<string, string | number>> = {}
      for (const [name, requests] of Object.entries(floods)) {
        const flooding = startFlood({ url: garage.url, connections: CONNECTIONS, seconds: SECONDS, requests })
        const visits: Outcome[] = []
        const waited = coreWait(pid)
        await sendByTheClock([visitor(garage.url)], SECONDS * 1000, (outcome) => visits.push(outcome))
        const { answers, statuses, errors } = await flooding
        const times = visits.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
        const inTime = times.filter((time) => time < budgets.milliseconds).length / times.length
        const failed = visits.filter(({ error }) => error).length
        if (inTime < budgets.share || failed) passed = false
        rows[name] = {
          'answers a second': Math.round(answers / SECONDS),
          'by status': Object.entries(statuses)
            .map(([status, count]) => `${status}: ${count}`)
            .join(', '),
          unanswered: errors,
          visits: times.length,
          'failed visits': failed,
          'visit p50': Math.round(median(times)),
          p99: Math.round(times[Math.floor(times.length * 0.99)] ?? Number.NaN),
          slowest: Math.round(times.at(-1) ?? Number.NaN),
          // On a machine with other work on it, the server is slower by this wait.
          'waited for a core': Math.round(coreWait(pid) - waited),
          'rss MB': Math.round(samples.at(-1) ?? 0),
        }
      }
      clearInterval(sampling)
      console.log(
        `\nFloods over ${CONNECTIONS} connections, round ${round + 1} (milliseconds of a visitor's ready page)`,
      )
      console.table(rows)
    }
  } finally {
    await garage.stop()
  }
  const [first = 0, last = 0] = [memory[0], memory.at(-1)].map((samples) => Math.max(...(samples ?? [])))
  console.log(`Memory, most of each round: ${Math.round(first)} and ${Math.round(last)} MB`)
  return passed && last / first - 1 <= budgets.growth
}
