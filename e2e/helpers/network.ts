import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'

/** How the next answers travel. */
export type Weather =
  | 'clear'
  /** Nothing gets through. */
  | 'down'
  /** The garage hears everything, its answers to posts are lost. */
  | 'answers-lost'
  /** Posts never arrive. */
  | 'posts-dropped'
  /** Each post reaches the garage twice. */
  | 'doubled'
  /** Answers take `DELAY`. */
  | 'slow'

const DELAY = 2_500

/** What becomes of a single post, whatever the weather. */
export type Fate =
  /** It never arrives. */
  | 'dropped'
  /** It arrives, and its answer does not. */
  | 'answer-lost'
  /** It arrives, and its answer takes `DELAY`. */
  | 'answer-late'
  /** It arrives, and its answer breaks off in the middle. */
  | 'answer-cut'
  /** It arrives twice. */
  | 'doubled'

/** A network between browser and garage, with weather. It is an address of its own, so that both ends are real. */
export async function startNetwork(garage: string) {
  let weather: Weather = 'clear'
  const { hostname, port } = new URL(garage)
  /** Paths that are gone from the garage, and what its worker script ends with: a site that was updated. */
  const gone: RegExp[] = []
  let workerEnd = ''
  const fates: Fate[] = []
  let posts = 0

  function forward(incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      send(
        { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
        resolve,
      )
        .on('error', reject)
        .end(body)
    })
  }

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (weather === 'down') {
      incoming.socket.destroy()
      return
    }
    const isPost = incoming.method === 'POST'
    if (workerEnd) delete incoming.headers['accept-encoding']
    const body = Buffer.concat(await incoming.toArray())
    const fate = isPost ? fates.shift() : undefined
    if (isPost) posts += 1
    if (fate === 'dropped' || (isPost && weather === 'posts-dropped')) {
      incoming.socket.destroy()
      return
    }
    // A page that is opened now names the scripts that are there.
    if (incoming.headers['sec-fetch-dest'] === 'document') gone.length = 0
    if (gone.some((path) => path.test(incoming.url ?? ''))) {
      outgoing.writeHead(404).end()
      return
    }
    const times = isPost && (fate === 'doubled' || weather === 'doubled') ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => forward(incoming, body)))
    const [answer] = answers
    for (const other of answers.slice(1)) other.resume()
    if (!answer || fate === 'answer-lost' || (isPost && weather === 'answers-lost')) {
      incoming.socket.destroy()
      return
    }
    if (weather === 'slow' || fate === 'answer-late')
      await new Promise((resolve) => setTimeout(resolve, DELAY))
    if (workerEnd && incoming.url === '/sw.js') {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript' })
      outgoing.end(Buffer.concat([...(await answer.toArray()), Buffer.from(workerEnd)]))
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    if (fate === 'answer-cut') {
      const whole = Buffer.concat(await answer.toArray())
      outgoing.write(whole.subarray(0, whole.length / 2), () => incoming.socket.destroy())
      return
    }
    answer.pipe(outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://localhost:${address.port}`,
    set(next: Weather): void {
      weather = next
      if (next === 'down') server.closeAllConnections()
    },
    /** What becomes of the next posts, one after the other; those after them meet the weather. */
    fates(...next: Fate[]): void {
      fates.push(...next)
    },
    /** The garage puts another version of its site in place: other scripts, another worker. */
    update(): void {
      gone.push(/^\/assets\//)
      workerEnd = '\n// the next version\n'
    },
    /** How many posts went out: a browser sends one again by itself where a line it had used before broke. */
    posts: () => posts,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Network = Awaited<ReturnType<typeof startNetwork>>
