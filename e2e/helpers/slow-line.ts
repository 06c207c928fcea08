import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between the two parts of a page. */
const PAUSE = 400

/**
 * A slow proxy: HTML arrives in two parts, the first of which ends after the mark given to `cutAfter`. Other files come whole.
 * @returns its address, and a function that stops it
 */
export async function slowLine(site: string) {
  let mark = ''
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const cut = type.includes('html') ? body.indexOf(mark) + mark.length : body.length
    response.write(body.subarray(0, cut))
    if (cut < body.length) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    response.end(body.subarray(cut))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (text: string) => {
      mark = text
    },
    stop: () => server.close(),
  }
}
