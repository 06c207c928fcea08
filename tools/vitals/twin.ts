import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type File = { status: number; type: string; encoding: string | undefined; bytes: Buffer }

export const EMPTY_PAGE = '/empty-page'

const emptyPage = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="vide"><title>vide</title></head><body><p>vide</p></body></html>`

/** A file as the site sends it to a browser, packed. */
async function fileOf(url: string, encodings: string | undefined): Promise<File> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encodings ?? 'identity' } }, resolve).on('error', reject)
  })
  const { 'content-type': type = 'application/octet-stream', 'content-encoding': encoding } = answer.headers
  return { status: answer.statusCode ?? 500, type, encoding, bytes: await buffer(answer) }
}

/**
 * The same bytes as `site`, each kept from its first request on, sent by a plain file server with no header of ours; and an
 * empty page. What a page costs here is its own content on this machine at this moment.
 */
export async function startTwin(site: string): Promise<{ url: string; stop(): Promise<void> }> {
  const kept = new Map<string, Promise<File>>()
  const empty = { status: 200, type: 'text/html; charset=utf-8', encoding: undefined }

  function fileAt(path: string, encodings: string | undefined): Promise<File> {
    const key = `${encodings} ${path}`
    const file = kept.get(key) ?? fileOf(site + path, encodings)
    kept.set(key, file)
    return file
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const file =
      path === EMPTY_PAGE
        ? { ...empty, bytes: Buffer.from(emptyPage) }
        : await fileAt(path, request.headers['accept-encoding'])
    response.writeHead(file.status, {
      'Content-Type': file.type,
      'Content-Length': file.bytes.length,
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : file.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
