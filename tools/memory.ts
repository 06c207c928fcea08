import autocannon from 'autocannon'
import { everyPath } from '#app/places.ts'
import { documents, href } from '#app/site-map.ts'
import { median } from './median.ts'
import { residentMemory } from './resident-memory.ts'

const REQUESTS = 200_000
/** Requests after which everything that is filled once (caches, pools) is full. */
const WARM_UP = 20_000
const CONNECTIONS = 20
const SAMPLE_MILLISECONDS = 100

/** Pages rendered for one visitor, and one that does not exist: these leak memory if anything does. */
const live = ['/contact?service=freins', '/en/gallery?tab=pneus', '/blog?q=freins', '/nowhere']

/** Every page and document repeatedly: one in sixty rendered live, one in three as a conditional request (304). */
function mixedRequests(): autocannon.Request[] {
  const published = [...everyPath(), ...Object.values(documents).map(({ path }) => path)]
  const round = published.map((path) => ({ path }))
  return Array.from({ length: 4 }, (_, index) => [...round, { path: live[index] ?? href('home', 'fr') }])
    .flat()
    .map(({ path }, index) => ({
      method: 'GET' as const,
      path,
      headers: { 'accept-encoding': 'br', ...(index % 3 === 0 && { 'if-none-match': '*' }) },
    }))
}

export type Memory = {
  /** Megabytes, medians: just after the warm-up, and over the last requests. */
  warm: number
  end: number
  /** 0.05 is five percent more at the end. */
  growth: number
  requests: number
  errors: number
}

/** A server's memory while it answers 200,000 mixed requests. */
export async function memoryOver(url: string, pid: number): Promise<Memory> {
  const samples: { at: number; megabytes: number }[] = []
  let answered = 0
  const sampling = setInterval(
    () => samples.push({ at: answered, megabytes: residentMemory(pid) }),
    SAMPLE_MILLISECONDS,
  )
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, connections: CONNECTIONS, amount: REQUESTS, requests: mixedRequests() }
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    load.on('response', () => {
      answered += 1
    })
  })
  clearInterval(sampling)
  const between = (from: number, to: number) =>
    median(samples.filter(({ at }) => at >= from && at < to).map(({ megabytes }) => megabytes))
  const warm = between(WARM_UP, 2 * WARM_UP)
  const end = between(REQUESTS - WARM_UP, REQUESTS + 1)
  const errors = result.errors + result.timeouts + result['5xx']
  return { warm, end, growth: end / warm - 1, requests: answered, errors }
}
