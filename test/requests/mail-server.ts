import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { source: string; to: string[] }

/** A real mail server; accepted mails are in `received`, and `onMail` is called before each is acknowledged. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address)
        const mail = { source: Buffer.concat(chunks).toString(), to }
        received.push(mail)
        running.onMail(mail)
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const running = {
    received,
    onMail: (_mail: Received) => {},
    drop,
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        drop()
      }),
  }
  return running
}
