import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { cachedResponse, matchesEtag, sendCached } from './cached-response.ts'
import { closedPolicy } from './security.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const compressible = /^(text|application|image\/svg)/
export const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** Content type by file extension; undefined for extensions that are not served. */
export const contentType = (file: string): string | undefined => types[path.extname(file)]

/** Whether a file is sent compressed. */
export function isCompressible(file: string): boolean {
  return compressible.test(contentType(file) ?? '')
}

type Answer = (request: IncomingMessage, response: ServerResponse) => number

/**
 * The files that may be served, each at one URL: an allow-list made at start, so no request ever reads a folder. Scripts, styles
 * and icons of the build are held in memory; `build/pictures` are under `/pictures/` and read from disk when asked for.
 */
export function listFiles(build: string, headers: Record<string, string>) {
  const answers = new Map<string, Answer>()

  for (const folder of [path.join(build, 'app/client'), path.join(build, 'islands')]) {
    for (const file of filesBelow(folder)) {
      const type = contentType(file)
      if (!type || file.startsWith('.vite/') || file === 'manifest.json') continue
      const answer = cachedResponse(compressedForms(path.join(folder, file)), {
        ...headers,
        'Content-Type': type,
        'Cache-Control': file.startsWith('assets/') ? FOREVER : ASK_AGAIN,
        // An SVG opened directly is a document and could run scripts.
        ...(type.startsWith('image/svg') && { 'Content-Security-Policy': closedPolicy }),
      })
      if (!isCompressible(file)) {
        answer.br = answer.identity
        answer.gzip = answer.identity
      }
      answers.set(`/${file}`, (request, response) => sendCached(answer, request, response))
    }
  }

  const pictures = path.join(build, 'pictures')
  for (const file of filesBelow(pictures)) {
    const type = contentType(file)
    if (!type) continue
    const place = path.join(pictures, file)
    const ofPicture = { ...headers, 'Content-Type': type, 'Cache-Control': FOREVER, ETag: `"${file}"` }
    const { size } = statSync(place)
    answers.set(`/pictures/${file}`, (request, response) => {
      if (matchesEtag(request.headers['if-none-match'], ofPicture.ETag)) {
        response.writeHead(304, ofPicture).end()
        return 304
      }
      response.writeHead(200, { ...ofPicture, 'Content-Length': size })
      if (request.method === 'HEAD') response.end()
      else
        createReadStream(place)
          .on('error', () => response.destroy())
          .pipe(response)
      return 200
    })
  }

  return {
    /** Answers a GET or HEAD for a listed file and returns the status; undefined for any other path. */
    answer: (pathname: string, ...ask: Parameters<Answer>) => answers.get(pathname)?.(...ask),
  }
}

/** A file and the compressed copies that `scripts/compress.ts` wrote next to it. */
function compressedForms(file: string) {
  const identity = readFileSync(file)
  const read = (form: string) => (isCompressible(file) ? readFileSync(form) : identity)
  return { br: read(`${file}.br`), gzip: read(`${file}.gz`), identity }
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
