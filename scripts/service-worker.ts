import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { langs } from '#app/content/language.ts'
import { href, plainPaths, staffWorkerPath } from '#app/site-map.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const APP = path.join(ROOT, 'build/app')
const CLIENT = path.join(APP, 'client')
const SERVER = path.join(APP, 'server/index.js')
const ISLANDS = path.join(ROOT, 'build/islands/manifest.json')

/** On every device from the first visit on. */
const ahead = ['pricing', 'contact', 'offline'] as const

/** Pages of the staff area that stay on the device once they were looked at. */
const cachedStaffPaths: string[] = [plainPaths.admin, plainPaths.today, plainPaths.request]

/** Makes `/sw.js` from `app/offline/worker.ts`, with what it fetches ahead. Runs after the application is built. */
async function makeSiteWorker(): Promise<void> {
  // Whatever changes a page changes the server's bundle: the pages ahead are then fetched again.
  const revision = createHash('sha256').update(readFileSync(SERVER)).digest('hex').slice(0, 16)
  await makeWorker('app/offline/worker.ts', '/sw.js', {
    __AHEAD__: {
      always: langs.map((lang) => ({ url: href('offline', lang), revision })),
      pages: ahead.flatMap((name) => langs.map((lang) => href(name, lang))),
      files: scripts(),
      revision,
    },
    __OFFLINE_PAGES__: Object.fromEntries(langs.map((lang) => [lang, href('offline', lang)])),
    __CLOSED_PATHS__: [plainPaths.login, plainPaths.admin, '/api'],
  })
}

/** Makes the staff area's own worker. */
async function makeStaffWorker(): Promise<void> {
  await makeWorker('app/staff/worker/worker.ts', staffWorkerPath, {
    __STAFF_HOME__: plainPaths.admin,
    __CACHED_PATHS__: cachedStaffPaths,
    __CACHED_FILES__: staffFiles(),
    __NOT_CACHED__: plainPaths.notCached,
  })
}

/** One file that stands at `address`, with `written` in the place of the names it declares. */
async function makeWorker(entry: string, address: string, written: Record<string, unknown>): Promise<void> {
  const define = { ...written, 'process.env.NODE_ENV': 'production' }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(ROOT, entry),
        output: { format: 'iife', entryFileNames: address.slice(1) },
      },
    },
  })
}

/** Every script of the public pages, each island's included: what is fetched ahead must work without network. */
function scripts(): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(ISLANDS, 'utf8'))
  return Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .sort()
}

type Route = { path?: string; module: string; imports: string[]; clientActionModule?: string }

/** What the pages are made of that staff read without network: the scripts of their routes, the stylesheet and the letters. */
function staffFiles(): string[] {
  const files = readdirSync(path.join(CLIENT, 'assets'))
  const manifest = files.find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const source = readFileSync(path.join(CLIENT, 'assets', manifest), 'utf8')
  const { entry, routes }: { entry: Route; routes: Record<string, Route> } = JSON.parse(
    source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1),
  )
  // Without a path of their own: what is around every page, and the list, which is the index of its frame.
  const shown = Object.values(routes).filter((route) => !route.path || cachedStaffPaths.includes(route.path))
  const modules = [entry, ...shown].flatMap(({ module, clientActionModule = [], imports }) =>
    [module, clientActionModule, imports].flat(),
  )
  const looks = files.filter((file) => /^(staff-.*\.css|archivo-.*\.woff2)$/.test(file))
  return [...new Set([...modules, ...[...looks, manifest].map((file) => `/assets/${file}`)])].sort()
}

await makeSiteWorker()
await makeStaffWorker()
