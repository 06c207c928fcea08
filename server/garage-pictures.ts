import { readFile } from 'node:fs/promises'
import { createMiddleware } from 'hono/factory'
import type { Runtime } from '#app/context.server.ts'
import { matchesEtag } from './cached-response.ts'
import { contentType, FOREVER } from './files.ts'

/** URL folder of all pictures: `files.ts` serves those of the build; the garage's own are looked up here. */
const FOLDER = '/pictures/'

/** Serves the garage's own photographs. The bytes behind a name never change, so clients may cache them for good. */
export function garagePictures({ pictures }: Pick<Runtime, 'pictures'>) {
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith(FOLDER)) return next()
    const name = path.slice(FOLDER.length)
    const file = await pictures.file(name)
    if (!file) return next()
    const headers = { 'Cache-Control': FOREVER, ETag: `"${name}"` }
    if (matchesEtag(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(await readFile(file)), 200, {
      ...headers,
      'Content-Type': contentType(name) ?? '',
    })
  })
}
