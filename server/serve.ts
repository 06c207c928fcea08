import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { causesOf } from '#platform/causes.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { createLog, errorFields, pathField } from '#platform/log.ts'
import { apiOf } from './api.ts'
import { createApp, pageRenderer } from './app.ts'
import { listFiles } from './files.ts'
import { hasOneHost, malformed, refuseMalformed } from './host.ts'
import { createPublished } from './published.ts'
import { commonHeaders, staticFileHeaders } from './security.ts'
import { startWatchdog } from './watchdog.ts'

const STOP_MILLISECONDS = 10_000

const BUILD = path.resolve(import.meta.dirname, '../build')
const SERVER = path.join(BUILD, 'app/server/index.js')

async function start(env: Env, { log, flush }: ReturnType<typeof createLog>): Promise<void> {
  const began = performance.now()
  for (const name of openDataFolder(env)) log.warn('data.open', { file: path.basename(name) })
  const build = (await import(SERVER)) as ServerBuild
  const api = apiOf(build)
  // An upgrade that cannot listen leaves the database to the version that runs.
  const probe = createServer()
  await listen(probe, env)
  await new Promise((done) => probe.close(done))
  const runtime = await api.openRuntime(env, log)
  const secure = env.secure
  const headers = commonHeaders(secure)
  let isPublished = false
  // Any change to a page's code changes this file.
  const code = createHash('sha256').update(readFileSync(SERVER))
  const options = {
    build,
    api,
    runtime,
    isPublished: () => isPublished,
  }
  const render = pageRenderer(options)
  const published = createPublished({
    pages: api.publishedPages,
    shared: api.langs.map((lang) => () => api.content(lang)),
    render: (address) => render(new Request(new URL(address, env.siteUrl))),
    version: runtime.desk.factsNow,
    nameOf: (facts) => code.copy().update(JSON.stringify(facts)).digest('base64url').slice(0, 16),
    saferVersions: runtime.desk.saferFacts,
    within: api.withFacts,
    take: api.setFacts,
    nextChange: api.nextChange,
    headers,
    scripts: api.inlineScripts,
    secure,
    onError: (address, error) => log.error('publish.failed', { path: address, ...errorFields(error) }),
  })
  runtime.desk.attach(published)
  const files = listFiles(BUILD, staticFileHeaders(secure))
  const live = getRequestListener(createApp(options).fetch, {
    overrideGlobalObjects: false,
    // The app handles its own errors: only malformed requests get here.
    errorHandler: () => malformed(headers),
  })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const pathname = mark < 0 ? url : url.slice(0, mark)
    const query = mark < 0 ? '' : url.slice(mark + 1)
    const began = performance.now()
    const done = (status: number, path: string) =>
      log.info('request', {
        method: request.method,
        path,
        status,
        ms: Math.round((performance.now() - began) * 10) / 10,
      })
    if (!hasOneHost(request)) {
      void refuseMalformed(response, headers)
      done(400, pathField(pathname))
      return
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const status =
        published.answer(pathname, query, request, response) ?? files.answer(pathname, request, response)
      if (status) {
        done(status, pathname)
        return
      }
    }
    response.once('close', () => {
      // An open inbox asks every other second: no line says that nothing changed.
      if (pathname === api.plainPaths.inboxNews && response.statusCode === 304) return
      done(response.statusCode, pathField(pathname))
    })
    void live(request, response)
  }

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than a proxy keeps an idle connection (nginx 60 s, Caddy 120 s): it never sends on one that just ended.
      keepAliveTimeout: 130_000,
      // How often the first two timeouts are checked; Node's default is 30 s.
      connectionsCheckingInterval: 2_000,
      optimizeEmptyRequests: true,
    },
    answer,
  )
  await listen(server, env)
  await published.publish()
  isPublished = true
  startWatchdog((error) => log.error('watchdog.failed', errorFields(error)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  if (!api.isOpen()) {
    const open = api.unanswered()
    const placeholders = open.filter(({ required }) => required).map(({ id }) => id)
    log.warn('in preparation', { unanswered: open.length, placeholders, at: '/admin/opening' })
  }
  log.info('ready', { url: `http://${env.host}:${port}`, ms: Math.round(performance.now() - began) })
  flush()

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info('stopping', { signal })
    const late = setTimeout(() => {
      log.error('stop.late')
      flush()
      process.exit(1)
    }, STOP_MILLISECONDS)
    published.stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    await runtime.stop()
    clearTimeout(late)
    log.info('stopped')
    flush()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function listen(server: Server, { host, port }: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((cause: unknown) => {
    throw new Error(`HOST, PORT: cannot listen on ${host}, port ${port}`, { cause })
  })
}

let logging: ReturnType<typeof createLog> | undefined
try {
  const env = readEnv(process.env)
  logging = createLog(env.logLevel)
  await start(env, logging)
} catch (error) {
  // For a person on one line, for the log on another.
  console.error(causesOf(error))
  logging ??= createLog('error')
  logging.log.error('start.failed', { ...errorFields(error), because: causesOf(error) })
  logging.flush()
  process.exit(1)
}
