import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'

/** How the network treats all messages. */
export type NetworkMode =
  | 'normal'
  /** All connections fail. */
  | 'down'
  /** Posts never arrive. */
  | 'posts-dropped'

/** Milliseconds by which a late response comes. */
const DELAY = 2_500

/** What happens to a single post; it takes precedence over the mode. */
export type PostFault =
  /** It arrives, but its response is lost. */
  | 'answer-lost'
  /** It arrives, but its response is delayed by `DELAY`. */
  | 'answer-late'
  /** It arrives twice. */
  | 'doubled'

/** A proxy between browser and garage that simulates network faults. It has its own address, so both connections are real. */
export async function startNetwork(garage: string) {
  let mode: NetworkMode = 'normal'
  const { hostname, port } = new URL(garage)
  const faults: PostFault[] = []
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
    if (mode === 'down') return void incoming.socket.destroy()
    const isPost = incoming.method === 'POST'
    const body = Buffer.concat(await incoming.toArray())
    const fault = isPost ? faults.shift() : undefined
    if (isPost) posts += 1
    if (isPost && mode === 'posts-dropped') return void incoming.socket.destroy()
    const times = fault === 'doubled' ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => forward(incoming, body)))
    const [answer] = answers
    for (const other of answers.slice(1)) other.resume()
    if (!answer || fault === 'answer-lost') return void incoming.socket.destroy()
    if (fault === 'answer-late') await new Promise((resolve) => setTimeout(resolve, DELAY))
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
    set(next: NetworkMode): void {
      mode = next
      if (next === 'down') server.closeAllConnections()
    },
    /** Sets what happens to the next posts, one after the other; later ones follow the mode. */
    faults(...next: PostFault[]): void {
      faults.push(...next)
    },
    /** How many posts were sent: a browser resends one itself when a reused connection breaks. */
    posts: () => posts,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Network = Awaited<ReturnType<typeof startNetwork>>
