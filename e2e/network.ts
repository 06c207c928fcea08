import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'

/** How the next answers travel. */
export type Weather =
  | 'clear'
  /** Nothing gets through. */
  | 'down'
  /** The garage hears everything, its answers to posts are lost. */
  | 'answers-lost'
  /** Each post reaches the garage twice. */
  | 'doubled'
  /** Answers take `DELAY`. */
  | 'slow'

export const DELAY = 2_500

/** A network between browser and garage, with weather. It is an address of its own, so that both ends are real. */
export async function startNetwork(garage: string) {
  let weather: Weather = 'clear'
  const { hostname, port } = new URL(garage)
  /** Paths that are gone from the garage, and what its worker script ends with: a site that was updated. */
  const gone: RegExp[] = []
  let workerEnd = ''
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
    if (isPost) posts += 1
    if (gone.some((path) => path.test(incoming.url ?? ''))) {
      outgoing.writeHead(404).end()
      return
    }
    const answers = await Promise.all(
      Array.from({ length: isPost && weather === 'doubled' ? 2 : 1 }, () => forward(incoming, body)),
    )
    const [answer] = answers
    for (const other of answers.slice(1)) other.resume()
    if (!answer || (isPost && weather === 'answers-lost')) {
      incoming.socket.destroy()
      return
    }
    if (weather === 'slow') await new Promise((resolve) => setTimeout(resolve, DELAY))
    if (workerEnd && incoming.url === '/sw.js') {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript' })
      outgoing.end(Buffer.concat([...(await answer.toArray()), Buffer.from(workerEnd)]))
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
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
    /** The garage puts another version of its site in place: other scripts, another worker. */
    update(): void {
      gone.push(/^\/assets\//)
      workerEnd = '\n// the next version\n'
    },
    /** How many posts went out. */
    posts: () => posts,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Network = Awaited<ReturnType<typeof startNetwork>>
