import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Runtime } from '#app/context.server.ts'
import { databaseFault, type Fault } from '#database/fault.ts'
import { isAtLeast } from '#database/rows/role.ts'
import { addressReader, networkOf } from '#platform/address.ts'
import { isMultipart, type Posted } from '#platform/body.ts'
import { errorFields, pathField } from '#platform/log.ts'
import { problem } from '#platform/problem.ts'
import type { ServerApi } from './api.ts'
import { closeOnError } from './close-on-error.ts'
import { garagePictures } from './garage-pictures.ts'
import { type GuardedVariables, guard } from './guard.ts'
import { createLivePages } from './live-pages.ts'
import { createRefuse } from './refuse.ts'
import { closedPolicy, commonHeaders, contentPolicy, ownWindow } from './security.ts'

type Bindings = {
  incoming?: { socket: { remoteAddress?: string } }
  outgoing?: { destroyed: boolean; destroy(): unknown }
}

type Layers = { Bindings: Bindings; Variables: GuardedVariables & { address: string } }
type LayerContext = Context<Layers>

/** `Retry-After` in seconds when too many pages are being rendered. */
const BUSY_SECONDS = 3
/** Delay of that response: it slows clients that send the next request as soon as they get one. */
const BUSY_MILLISECONDS = 1_000
/** The same while the database takes nothing. */
const UNAVAILABLE_SECONDS = 10

export type AppOptions = {
  build: ServerBuild
  api: ServerApi
  runtime: Runtime
  mode?: 'production' | 'development'
  /** Whether all public pages have been rendered and can be served. */
  isPublished: () => boolean
}

/** Renders a URL through the React application: with a nonce for one visitor, without one for publishing. */
export function pageRenderer({ build, api, runtime, mode = 'production' }: AppOptions) {
  const handle = createRequestHandler(build, mode)
  return async function render(
    request: Request,
    visitor: {
      nonce?: string
      address?: string
      posted?: Posted
      found?: { fault?: Fault | undefined }
    } = {},
  ): Promise<Response> {
    const caller = { address: visitor.address ?? '' }
    const { nonce, posted, found = {} } = visitor
    const page = await api.answerPage(request, { runtime, caller, nonce, form: posted?.form })
    if (page) return page
    const context = new RouterContextProvider()
    context.set(api.runtimeContext, runtime)
    context.set(api.callerContext, caller)
    context.set(api.faultContext, found)
    if (posted) context.set(api.postedContext, posted)
    if (nonce) context.set(api.nonceContext, nonce)
    return handle(request, context)
  }
}

/** The app for all requests that are not answered from memory: middleware, then routes. */
export function createApp(options: AppOptions) {
  const { api, runtime } = options
  const { env, log } = runtime
  const secure = env.secure
  const common = commonHeaders(secure)
  const addressOf = addressReader(env.trustedProxies, () =>
    log.warn('proxy.untrusted', { see: 'TRUSTED_PROXIES', reads: 'X-Forwarded-For' }),
  )
  const render = pageRenderer(options)
  const refuse = createRefuse(api)
  const livePages = createLivePages()
  const largeForms = api.staffPages
    .filter((page) => page.takesPhotographs)
    .map(({ path, role }) => ({ role, at: new RegExp(`^${path.replace(/:\w+/, '[\\w-]+')}$`) }))
  const app = new Hono<Layers>()

  /** Large bodies are accepted only with a file, where photographs are uploaded, from whom the page opens to. */
  async function mayBeLarge(request: Request): Promise<boolean> {
    if (!isMultipart(request.headers.get('content-type') ?? '')) return false
    // With scripts a form is posted to the page's `.data` URL.
    const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
    const form = largeForms.find(({ at }) => at.test(pathname))
    return form !== undefined && isAtLeast((await runtime.accounts.visitor(request))?.role, form.role)
  }

  app.use(async (c, next) => {
    await next()
    const headers = new Headers(c.res.headers)
    const isForStaff = api.isStaffPath(c.req.path) || c.req.path.startsWith(`${api.plainPaths.auth}/`)
    const ours = isForStaff ? { ...common, ...ownWindow } : common
    // A page that is stricter than the others says so itself.
    for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers })
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const { fault, isSpaceLow, isDamaged, backup, mails } = await runtime.health.check()
    const published = options.isPublished()
    const more = {
      ...(fault && { because: fault }),
      ...(isSpaceLow && { disk: 'nearly full' }),
      ...(isDamaged && { damaged: true }),
      ...(mails && { mails: { waiting: mails.count, since: mails.since } }),
      backup: backup ?? 'none',
    }
    return c.json({ database: !fault, published, ...more }, !fault && published ? 200 : 503)
  })

  app.use(async (c, next) => {
    const header = (name: string) => c.req.header(name)
    const another = header('forwarded') ?? header('x-real-ip')
    const address = addressOf(c.env?.incoming?.socket.remoteAddress, header('x-forwarded-for'), another)
    c.set('address', address)
    await next()
  })

  const notFoundPath = (pathname: string) => `${api.pathPrefix(api.langOf(pathname))}/404`
  app.use(guard({ env, refuse, adminPath: api.plainPaths.admin, notFoundPath, mayBeLarge }))
  app.use(garagePictures(runtime))

  app.get('*', async (c, next) => {
    const to = api.redirectFor(c.req.path)
    if (to) return c.redirect(to + new URL(c.req.url).search, 301)
    await next()
  })

  /** What failed because the database does is no fault of the page, and passes. */
  const unavailable = (c: LayerContext, fault: Fault) =>
    refuse(c.req.raw, {
      status: 503,
      code: 'unavailable',
      detail: `The database takes nothing at the moment: ${fault}.`,
      reason: fault === 'disk' ? 'disk' : 'database',
      headers: { 'Retry-After': `${UNAVAILABLE_SECONDS}` },
    })

  async function live(c: LayerContext): Promise<Response> {
    // The client disconnected while waiting: skip rendering.
    if (c.env?.outgoing?.destroyed) return new Response(null, { status: 503 })
    const nonce = randomBytes(18).toString('base64')
    const { request, posted, address } = c.var
    const found: { fault?: Fault } = {}
    const response = await render(request, { nonce, address, found, ...(posted && { posted }) })
    if (response.status === 500 && found.fault) return unavailable(c, found.fault)
    if (response.status === 404) log.info('not-found', { path: pathField(c.req.path) })
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      if (!response.body) return response
      const body = closeOnError(response.body, (error) => {
        const isOurs = !c.req.raw.signal.aborted
        if (isOurs) log.error('answer.broken', { path: pathField(c.req.path), ...errorFields(error) })
        c.env?.outgoing?.destroy()
        return c.env?.outgoing !== undefined
      })
      return new Response(body, response)
    }
    const html = await response.text()
    const headers = new Headers(response.headers)
    const ours = [`'nonce-${nonce}'`]
    headers.set('Content-Security-Policy', contentPolicy({ scripts: ours, styles: ours, secure }))
    return new Response(html, { status: response.status, headers })
  }

  app.all('*', async (c) => {
    // API posts render no page.
    if (c.req.method === 'POST' && c.req.path.startsWith('/api/')) return live(c)
    const response = await livePages.run(networkOf(c.var.address), () => live(c))
    if (response !== 'full') return response
    await pause(BUSY_MILLISECONDS)
    return refuse(c.req.raw, {
      status: 503,
      code: 'busy',
      detail: 'Too many pages are asked for at once.',
      reason: 'busy',
      headers: { 'Retry-After': `${BUSY_SECONDS}` },
    })
  })

  app.onError((error, c) => {
    log.error('request.failed', errorFields(error))
    const fault = databaseFault(error)
    if (fault) return unavailable(c, fault)
    return problem(500, 'internal', 'Something went wrong. Call the garage if it is urgent.')
  })

  return app
}
