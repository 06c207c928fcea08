import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import { startGarage } from '../test/garage.ts'
import { askWithWrk } from './load/wrk.ts'
import { median } from './median.ts'
import { memoryOver } from './memory.ts'
import { startNginx } from './proxy/nginx.ts'
import { benchPublish } from './publish/publish-bench.ts'

const CONNECTIONS = 50
const SENDERS = 20
const SECONDS = 5
/** Rounds of the page benchmark: the machine's speed changes from one to the next. */
const ROUNDS = 5
const ROUND_SECONDS = 3
/** Before anything is measured: the JIT first has to compile the code. */
const WARM_UP_SECONDS = 3
const STARTS = 3
const PAGE = '/prix'
const budgets = { ratio: 0.3, p99: 20, postsPerSecond: 100, growth: 0.1, startSeconds: 3 }

type Garage = Awaited<ReturnType<typeof startGarage>>
type Run = { perSecond: number; p99: number; errors: number }

const settings = { LOG_LEVEL: 'warn', REQUEST_LIMITS: 'off' }

/** Seconds from `npm start` of a built site to its first ready response, with an empty database: the median of three. */
async function benchStart(): Promise<string[]> {
  const seconds: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const began = performance.now()
    const garage = await startGarage(settings)
    seconds.push((performance.now() - began) / 1000)
    await garage.stop()
  }
  const untilReady = median(seconds)
  console.log(`start to ready ${untilReady.toFixed(2)} s (at most ${budgets.startSeconds})`)
  return untilReady <= budgets.startSeconds ? [] : ['start to ready']
}

/** A page as it is sent to browsers, compressed with brotli. */
async function compressedPage(url: string): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject)
  })
  return buffer(answer)
}

/** Responses per second of a published page and of nginx with the same file, in turns: the median of five rounds. */
async function benchPage(garage: Garage): Promise<string[]> {
  const nginx = await startNginx(await compressedPage(garage.url + PAGE), { 'Content-Encoding': 'br' })
  const load = { connections: CONNECTIONS, seconds: ROUND_SECONDS }
  const rounds: { ratio: number; p99: number; errors: number }[] = []
  try {
    for (const url of [...nginx.urls, garage.url + PAGE])
      await askWithWrk(url, { ...load, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs: Run[] = []
      for (const url of nginx.urls) theirs.push(await askWithWrk(url, load))
      const ours = await askWithWrk(garage.url + PAGE, load)
      const [one, other] = theirs as [Run, Run]
      const ratio = ours.perSecond / Math.max(one.perSecond, other.perSecond)
      console.table({ 'nginx, sendfile': one, 'nginx, copied': other, 'published page': ours })
      rounds.push({ ratio, p99: ours.p99, errors: one.errors + other.errors + ours.errors })
    }
  } finally {
    nginx.stop()
  }
  const ratio = median(rounds.map((round) => round.ratio))
  const p99 = median(rounds.map((round) => round.p99))
  console.log(`ratio to nginx ${ratio.toFixed(2)} (at least ${budgets.ratio})`)
  console.log(`p99 ${p99.toFixed(1)} ms at ${CONNECTIONS} connections (at most ${budgets.p99})`)
  return [
    ...(ratio >= budgets.ratio ? [] : ['ratio to nginx']),
    ...(p99 <= budgets.p99 ? [] : [`p99 over ${budgets.p99} ms`]),
    ...(rounds.some(({ errors }) => errors) ? ['errors of the published page or of nginx'] : []),
  ]
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

/** Sends contact requests, each a new one, for `duration` seconds. */
function sendPosts(garage: Garage, duration: number): Promise<autocannon.Result> {
  let index = 0
  return autocannon({
    url: `${garage.url}/api/send-contact-email`,
    connections: SENDERS,
    duration,
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

/** Durable contact posts: each is on disk, with its mails, before it is answered. */
async function benchPosts(garage: Garage): Promise<string[]> {
  await sendPosts(garage, WARM_UP_SECONDS)
  const { requests, latency, errors, timeouts, non2xx } = await sendPosts(garage, SECONDS)
  const run: Run = {
    perSecond: requests.average,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
  }
  console.table({ 'durable post': run })
  return [
    ...(run.perSecond >= budgets.postsPerSecond ? [] : [`under ${budgets.postsPerSecond} posts per second`]),
    ...(run.errors ? ['errors of posts'] : []),
  ]
}

/** How much the memory of the process grows over a day's worth of visits. */
async function benchMemory(garage: Garage): Promise<string[]> {
  const { pid } = garage.server
  if (!pid) throw new Error('The server has no process')
  const { warm, end, growth, requests, errors } = await memoryOver(garage.url, pid)
  const [from, to] = [warm, end].map((megabytes) => `${megabytes.toFixed(1)} MB`)
  console.log(
    `memory over ${requests} requests: ${from} to ${to}, ${(growth * 100).toFixed(1)} % (at most ${budgets.growth * 100})`,
  )
  return [
    ...(growth <= budgets.growth ? [] : ['memory grows']),
    ...(errors ? ['errors of mixed requests'] : []),
  ]
}

const parts: Record<string, (garage: Garage) => Promise<string[]>> = {
  page: benchPage,
  posts: benchPosts,
  publish: benchPublish,
  memory: benchMemory,
}

/** Runs all benchmarks, or the parts named, prints the figures with their budgets and fails if one is missed. */
async function main(): Promise<void> {
  const named = process.argv.slice(2)
  const wanted = (part: string) => named.length === 0 || named.includes(part)
  const short = wanted('start') ? await benchStart() : []
  for (const [part, bench] of Object.entries(parts)) {
    if (!wanted(part)) continue
    // A new server for each part.
    const garage = await startGarage(settings)
    try {
      short.push(...(await bench(garage)))
    } finally {
      await garage.stop()
    }
  }
  for (const line of short) console.log(`Short: ${line}`)
  console.log(short.length ? `${short.length} short` : 'All as it must be')
  process.exitCode = short.length ? 1 : 0
}

await main()
