import { readFile } from 'node:fs/promises'
import { createMiddleware } from 'hono/factory'
import type { Runtime } from '#app/context.server.ts'
import { contentType, FOREVER } from './files.ts'
import { matches } from './ready-answer.ts'

/** The folder of all pictures: those of the build stand in a list made at the start, the garage's own are looked for. */
const FOLDER = '/pictures/'

/** Answers for the garage's own photographs. A name never changes its bytes. */
export function ownPictures({ pictures }: Pick<Runtime, 'pictures'>) {
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith(FOLDER)) return next()
    const name = path.slice(FOLDER.length)
    const file = await pictures.file(name)
    if (!file) return next()
    const headers = { 'Cache-Control': FOREVER, ETag: `"${name}"` }
    if (matches(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(await readFile(file)), 200, {
      ...headers,
      'Content-Type': contentType(name) ?? '',
    })
  })
}
