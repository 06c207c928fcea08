import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { service } from '#app/content/services/index.ts'
import { documents, href } from '#app/site-map.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { openPriceVersions, type PriceVersions } from '../publish/price-versions.ts'
import { openPublisher, type Publisher } from '../publish/publisher.ts'

const PUBLICATIONS = 100
/** Of these, the ones for which the delay until the other process shows them is measured. */
const FOLLOWED = 20
const READS = 10_000
const READERS = 4
const PAUSE_MILLISECONDS = 25
const FOLLOW_MILLISECONDS = 2_000
/** Timeout of the whole run. */
const LONGEST_MILLISECONDS = 600_000

const { slug } = service('huiles')
const watched = [
  href('home', 'fr'),
  href('home', 'en'),
  href('pricing', 'fr'),
  href('pricing', 'en'),
  href('service', 'fr', slug.fr),
  href('service', 'en', slug.en),
  documents.facts.path,
  documents.llms.path,
]

/** A page that was read: `version` is undefined if its prices match no version. */
type Read = { process: number; began: number; ended: number; version: number | undefined }
type Published = { version: number; process: number; started: number; answered: number }

async function read(agent: Agent, url: string): Promise<string> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return body
}

/** Reads the pages one after the other, again and again, until told to stop. */
function startReader(process: number, site: string, versions: PriceVersions, reads: Read[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let over = false
  const reading = (async () => {
    for (let turn = 0; !over; turn += 1) {
      const address = watched[turn % watched.length] ?? '/'
      const began = performance.now()
      const body = await read(agent, site + address)
      reads.push({ process, began, ended: performance.now(), version: versions.versionOf(address, body) })
      await wait(PAUSE_MILLISECONDS)
    }
    agent.destroy()
  })()
  return () => {
    over = true
    return reading
  }
}

/** Publishes every version, on the two processes in turns. */
async function publishAll(
  { draft, publish }: Publisher,
  sites: readonly string[],
  isShown: (process: number, version: number) => boolean,
): Promise<Published[]> {
  const published: Published[] = []
  const until = performance.now() + LONGEST_MILLISECONDS
  for (let version = 1; version <= PUBLICATIONS && performance.now() < until; version += 1) {
    const process = version % sites.length
    const form = await draft(version)
    const started = performance.now()
    await publish(sites[process] ?? '', form)
    published.push({ version, process, started, answered: performance.now() })
    if (version <= PUBLICATIONS - FOLLOWED) continue
    while (!sites.every((_, process) => isShown(process, version)) && performance.now() < until) await wait(5)
  }
  return published
}

/** Counts reads that began after another of the same process had ended, and show an older version. */
function goneBack(reads: readonly Read[]): number {
  const byEnd = reads.toSorted((one, other) => one.ended - other.ended)
  let ended = 0
  let newest = 0
  let back = 0
  for (const { began, version = newest } of reads.toSorted((one, other) => one.began - other.began)) {
    for (let read = byEnd[ended]; read && read.ended < began; read = byEnd[ended]) {
      newest = Math.max(newest, read.version ?? 0)
      ended += 1
    }
    if (version < newest) back += 1
  }
  return back
}

/** Milliseconds from the response to a publication until the first page of a process shows it. */
function until(reads: readonly Read[], { version, answered }: Published): number {
  const first = reads.find((read) => (read.version ?? 0) >= version && read.ended > answered)
  return first ? first.ended - answered : Number.POSITIVE_INFINITY
}

/**
 * `npm run load -- publish`: a hundred publications on two processes and one Postgres while visitors read. No page may mix
 * prices; reads of one process may never go back to an older version; no version may show before it is published. The process
 * that published must show it at once, the other one within two seconds. @returns whether all of it held
 */
export async function loadPublish(): Promise<boolean> {
  const versions = await openPriceVersions()
  for (let version = 0; version <= PUBLICATIONS; version += 1) await versions.learn(watched, version)
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, AUTH_SECRET: crypto.randomUUID(), REQUEST_LIMITS: 'off' }
  const garages = [await startGarage(settings), await startGarage(settings)]
  const sites = garages.map(({ url }) => url)
  const [first] = garages
  if (!first) throw new Error('No garage')
  const publisher = await openPublisher({ ...first, databaseUrl: postgres.url })
  const reads: Read[] = []
  try {
    await publisher.publish(first.url, await publisher.draft(0))
    await wait(FOLLOW_MILLISECONDS + 2_000)
    const readers = sites.flatMap((site, process) =>
      Array.from({ length: READERS }, () => startReader(process, site, versions, reads)),
    )
    const isShown = (process: number, version: number) =>
      reads.findLast((read) => read.process === process)?.version === version
    const published = await publishAll(publisher, sites, isShown)
    await Promise.all(readers.map((stop) => stop()))
    return judged(reads, published)
  } finally {
    await publisher.close()
    for (const garage of garages) await garage.stop()
    await postgres.stop()
    await versions.close()
  }
}

function judged(reads: readonly Read[], published: readonly Published[]): boolean {
  const ofProcess = (process: number) => reads.filter((read) => read.process === process)
  const requestedAt = new Map(published.map(({ version, started }) => [version, started]))
  const followed = published.slice(-FOLLOWED)
  const here = followed.map((one) => until(ofProcess(one.process), one))
  const there = followed.map((one) => until(ofProcess(1 - one.process), one))
  const late = published.flatMap(({ version, process, answered }) =>
    ofProcess(process).filter((read) => read.began > answered && (read.version ?? version) < version),
  )
  const found = {
    publications: published.length,
    reads: reads.length,
    'mixed pages': reads.filter(({ version }) => version === undefined).length,
    'back to an older version': goneBack(ofProcess(0)) + goneBack(ofProcess(1)),
    'seen before it was published': reads.filter(
      ({ version = 0, ended }) => ended < (requestedAt.get(version) ?? 0),
    ).length,
    'old where it was published': late.length,
    'slowest publication, ms': worst(published.map(({ started, answered }) => answered - started)),
    'first page of this process, ms': worst(here),
    'first page of the other process, ms': worst(there),
  }
  console.table(found)
  const none = [
    found['mixed pages'],
    found['back to an older version'],
    found['seen before it was published'],
    found['old where it was published'],
  ]
  return (
    none.every((count) => count === 0) &&
    found.publications === PUBLICATIONS &&
    found.reads >= READS &&
    found['first page of the other process, ms'] <= FOLLOW_MILLISECONDS
  )
}

const worst = (values: readonly number[]) => Math.round(Math.max(...values))
