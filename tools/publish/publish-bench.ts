import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { everyPath } from '#app/places.ts'
import { connect } from '#database/connect.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startGarage } from '../../test/garage.ts'
import { coreWait } from '../load/core-wait.ts'
import { median } from '../median.ts'
import { openPublisher } from './publisher.ts'

const SETS = 5_000
const STARTS = 5
const PUBLICATIONS = 25
const VISITORS = 4
const PAUSE_MILLISECONDS = 5
const budgets = { publication: 2_000, wait: 50, start: 200 }

type Garage = Awaited<ReturnType<typeof startGarage>>

/** Inserts `SETS` past change sets, of a price and of a text in turns. */
async function changeOften(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl)
  const price = (amount: number) => ({ path: 'prices.valve', was: null, now: { amount } })
  const text = (count: number) => ({
    path: 'texts.freins.about.0',
    was: null,
    now: { fr: `On mesure, puis on parle, ${count} fois.`, en: `We measure, then we talk, ${count} times.` },
  })
  const first = Date.now() - SETS * 60_000
  const rows = Array.from({ length: SETS }, (_, index) => {
    const moment = new Date(first + index * 60_000).toISOString()
    const entries = JSON.stringify([index % 2 ? price(5) : text(index % 7)])
    return {
      created_at: moment,
      effective_at: moment,
      by_name: 'owner@garage.example',
      entries,
      undoes: null,
    }
  })
  for (let at = 0; at < SETS; at += 500)
    await database.db
      .insertInto('content_changes')
      .values(rows.slice(at, at + 500))
      .execute()
  await database.close()
}

/** Milliseconds from the start of a process until it is ready. */
async function startMilliseconds(settings: Record<string, string>): Promise<number> {
  const port = `${await freePort()}`
  const began = performance.now()
  const starting = startGarage({ ...settings, PORT: port })
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    await wait(5)
  }
  const milliseconds = performance.now() - began
  await (await starting).stop()
  return milliseconds
}

/** Visitors who read all pages in turns; `waits` has the time of each response. */
function startVisitors(url: string) {
  const waits: { ended: number; milliseconds: number }[] = []
  const addresses = everyPath()
  let over = false
  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = number; !over; turn += 1) {
      const began = performance.now()
      const [answer] = (await once(get(url + addresses[turn % addresses.length], { agent }), 'response')) as [
        IncomingMessage,
      ]
      await once(answer.resume(), 'end')
      const ended = performance.now()
      waits.push({ ended, milliseconds: ended - began })
      await wait(PAUSE_MILLISECONDS)
    }
    agent.destroy()
  })
  return {
    waits,
    async leave() {
      over = true
      await Promise.all(visitors)
    },
  }
}

function figures(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) }
}

/** Publishes while visitors read, on a site with a long history of changes. */
async function publications(garage: Garage): Promise<string[]> {
  const publisher = await openPublisher(garage)
  const visitors = startVisitors(garage.url)
  const times: { began: number; ended: number }[] = []
  const waited = coreWait(garage.server.pid ?? 0)
  for (let version = 0; version < PUBLICATIONS; version += 1) {
    const form = await publisher.draft(version)
    const began = performance.now()
    await publisher.publish(garage.url, form)
    times.push({ began, ended: performance.now() })
    await wait(300)
  }
  await visitors.leave()
  await publisher.close()
  const share =
    (coreWait(garage.server.pid ?? 0) - waited) / ((times.at(-1)?.ended ?? 0) - (times[0]?.began ?? 0))
  console.log(
    `The server waited for a core in ${Math.round(share * 100)} % of the time: all of what follows is longer by that`,
  )
  // The first ones run code that is not compiled yet, as the first publication after a start does: they count, too.
  const isDuring = ({ ended, milliseconds }: (typeof visitors.waits)[number]) =>
    times.some((time) => ended >= time.began && ended - milliseconds <= time.ended)
  const milliseconds = (during: boolean) =>
    visitors.waits.filter((wait) => isDuring(wait) === during).map((wait) => wait.milliseconds)
  const [during, beside] = [figures(milliseconds(true)), figures(milliseconds(false))]
  const publication = figures(times.map(({ began, ended }) => ended - began))
  console.table({
    'publication of all pages, ms': publication,
    'visitor meanwhile, ms': during,
    'visitor without, ms': beside,
  })
  return [
    ...(publication.worst <= budgets.publication ? [] : ['a publication took too long']),
    ...(during.worst <= budgets.wait ? [] : ['a visitor waited for a publication']),
  ]
}

/** The cost of publishing: its time, the delay for visitors, and what thousands of past changes add to a start. */
export async function benchPublish(garage: Garage): Promise<string[]> {
  const { databaseUrl, dataDir } = garage
  const other = await startGarage()
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const plain = { DATABASE_URL: other.databaseUrl, DATA_DIR: other.dataDir, LOG_LEVEL: 'error' }
  await changeOften(databaseUrl)
  const [none, many]: [number[], number[]] = [[], []]
  for (let start = 0; start < STARTS; start += 1) {
    none.push(await startMilliseconds(plain))
    many.push(await startMilliseconds(settings))
  }
  await other.stop()
  const more = median(many) - median(none)
  console.log(
    `start with ${SETS} changes ${Math.round(median(many))} ms, ${Math.round(more)} more than with none (at most ${budgets.start})`,
  )
  return [...(more <= budgets.start ? [] : ['start with many changes']), ...(await publications(garage))]
}
