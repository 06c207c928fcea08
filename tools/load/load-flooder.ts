import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'

/** A flooder's input, as JSON: `requests` are sent in turns over this many connections. */
export type Flood = { url: string; connections: number; seconds: number; requests: FloodRequest[] }
export type FloodRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}
/** Its output, as JSON. */
export type Flooded = { answers: number; statuses: Record<string, number>; errors: number }

// A separate process, so that its work does not delay the visitor whose time is measured.
const { url, connections, seconds, requests } = (await json(process.stdin)) as Flood
const {
  statusCodeStats,
  errors,
  requests: sent,
} = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 30,
  requests,
})
const statuses = Object.fromEntries(
  Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
)
console.log(JSON.stringify({ answers: sent.total, statuses, errors } satisfies Flooded))
