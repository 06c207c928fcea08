import { Agent, request as httpRequest, type IncomingHttpHeaders, maxHeaderSize } from 'node:http'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer
}
export type Heard = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

/** Timeout for an answer. */
export const TIMEOUT_MILLISECONDS = 15_000
/** How many characters of an answer are kept. */
const KEPT = 400_000

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request as it stands. @throws on a timeout or a lost connection. */
export function send(url: string, { method, path, headers, body }: Sent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const began = performance.now()
    const length = Buffer.byteLength(body)
    const all = length ? { 'Content-Length': `${length}`, ...headers } : headers
    const sent = httpRequest({ agent, host: hostname, port, method, path, headers: all }, (response) => {
      const heard = (text: string) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          ms: performance.now() - began,
        })
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        if (text.length < KEPT) text += chunk
      })
      response.on('error', reject)
      response.on('end', () => heard(text))
    })
    const late = setTimeout(
      () => sent.destroy(new Error(`No answer in ${TIMEOUT_MILLISECONDS / 1000} s`)),
      TIMEOUT_MILLISECONDS,
    )
    sent.on('close', () => clearTimeout(late))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closes the connection with its 431, which is lost where more is still being sent.
      const isTooLong = path.length + JSON.stringify(headers).length > maxHeaderSize
      if (!isTooLong || !['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) return reject(error)
      resolve({ status: 431, headers: {}, text: '', ms: performance.now() - began })
    })
    sent.end(body)
  })
}

/** The request as JSON, its body in base64. Shows the person's name instead of their session token. */
export function lineOf({ headers, body, ...sent }: Sent, who: string): string {
  const Cookie = headers.Cookie?.replace(/(session_token=)[^;]+/, `$1<${who}>`)
  const given = { ...sent, headers: { ...headers, ...(Cookie && { Cookie }) } }
  return JSON.stringify({ ...given, body: Buffer.from(body).toString('base64') })
}
