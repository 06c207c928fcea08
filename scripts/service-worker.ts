import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { langs } from '#app/content/language.ts'
import { followFolders, href, plainPaths, staffWorkerPath } from '#app/site-map.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const APP = path.join(ROOT, 'build/app')
const CLIENT = path.join(APP, 'client')
const ISLANDS = path.join(ROOT, 'build/islands/manifest.json')

/** Pages that are cached from the first visit on, unless the data saver is on. */
const precached = ['pricing', 'contact'] as const

/** Staff pages that are cached on the device once they were viewed. */
const cachedStaffPaths: string[] = [plainPaths.admin, plainPaths.today, plainPaths.request]

/** Builds `/sw.js` from `app/device/worker.ts`, with the list of what it precaches. Runs after the application is built. */
async function makeSiteWorker(): Promise<void> {
  await makeWorker('app/device/worker.ts', '/sw.js', {
    __PRECACHE__: {
      pages: precached.flatMap((name) => langs.map((lang) => href(name, lang))),
      files: scripts(),
    },
    __OFFLINE_PAGES__: Object.fromEntries(langs.map((lang) => [lang, href('offline', lang)])),
    __CLOSED_PATHS__: [plainPaths.login, plainPaths.admin, '/api', ...Object.values(followFolders)],
  })
}

async function makeStaffWorker(): Promise<void> {
  await makeWorker('app/staff/worker/worker.ts', staffWorkerPath, {
    __STAFF_HOME__: plainPaths.admin,
    __CACHED_PATHS__: cachedStaffPaths,
    __CACHED_FILES__: staffFiles(),
    __NOT_CACHED__: plainPaths.notCached,
  })
}

/** Builds one file at `address`; the constants in `written` replace the names it declares. */
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

/** Every script of the public pages, islands included: precached pages must work offline. */
function scripts(): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(ISLANDS, 'utf8'))
  return Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .sort()
}

type Route = {
  path?: string
  module: string
  imports: string[]
  clientActionModule?: string
  clientMiddlewareModule?: string
}

/** The files of the staff pages that work offline: the scripts of their routes, the stylesheet and the font. */
function staffFiles(): string[] {
  const files = readdirSync(path.join(CLIENT, 'assets'))
  const manifest = files.find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const source = readFileSync(path.join(CLIENT, 'assets', manifest), 'utf8')
  const { entry, routes }: { entry: Route; routes: Record<string, Route> } = JSON.parse(
    source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1),
  )
  // Routes without a path: the layouts around every page, and the list, which is an index route.
  const shown = Object.values(routes).filter((route) => !route.path || cachedStaffPaths.includes(route.path))
  const modules = [entry, ...shown].flatMap(
    ({ module, clientActionModule = [], clientMiddlewareModule = [], imports }) =>
      [module, clientActionModule, clientMiddlewareModule, imports].flat(),
  )
  const looks = files.filter((file) => /^(staff-.*\.css|archivo-.*\.woff2)$/.test(file))
  return [...new Set([...modules, ...[...looks, manifest].map((file) => `/assets/${file}`)])].sort()
}

await makeSiteWorker()
await makeStaffWorker()
