import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer }

type Sent = {
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array
}

/** Sends a request as it stands: `fetch` would correct or refuse what an attacker sends. */
export function raw(
  url: string,
  { method = 'GET', path, headers = {}, body = '' }: Sent,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(url)
    const request = protocol === 'https:' ? httpsRequest : httpRequest
    // Node omits Content-Length for methods that usually have no body; the body would be parsed as another request.
    const length = Buffer.byteLength(body)
    const all = length ? { 'Content-Length': `${length}`, ...headers } : headers
    const sent = request({ host: hostname, port, method, path, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: `${bytes}`, bytes })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends bytes that need not be HTTP, and reads until the server closes the connection. */
export function rawBytes(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setTimeout(60_000, () => socket.destroy(new Error('The server neither answered nor closed')))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', (error: NodeJS.ErrnoException) =>
      received && error.code === 'ECONNRESET' ? resolve(received) : reject(error),
    )
    socket.on('close', () => resolve(received))
    socket.write(bytes, 'latin1')
  })
}
