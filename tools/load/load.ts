import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { everyPath } from '#app/places.ts'
import { requestAllowances } from '#app/requests/limits.server.ts'
import { BAIT, ELAPSED, IDEMPOTENCY_HEADER, requestServices } from '#app/requests/request.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { connect } from '#database/connect.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { startMailServer } from '../../test/requests/mail-server.ts'
import { residentMemory } from '../resident-memory.ts'
import { flood } from './load-flood.ts'
import { loadPublish } from './load-publish.ts'
import { becomeOwner, signIn } from './load-staff.ts'
import { type Outcome, sendByTheClock, type Traffic } from './load-traffic.ts'

/** Requests a second: 200 in all with the visitors whose rate the budgets give. */
const rates = { pages: 120, spam: 40, staff: 8, volume: { posts: 10, pages: 18, staff: 4 } }
const budgets = { p99: 200, growth: 0.1, held: 0.99 }
/** The flood comes from so many addresses. */
const FLOODERS = 8
const SAMPLE_MILLISECONDS = 5_000
const DRAIN_MILLISECONDS = 120_000

/** Filters of the inbox as staff use them. */
const readings = [
  '',
  '?status=new',
  '?only=unread',
  '?service=freins&period=30',
  '?q=tremblay',
  '?type=estimate&sort=oldest',
  '?q=visiteur%207',
  '?status=spam',
  '?sort=name&page=3',
]

type Garage = Awaited<ReturnType<typeof startGarage>>
type Accepted = { references: string[] }

const json = (key: string) => ({ 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key })

function contactPost(number: number, from: string, more: Record<string, unknown> = {}) {
  return {
    method: 'POST',
    path: plainPaths.sendRequest,
    headers: { ...json(crypto.randomUUID()), 'X-Forwarded-For': from },
    body: JSON.stringify({
      form_type: number % 3 ? 'contact' : 'estimate',
      lang: number % 4 ? 'fr' : 'en',
      name: `Visiteur ${number} Tremblay`,
      phone: '514 555-0100',
      email: `visiteur${number}@example.org`,
      vehicle_make: 'Mazda',
      vehicle_model: '3',
      service_type: requestServices[number % requestServices.length],
      message: 'Bruit au freinage, surtout le matin.',
      [ELAPSED]: 30_000,
      ...more,
    }),
  }
}

/** An address in a network of its own for each of 65,536 visitors. */
const addressOf = (number: number) => `10.${(number >> 8) & 255}.${number & 255}.7`

/** What is only read, one after the other. */
function reads(
  kind: string,
  url: string,
  perSecond: number,
  request: (number: number) => ReturnType<Traffic['request']>,
): Traffic {
  let number = 0
  return {
    kind,
    url,
    perSecond,
    expected: [200],
    request() {
      number += 1
      return request(number)
    },
  }
}

/** Published pages of both languages, as browsers ask for them. */
function pages(kind: string, url: string, perSecond: number): Traffic {
  const paths = everyPath()
  const headers = { 'Accept-Encoding': 'br' }
  return reads(kind, url, perSecond, (number) => ({ path: paths[number % paths.length] ?? '/', headers }))
}

function posts(kind: string, url: string, perSecond: number, accepted: Accepted, first: number): Traffic {
  let number = first
  return {
    kind,
    url,
    perSecond,
    expected: [201],
    request() {
      number += 1
      return contactPost(number, addressOf(number))
    },
    answered({ text }) {
      accepted.references.push((JSON.parse(text) as { reference: string }).reference)
    },
  }
}

/** What programs send: refused most of the time, which is no error. */
function spam(kind: string, url: string, perSecond: number): Traffic {
  const signs = [{ [BAIT]: 'http://spam.example' }, { [ELAPSED]: 10 }, { name: 'Win www.spam.example' }]
  let number = 0
  return {
    kind,
    url,
    perSecond,
    expected: [201, 429],
    request() {
      number += 1
      return contactPost(number, `192.0.2.${number % FLOODERS}`, signs[number % signs.length])
    },
  }
}

/** Reads lists with their filters, and every fourth time a request that came in. */
function staff(kind: string, url: string, perSecond: number, cookie: string, accepted: Accepted): Traffic {
  return reads(kind, url, perSecond, (number) => {
    const reference = accepted.references.at(-1 - (number % 50))
    const list = plainPaths.admin + readings[number % readings.length]
    return { path: number % 4 || !reference ? list : requestPath(reference), headers: { cookie } }
  })
}

/** A tab of the staff that listens to what comes in, as long as the load lasts. */
function listen(url: string, cookie: string): () => void {
  const { hostname, port } = new URL(url)
  const stream = httpRequest({ host: hostname, port, path: plainPaths.inboxEvents, headers: { cookie } })
  stream.on('response', (response) => response.resume())
  stream.on('error', () => {})
  stream.end()
  return () => stream.destroy()
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? Number.NaN
const rounded = (value: number) => Math.round(value * 10) / 10

/** How often clean visitors may come for the budget of all of them to last: what flows in, and most of what is there. */
function cleanPerSecond(minutes: number): number {
  const { atOnce, perMinute } = requestAllowances.everyone.clean
  return (perMinute * minutes + atOnce * 0.8) / (minutes * 60)
}

function summary(outcomes: readonly Outcome[], seconds: number) {
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind)
  return Object.fromEntries(
    [...kinds].map(([kind, some]) => {
      const times = some.map(({ milliseconds }) => milliseconds)
      return [
        kind,
        {
          sent: some.length,
          'a second': rounded(some.length / seconds),
          'refused (429)': some.filter(({ status }) => status === 429).length,
          errors: some.filter(({ error }) => error).length,
          p50: rounded(share(times, 0.5)),
          p99: rounded(share(times, 0.99)),
          slowest: rounded(share(times, 1)),
        },
      ]
    }),
  )
}

type Sample = { at: number; megabytes: number }

/** Median memory from the sixth to the third part of the time (minutes 5 to 10 of 30), and in the last sixth. */
function growthOf(samples: readonly Sample[], milliseconds: number) {
  const between = (from: number, to: number) =>
    share(
      samples
        .filter(({ at }) => at >= from * milliseconds && at < to * milliseconds)
        .map(({ megabytes }) => megabytes),
      0.5,
    )
  const early = between(1 / 6, 1 / 3)
  const late = between(5 / 6, 1)
  return { early: rounded(early), late: rounded(late), growth: Math.round((late / early - 1) * 1000) / 1000 }
}

/** Waits until no mail waits, and counts what became of the answered requests. */
async function storedOf(databaseUrl: string, { references }: Accepted) {
  const { db, close } = connect(databaseUrl)
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('state', '=', 'waiting').limit(1).executeTakeFirst()
  const until = Date.now() + DRAIN_MILLISECONDS
  while ((await waiting()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 500))
  const rows = await db.selectFrom('contact_submissions').select(['id', 'reference', 'status']).execute()
  const mails = await db.selectFrom('outbox').select(['request_id', 'state']).execute()
  await close()
  const known = new Set(rows.map(({ reference }) => reference))
  const clean = rows.filter(({ status }) => status !== 'spam')
  const sent = Map.groupBy(
    mails.filter(({ state }) => state === 'sent'),
    ({ request_id }) => request_id,
  )
  return {
    answered: references.length,
    missing: references.filter((reference) => !known.has(reference)).length,
    doubled: clean.length - references.length,
    'without their two mails': clean.filter(({ id }) => sent.get(id)?.length !== 2).length,
    'spam kept apart': rows.length - clean.length,
  }
}

/**
 * `npm run load [-- --minutes 30 --engine postgres|sqlite]`: the floods of `load-flood.ts` (alone with `-- flood`), then mixed traffic at 200 requests a second, sent by the clock, and
 * fails over budget: no error, p99 under 200 ms for visitors and staff, memory flat, nothing lost.
 *
 * Two servers work on one database for the whole time. The first is as in production: request limits on; it has the pages,
 * the staff, a flood of spam from a few addresses, and clean visitors, each from an address of their own, as often as the
 * budget for all of them lasts (120 at once and 10 a minute; none of them may be refused). That budget alone would make
 * posts rare, so the second server has its limits off and takes ten durable posts a second, twenty thousand in half an
 * hour, with staff reading there too. A mail server takes all mails. Times count from the moment a request was due.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '30' },
      engine: { type: 'string', default: 'postgres' },
    },
  })
  if (positionals.includes('publish')) {
    const held = await loadPublish()
    console.log(held ? 'Within budget' : 'Over budget')
    process.exitCode = held ? 0 : 1
    return
  }
  const held = await flood()
  if (positionals.includes('flood')) {
    console.log(held ? 'Within budget' : 'Over budget')
    process.exitCode = held ? 0 : 1
    return
  }
  const minutes = Number(values.minutes)
  const milliseconds = minutes * 60_000
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-load-'))
  const postgres = values.engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres?.url ?? `file:${path.join(folder, 'garage.db')}`
  const mails = await startMailServer()
  const settings = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mails.url,
    AUTH_SECRET: crypto.randomUUID(),
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  const site = await startGarage(settings)
  const volume = await startGarage({ ...settings, REQUEST_LIMITS: 'off' })
  const stopListening: (() => void)[] = []
  try {
    await becomeOwner(site.url, mails)
    // What was sent is counted in the database; its text would only fill our own memory.
    mails.onMail = () => {
      mails.received.length = 0
    }
    const cookies = { site: await signIn(site.url), volume: await signIn(volume.url) }
    stopListening.push(listen(site.url, cookies.site), listen(volume.url, cookies.volume))
    const accepted: Accepted = { references: [] }
    const traffics = [
      pages('page, beside the flood', site.url, rates.pages),
      posts('clean post, beside the flood', site.url, cleanPerSecond(minutes), accepted, 0),
      staff('staff, beside the flood', site.url, rates.staff, cookies.site, accepted),
      spam('spam', site.url, rates.spam),
      posts('post, limits off', volume.url, rates.volume.posts, accepted, 1_000_000),
      pages('page, limits off', volume.url, rates.volume.pages),
      staff('staff, limits off', volume.url, rates.volume.staff, cookies.volume, accepted),
    ]
    const passed = await measured(traffics, milliseconds, { site, volume })
    const found = await storedOf(databaseUrl, accepted)
    console.table({ requests: found })
    const whole = !found.missing && !found.doubled && !found['without their two mails']
    console.log(held && passed && whole ? 'Within budget' : 'Over budget')
    process.exitCode = held && passed && whole ? 0 : 1
  } finally {
    for (const stop of stopListening) stop()
    await Promise.all([site.stop(), volume.stop()])
    await mails.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sends, prints each minute, and at the end the whole. @returns whether all budgets were kept. */
async function measured(
  traffics: readonly Traffic[],
  milliseconds: number,
  servers: Record<string, Garage>,
): Promise<boolean> {
  const wanted = traffics.reduce((sum, { perSecond }) => sum + perSecond, 0)
  const began = performance.now()
  const all: Outcome[] = []
  let minute: Outcome[] = []
  const samples = Object.fromEntries(Object.keys(servers).map((name) => [name, [] as Sample[]]))
  const sampling = setInterval(() => {
    for (const [name, { server }] of Object.entries(servers))
      samples[name]?.push({ at: performance.now() - began, megabytes: residentMemory(server.pid ?? 0) })
  }, SAMPLE_MILLISECONDS)
  const reporting = setInterval(() => {
    const memory = Object.entries(samples).map(
      ([name, some]) => `${name} ${rounded(some.at(-1)?.megabytes ?? 0)} MB`,
    )
    console.log(
      `\nminute ${Math.round((performance.now() - began) / 60_000)}: ${rounded(minute.length / 60)} answers a second, ` +
        `${minute.filter(({ error }) => error).length} errors, ${memory.join(', ')}`,
    )
    console.table(summary(minute, 60))
    minute = []
  }, 60_000)
  await sendByTheClock(traffics, milliseconds, (outcome) => {
    all.push(outcome)
    minute.push(outcome)
  })
  clearInterval(sampling)
  clearInterval(reporting)

  const kinds = summary(all, milliseconds / 1000)
  console.log(`\nAll ${milliseconds / 60_000} minutes, ${rounded(wanted)} a second wanted`)
  console.table(kinds)
  const memory = Object.fromEntries(
    Object.entries(samples).map(([name, some]) => [name, growthOf(some, milliseconds)]),
  )
  console.table(memory)
  const wrong = all.filter(({ error }) => error)
  const statuses = Map.groupBy(wrong, ({ kind, status }) => `${kind}: ${status || 'no answer'}`)
  for (const [what, some] of statuses) console.log(`${some.length} × ${what}`)
  return (
    wrong.length === 0 &&
    all.length / (milliseconds / 1000) >= wanted * budgets.held &&
    Object.entries(kinds).every(([kind, { p99 }]) => kind === 'spam' || p99 < budgets.p99) &&
    Object.values(memory).every(({ growth }) => growth <= budgets.growth)
  )
}

await main()
