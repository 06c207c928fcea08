import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { requestAllowances } from '#app/requests/limits.server.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { startMailServer } from '../../test/requests/mail-server.ts'
import { residentMemory } from '../resident-memory.ts'
import { growthOf, rounded, type Sample, storedOf, summary } from './load-figures.ts'
import { flood } from './load-flood.ts'
import { type Accepted, listen, pages, posts, spam, staff } from './load-kinds.ts'
import { loadPublish } from './load-publish.ts'
import { becomeOwner, signIn } from './load-staff.ts'
import { type Outcome, sendByTheClock, type Traffic } from './load-traffic.ts'

/** Requests per second: about 200 in all, with the clean visitors, whose rate the budgets give. */
const rates = { pages: 120, spam: 40, staff: 8, volume: { posts: 10, pages: 18, staff: 4 } }
const budgets = { p99: 200, growth: 0.1, held: 0.99 }
const SAMPLE_MILLISECONDS = 5_000

type Garage = Awaited<ReturnType<typeof startGarage>>

/** Clean posts per second that the budget of all visitors allows: what is refilled, and 80 % of what is there at first. */
function cleanPerSecond(minutes: number): number {
  const { atOnce, perMinute } = requestAllowances.everyone.clean
  return (perMinute * minutes + atOnce * 0.8) / (minutes * 60)
}

/**
 * `npm run load [-- --minutes 30 --engine postgres|sqlite]`: the floods of `load-flood.ts` (alone with `-- flood`), then mixed
 * traffic at a fixed rate of 200 requests a second. Fails over budget: no error, p99 under 200 ms for visitors and staff, flat
 * memory, nothing lost. `-- publish` runs `load-publish.ts` instead.
 *
 * Two servers share one database. The first is as in production, with request limits on: it gets the pages, the staff, a flood
 * of spam from a few addresses, and clean visitors, each from an address of their own, as often as the budget of all visitors
 * allows (120 at once and 10 a minute; none of them may be refused). That budget alone would make posts rare, so the second
 * server has its limits off and takes ten durable posts a second, 18,000 in half an hour, with staff reading there too. A mail
 * server takes all mails. Times count from when a request was due.
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
    // Sent mails are counted in the database; keeping their text would only fill our own memory.
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

/** Sends the traffic, and prints the figures each minute and at the end. @returns whether all budgets were kept. */
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
