import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to Postgres whose connections can be cut and restored. */
export async function postgresProxyTo(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isCut = false
  let fatal: string | undefined
  const server = createServer((near) => {
    // It was on its way when the line was cut: the server would wait for its end.
    if (isCut) return void near.destroy()
    near.on('data', (said) => fatal && said.includes(fatal) && near.destroy())
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const through = new URL(databaseUrl)
  through.port = `${port}`
  const cut = () => {
    isCut = true
    return new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of ends) socket.destroy()
    })
  }
  const mend = () => {
    isCut = false
    return listen(port)
  }
  /** Breaks each connection that sends this text, until it is called without one. */
  const cutAt = (text?: string) => {
    fatal = text
  }
  return { url: through.href, cut, mend, cutAt }
}
