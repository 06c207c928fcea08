import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { isOwnOrigin } from './origin.ts'
import { problem } from './problem.ts'

/** Bytes a body may have. */
export const BODY_LIMIT = 64 * 1024

const METHODS = ['GET', 'HEAD', 'POST']
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const JSON_TYPE = /^application\/json\s*(;|$)/i

/** The body, read once and known to be what it says it is; handlers below never meet a broken one. */
export type GuardedVariables = { request: Request }

/** Turns away what no page or endpoint takes, before any of them is asked. */
export function guard(env: Env) {
  return createMiddleware<{ Variables: GuardedVariables }>(async (c, next) => {
    const { method } = c.req
    if (!METHODS.includes(method)) {
      return problem(405, 'method-not-allowed', 'Only GET, HEAD and POST are answered.', {
        headers: { Allow: METHODS.join(', ') },
      })
    }
    if (method !== 'POST') {
      c.set('request', readable(c.req.raw))
      return next()
    }
    if (!isOwnOrigin(c.req.raw.headers, env.siteUrl)) {
      return problem(403, 'foreign-origin', 'Requests from other sites are refused.')
    }
    if (c.req.header('content-encoding')) {
      return problem(415, 'packed-body', 'A body is sent as it is, not packed.')
    }
    const body = await bodyOf(c.req.raw)
    if (body === 'too-large') return problem(413, 'body-too-large', `A body has at most ${BODY_LIMIT} bytes.`)
    if (body === 'broken') return problem(400, 'broken-body', 'The body ended early.')
    const type = c.req.header('content-type') ?? ''
    if (body.length > 0 || !c.req.path.startsWith('/api/auth/')) {
      const isForPrograms = c.req.path.startsWith('/api/')
      if (!(isForPrograms ? JSON_TYPE : FORM).test(type)) {
        return problem(
          415,
          'unsupported-media-type',
          isForPrograms ? 'Send application/json.' : 'Send the form of the page.',
        )
      }
      if (!(await isWhatItSays(body, type)))
        return problem(400, 'malformed-body', `The body is not valid ${type.split(';')[0]}.`)
    }
    c.set(
      'request',
      new Request(ownAddress(c.req.raw), { method, headers: c.req.raw.headers, body: new Uint8Array(body) }),
    )
    return next()
  })
}

/**
 * React Router compares the origin, which was just found to be ours, with the address once more; behind a proxy the
 * address as this process sees it is another, without TLS or with the proxy's name for it.
 */
function ownAddress({ url, headers }: Request): URL {
  const { pathname, search, origin } = new URL(readableAddress(url))
  const own = new URL(headers.get('origin') ?? origin)
  own.pathname = pathname
  own.search = search
  return own
}

/** The same, except that an address which cannot be read is one that does not exist, in its language. */
function readable(request: Request): Request {
  const address = readableAddress(request.url)
  if (address === request.url) return request
  const { method, headers, signal } = request
  return new Request(address, { method, headers, signal })
}

/**
 * The router would print a path that cannot be decoded as it came, and a path can say something of a person: it gets one
 * that says nothing and leads nowhere.
 */
function readableAddress(url: string): string {
  const { origin, pathname } = new URL(url)
  try {
    for (const part of pathname.split('/')) decodeURIComponent(part)
    return url
  } catch {
    return origin + (pathname.startsWith('/en/') ? '/en/404' : '/404')
  }
}

async function bodyOf(request: Request): Promise<Buffer | 'too-large' | 'broken'> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return 'too-large'
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > BODY_LIMIT) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'broken'
  }
  return Buffer.concat(chunks)
}

async function isWhatItSays(body: Buffer, type: string): Promise<boolean> {
  try {
    if (JSON_TYPE.test(type)) JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    else await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
    return true
  } catch {
    return false
  }
}
