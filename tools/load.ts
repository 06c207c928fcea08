import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { BODY_LIMIT } from '#platform/body.ts'
import { startGarage } from '../test/garage.ts'
import { compare, drained, startVisitors } from './torture/torture-visitors.ts'

const CONNECTIONS = 64
const SENDERS = 8
const FLOOD_SECONDS = 6
const VISIT_MILLISECONDS = 25
/** A visitor's ready page: this many milliseconds in 99 of 100 visits, also while one client floods the server. */
const budgets = { milliseconds: 200, share: 0.99 }

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
/** As many fields as a form may have, in a body of nearly the maximum size. */
const fields = Array.from({ length: 100 }, (_, number) => `f${number}=${'%41'.repeat(200)}`).join('&')

type Flood = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>

/** The most expensive requests that were found. */
const floods: Record<string, Flood> = {
  'empty fields': { method: 'POST', path: '/contact', headers: form, body: 'a&'.repeat(BODY_LIMIT / 2) },
  '100 fields of 64 KB': { method: 'POST', path: '/contact', headers: form, body: fields },
  'a search of the blog': { method: 'GET', path: '/blog?q=a' },
  'a page that does not exist': { method: 'GET', path: '/nowhere' },
}

/** Reads a ready page every 25 ms until told to stop. @returns the milliseconds of each visit; a failed one has none. */
async function visit(url: string, stopped: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!stopped.aborted) {
    const began = performance.now()
    const answer = await fetch(`${url}/services`).catch(() => undefined)
    await answer?.arrayBuffer()
    times.push(answer?.ok ? performance.now() - began : Number.POSITIVE_INFINITY)
    await wait(VISIT_MILLISECONDS)
  }
  return times
}

/** What visitors got while `work` went on. */
async function beside(url: string, work: () => Promise<unknown>) {
  const stop = new AbortController()
  const visiting = visit(url, stop.signal)
  await work()
  stop.abort()
  const times = (await visiting).toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)
  const inTime = times.filter((time) => time < budgets.milliseconds).length / times.length
  return { visits: times.length, p50: at(0.5), p99: at(0.99), held: inTime >= budgets.share }
}

/** Floods from one address with the request limits on: ready pages stay quick. */
async function flood() {
  const garage = await startGarage()
  const rows: Record<string, Awaited<ReturnType<typeof beside>>> = {}
  try {
    for (const [name, request] of Object.entries(floods)) {
      const sent = { url: garage.url, connections: CONNECTIONS, duration: FLOOD_SECONDS, requests: [request] }
      // In a thread of its own, so that its work does not delay the visitor whose time is measured.
      rows[name] = await beside(garage.url, async () => autocannon({ ...sent, workers: 1 }))
    }
  } finally {
    await garage.stop()
  }
  return rows
}

/** Durable posts as fast as eight senders go, limits off. @returns the visits meanwhile, and whether anything was lost */
async function post(minutes: number) {
  const garage = await startGarage({ REQUEST_LIMITS: 'off' })
  const senders = startVisitors(SENDERS, () => garage.url)
  try {
    const visits = await beside(garage.url, () => wait(minutes * 60_000))
    await senders.stop()
    await drained(garage.databaseUrl)
    const found = await compare(garage.databaseUrl, senders.answered)
    console.table({ requests: { answered: senders.answered.size, ...found } })
    const whole = !(found.missing || found.doubled || found['without mails'] || found['mails waiting'])
    return { ...visits, held: visits.held && whole }
  } finally {
    senders.leave()
    await garage.stop()
  }
}

/** `npm run load [-- --minutes 1]`: floods from one client, then durable posts, with a visitor who reads beside them. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' } } })
const rows = { ...(await flood()), posts: await post(Number(values.minutes)) }
console.table(rows)
const held = Object.values(rows).every((row) => row.held)
console.log(held ? 'Within budget' : 'Over budget')
process.exitCode = held ? 0 : 1
