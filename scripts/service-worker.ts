import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { build } from 'vite'
import { langs } from '#app/content/language.ts'
import { href, plainPaths } from '#app/site-map.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const APP = path.join(ROOT, 'build/app')
const CLIENT = path.join(APP, 'client')
const SERVER = path.join(APP, 'server/index.js')

/** On every device from the first visit on. */
const ahead = ['pricing', 'contact'] as const

/** The list of all routes' scripts is no script of a page. */
const IMPORTED = /["'](?:\.\/|\/assets\/)((?!manifest-)[\w.-]+\.js)["']/g

/** Makes `/sw.js` from `app/offline/worker.ts`, with what it fetches ahead. Runs after the application is built. */
async function makeServiceWorker(): Promise<void> {
  // Whatever changes a page changes the server's bundle: the pages ahead are then fetched again.
  const revision = createHash('sha256').update(readFileSync(SERVER)).digest('hex').slice(0, 16)
  const written = {
    __AHEAD__: {
      always: langs.map((lang) => ({ url: href('offline', lang), revision })),
      pages: ahead.flatMap((name) => langs.map((lang) => href(name, lang))),
      files: await scripts(),
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

/** Every script that a page fetched ahead can load, at once or later. */
async function scripts(): Promise<string[]> {
  const { assets } = (await import(SERVER)) as ServerBuild
  const names = [
    'root',
    ...langs.flatMap((lang) => [`site.${lang}`, ...ahead.map((name) => `${name}.${lang}`)]),
  ]
  const found = new Set<string>()
  const waiting = [assets.entry, ...names.flatMap((name) => assets.routes[name] ?? [])].flatMap(
    ({ module, imports = [] }) => [module, ...imports],
  )
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    const file = path.join(CLIENT, url)
    if (found.has(url) || !existsSync(file)) continue
    found.add(url)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORTED)) waiting.push(`/assets/${name}`)
  }
  return [...found].sort()
}

await makeServiceWorker()
