import { post } from '../tools/torture/torture-visitors.ts'

const POSTING = 6
const READING = 4
const PAUSE_MILLISECONDS = 5
const READ = ['/', '/prix', '/en/contact?service=brakes', '/services/freins']

/** What visitors got. An unexpected response counts as an error and is not retried. */
export type Visits = {
  /** The reference for each e-mail. */
  answered: Map<string, string>
  read: number
  errors: string[]
  /** Milliseconds of the slowest response. */
  slowest: number
}

/** Visitors who send requests and read pages, without retries and with a pause of 5 ms, until they are told to leave. */
export function startVisitors(url: string) {
  const visits: Visits = { answered: new Map(), read: 0, errors: [], slowest: 0 }
  let over = false
  let sent = 0

  async function met(what: string, visit: () => Promise<string | undefined>): Promise<void> {
    const began = performance.now()
    const error = await visit().catch((error: Error) => `${error.message} ${error.cause ?? ''}`)
    if (error) visits.errors.push(`${what}: ${error}`)
    visits.slowest = Math.max(visits.slowest, Math.round(performance.now() - began))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
  }

  async function send(): Promise<string | undefined> {
    sent += 1
    const email = `visitor${sent}@example.org`
    const { status, reference } = await post(url, email, crypto.randomUUID())
    if (!reference) return `${status}`
    visits.answered.set(email, reference)
    return undefined
  }

  async function read(address: string): Promise<string | undefined> {
    const answer = await fetch(url + address)
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('</html>')) return `${answer.status}`
    visits.read += 1
    return undefined
  }

  const all = [
    ...Array.from({ length: POSTING }, async () => {
      while (!over) await met('post', send)
    }),
    ...Array.from({ length: READING }, async (_, number) => {
      for (let turn = number; !over; turn += 1) {
        const address = READ[turn % READ.length] ?? '/'
        await met(address, () => read(address))
      }
    }),
  ]

  return {
    visits,
    /** Resolves when `count` more posts were answered. */
    async answeredMore(count: number): Promise<void> {
      const enough = visits.answered.size + count
      while (visits.answered.size < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async leave(): Promise<Visits> {
      over = true
      await Promise.all(all)
      return visits
    },
  }
}
