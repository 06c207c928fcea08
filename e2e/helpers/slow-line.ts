import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between the two pieces of a page. */
const PAUSE = 400

/**
 * The site on a line so slow that a page comes in two pieces: the first ends after the mark given to `cutAfter`. Files come whole.
 * @returns its address, and what ends it
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
