import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { langs } from '#app/content/language.ts'
import { href, plainPaths } from '#app/site-map.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const APP = path.join(ROOT, 'build/app')
const CLIENT = path.join(APP, 'client')
const SERVER = path.join(APP, 'server/index.js')
const ISLANDS = path.join(ROOT, 'build/islands/manifest.json')

/** On every device from the first visit on. */
const ahead = ['pricing', 'contact', 'offline'] as const

/** Makes `/sw.js` from `app/offline/worker.ts`, with what it fetches ahead. Runs after the application is built. */
async function makeServiceWorker(): Promise<void> {
  // Whatever changes a page changes the server's bundle: the pages ahead are then fetched again.
  const revision = createHash('sha256').update(readFileSync(SERVER)).digest('hex').slice(0, 16)
  const written = {
    __AHEAD__: {
      always: langs.map((lang) => ({ url: href('offline', lang), revision })),
      pages: ahead.flatMap((name) => langs.map((lang) => href(name, lang))),
      files: scripts(),
      revision,
    },
    __OFFLINE_PAGES__: Object.fromEntries(langs.map((lang) => [lang, href('offline', lang)])),
    __CLOSED_PATHS__: [plainPaths.login, plainPaths.admin, '/api'],
    'process.env.NODE_ENV': 'production',
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(ROOT, 'app/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
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

await makeServiceWorker()
