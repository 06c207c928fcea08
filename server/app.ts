import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as Entry from '#app/entry.server.tsx'
import type { Runtime } from '#app/runtime.server.ts'
import { addressReader } from './address.ts'
import { type GuardedVariables, guard } from './guard.ts'
import { errorFields, pathField } from './log.ts'
import { problem } from './problem.ts'
import { closedPolicy, commonHeaders, contentPolicy, styleHashes } from './security.ts'

type Bindings = { incoming?: { socket: { remoteAddress?: string } } }

export type AppOptions = {
  build: ServerBuild
  entry: typeof Entry
  runtime: Runtime
  mode?: 'production' | 'development'
  /** Whether every public page can be answered. */
  isPublished: () => boolean
  /** Whether they are packed as tight as they go. */
  isPacked: () => boolean
}

/** Renders an address through the React application. With a nonce for one visitor, without one to be published. */
export function pageRenderer({ build, entry, runtime, mode = 'production' }: AppOptions) {
  const handle = createRequestHandler(build, mode)
  return function render(
    request: Request,
    visitor: { nonce?: string; address?: string } = {},
  ): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(entry.runtimeContext, runtime)
    context.set(entry.callerContext, { address: visitor.address ?? '' })
    if (visitor.nonce) context.set(entry.nonceContext, visitor.nonce)
    return handle(request, context)
  }
}

/** Everything that is not ready in memory, layer by layer. */
export function createApp(options: AppOptions) {
  const { entry, runtime } = options
  const { env, log } = runtime
  const secure = env.secure
  const common = commonHeaders(secure)
  const addressOf = addressReader(env.trustedProxies)
  const render = pageRenderer(options)
  const app = new Hono<{ Bindings: Bindings; Variables: GuardedVariables }>()

  app.use(async (c, next) => {
    await next()
    const headers = new Headers(c.res.headers)
    for (const [name, value] of Object.entries(common)) headers.set(name, value)
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers })
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const database = await entry.writable(runtime.database)
    const published = options.isPublished()
    return c.json({ database, published, packed: options.isPacked() }, database && published ? 200 : 503)
  })

  app.use(guard(env))

  app.get('*', async (c, next) => {
    const to = entry.redirectFor(c.req.path)
    if (to) return c.redirect(to + new URL(c.req.url).search, 301)
    await next()
  })

  app.all('*', async (c) => {
    const nonce = randomBytes(18).toString('base64')
    const address = addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'))
    const response = await render(c.get('request'), { nonce, address })
    if (response.status === 404) log.info('not-found', { path: pathField(c.req.path) })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set(
      'Content-Security-Policy',
      contentPolicy({
        scripts: [`'nonce-${nonce}'`],
        styles: [`'nonce-${nonce}'`, ...styleHashes(html)],
        secure,
      }),
    )
    return new Response(html, { status: response.status, headers })
  })

  app.onError((error) => {
    log.error('request.failed', errorFields(error))
    return problem(500, 'internal', 'Something went wrong. Call the garage if it is urgent.')
  })

  return app
}
