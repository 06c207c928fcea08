import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { openDataFolder } from '#platform/data-folder.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { apiOf } from './api.ts'
import { createApp } from './app.ts'
import { listFiles } from './files.ts'

// The development server: every page is rendered live, and changes show at once.
const env = readEnv({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' })
openDataFolder(env)
const { log } = createLog(env.logLevel)

const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
const load = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>

const first = await load()
const runtime = await apiOf(first).openRuntime(env, log)
const files = listFiles('build', {})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/'
  if (pathname.startsWith('/pictures/') && files.answer(pathname, request, response)) return
  const build = await load()
  const api = apiOf(build)
  const app = createApp({
    build,
    api,
    runtime,
    mode: 'development',
    isPublished: () => true,
  })
  await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response)
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((error: unknown) => {
      // Keep running: the code may load again at the next request.
      console.error(error)
      response.statusCode = 500
      response.end('The terminal says what is wrong.\n')
    })
  })
})
server.listen(env.port, env.host, () => console.log(`${env.siteUrl} (development)`))
