import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

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

/** Sends a request as it stands. An event stream counts as answered once it begins. @throws on a timeout or a lost connection. */
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
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        heard('')
        sent.destroy()
        return
      }
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
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The request as a shell command. Shows the person's name instead of their session token. */
export function curlLine({ method, path, headers, body }: Sent, url: string, who: string): string {
  const { Cookie, ...rest } = headers
  const words = Object.entries(rest).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  if (Cookie) words.push(`-b ${quoted(Cookie.replace(/(session_token=)[^;]+/, `$1<${who}>`))}`)
  if (body.length) words.push('--data-binary @-')
  const curl = `curl -sS -i --path-as-is -X ${method} ${words.join(' ')} ${quoted(url + path)}`
  // Through printf, because an argument cannot hold a NUL.
  return body.length ? `printf ${quoted(escaped(body).replaceAll('%', '%%'))} | ${curl}` : curl
}

/** The bytes escaped for printf. */
function escaped(text: string | Buffer): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      byte < 0x20 || byte > 0x7e || byte === 0x5c
        ? `\\x${byte.toString(16).padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
