import { createMiddleware } from 'hono/factory'
import { BODY_LIMIT, bytesOf, isForm, isJson, type Posted, parseForm, parseJson } from '#platform/body.ts'
import { isUnreadable } from '#platform/characters.ts'
import type { Env } from '#platform/env.ts'
import { isOwnOrigin } from '#platform/origin.ts'
import { problem } from '#platform/problem.ts'
import { PICTURE_LIMIT } from './imaging/kind.ts'
import type { Refuse } from './refuse.ts'
import { createUploads } from './uploads.ts'

/** `Retry-After` in seconds while photographs are handled. */
const BUSY_SECONDS = 10
const METHODS = ['GET', 'HEAD', 'POST']
/** Maximum number of form fields. Ours have about 20; an admin may select among 500 requests. */
const FIELDS = { everyone: 100, staffArea: 1_000 }

/** The request and its parsed body; handlers never see a malformed one. */
export type GuardedVariables = { request: Request; posted?: Posted }

type Options = {
  env: Env
  refuse: Refuse
  adminPath: string
  /** A path that gives a 404, in the language of this path. */
  notFoundPath: (pathname: string) => string
  /** Whether the body may contain a picture. */
  mayBeLarge: (request: Request) => Promise<boolean>
}

/** Rejects requests that no page or endpoint accepts, before they are routed. */
export function guard({ env, refuse, adminPath, notFoundPath, mayBeLarge }: Options) {
  const uploads = createUploads()
  return createMiddleware<{ Variables: GuardedVariables }>(async (c, next) => {
    const { method } = c.req
    if (!METHODS.includes(method)) {
      return problem(405, 'method-not-allowed', 'Only GET, HEAD and POST are answered.', {
        headers: { Allow: METHODS.join(', ') },
      })
    }
    const received = c.req.raw
    const no = (status: number, code: string, detail: string, more: Partial<Parameters<Refuse>[1]> = {}) =>
      refuse(received, { status, code, detail, ...more })
    const unreadable = (where: string, field?: string, lang?: unknown) =>
      no(400, 'unreadable-characters', `${where} holds NUL or half a surrogate pair.`, {
        reason: 'unreadable',
        field,
        lang,
      })
    if (isUnreadable(received.url)) return unreadable('The address')
    if (isUnreadable(c.req.header('cookie') ?? '')) return unreadable('A cookie')
    const address = readableAddress(received.url, notFoundPath)
    if (method !== 'POST') {
      c.set('request', requestAt(received, address))
      return next()
    }
    if (!isOwnOrigin(received.headers, env.siteUrl))
      return no(403, 'foreign-origin', 'Requests from other sites are refused.')
    if (c.req.header('content-encoding'))
      return no(415, 'packed-body', 'A body is sent as it is, not packed.')
    const isLarge = await mayBeLarge(received)
    const limit = BODY_LIMIT + (isLarge ? PICTURE_LIMIT : 0)
    const receive = () => bytesOf(received, limit)
    async function handle(body: Awaited<ReturnType<typeof bytesOf>>): Promise<Response | undefined> {
      if (body === 'too-large')
        return no(413, 'body-too-large', `A body has at most ${limit} bytes.`, { reason: 'too-long' })
      if (body === 'broken') return no(400, 'broken-body', 'The body ended early.')
      const type = c.req.header('content-type') ?? ''
      if (body.length > 0 || !c.req.path.startsWith('/api/auth/')) {
        const isForPrograms = c.req.path.startsWith('/api/')
        if (!(isForPrograms ? isJson : isForm)(type)) {
          const wanted = isForPrograms ? 'Send application/json.' : 'Send the form of the page.'
          return no(415, 'unsupported-media-type', wanted)
        }
        const fields = c.req.path.startsWith(adminPath) ? FIELDS.staffArea : FIELDS.everyone
        const posted = isForPrograms ? parseJson(body) : await parseForm(body, type, fields)
        if (posted === 'malformed')
          return no(400, 'malformed-body', `The body is not valid ${type.split(';')[0]}.`)
        if (posted === 'too-many-fields')
          return no(400, 'too-many-fields', `A form has at most ${fields} fields.`, { reason: 'too-long' })
        if ('unreadable' in posted) return unreadable('The body', posted.unreadable, posted.lang)
        c.set('posted', posted)
      }
      const headers = received.headers
      c.set(
        'request',
        new Request(ownAddress(address, headers), {
          method,
          headers,
          // Handlers have the parsed form; a photograph is not held twice.
          ...(body.length <= BODY_LIMIT && { body: new Uint8Array(body) }),
        }),
      )
      await next()
      return undefined
    }
    if (!isLarge) return handle(await receive())
    const answer = await uploads.run(receive, handle)
    if (answer !== 'full') return answer
    return no(503, 'busy', 'Too many photographs are sent at once.', {
      reason: 'busy',
      headers: { 'Retry-After': `${BUSY_SECONDS}` },
    })
  })
}

/**
 * React Router compares the Origin header with the request's URL again. Behind a proxy this process sees a different URL (no
 * TLS, or the proxy's host name), so the URL gets the origin that was just accepted.
 */
function ownAddress(address: string, headers: Headers): URL {
  const { pathname, search, origin } = new URL(address)
  const sent = headers.get('origin') ?? 'null'
  const own = new URL(sent === 'null' ? origin : sent)
  own.pathname = pathname
  own.search = search
  return own
}

function requestAt(request: Request, address: string): Request {
  if (address === request.url) return request
  const { method, headers, signal } = request
  return new Request(address, { method, headers, signal })
}

/**
 * Replaces a path that cannot be decoded by one that gives a 404: the router would print it as it is, and a path can contain
 * personal data.
 */
function readableAddress(url: string, notFoundPath: Options['notFoundPath']): string {
  const { origin, pathname } = new URL(url)
  try {
    for (const part of pathname.split('/')) decodeURIComponent(part)
    return url
  } catch {
    return origin + notFoundPath(pathname)
  }
}
