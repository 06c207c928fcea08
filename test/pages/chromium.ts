import { appendFileSync } from 'node:fs'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect as of,
  type Route,
} from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import config from '../../playwright.config.ts'
import { ensureTestBrowser } from '../../scripts/chromium.ts'
import { openSite, type Site } from '../accounts/auth-site.ts'
import { type OpenedDatabase, oneEngine } from '../engines.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const { use = {}, expect: patience = {} } = config

/** Waits for what a page comes to show. */
export const expect = of.configure(patience)

/** The scripts and the styles of public pages, in memory. */
async function builtFiles() {
  vi.stubEnv('NODE_ENV', 'production')
  const plugins = [tailwindcss()]
  const rolldownOptions = { input: ['app/styles/site.css'] }
  const parts = { write: false, minify: false, rolldownOptions }
  const built = await build({ configFile: 'islands.config.ts', logLevel: 'warn', plugins, build: parts })
  vi.unstubAllEnvs()
  return [built].flat().flatMap((part) => ('output' in part ? part.output : []))
}

/** Public pages in Chromium, from their sources: neither the built site nor a server is needed. Registers hooks. */
export function inChromium() {
  let [files, browser, opened, site] = [] as unknown as [
    Awaited<ReturnType<typeof builtFiles>>,
    Browser,
    OpenedDatabase,
    Site,
  ]
  beforeAll(async () => {
    files = await builtFiles()
    opened = await oneEngine.open()
    site = await openSite(opened, { REQUEST_LIMITS: 'off' })
    browser = await chromium.launch({ ...use.launchOptions, executablePath: ensureTestBrowser() })
  })
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  afterAll(async () => {
    await browser.close()
    await site.garage.close()
    await opened.close()
  })

  async function answer(route: Route): Promise<void> {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const file = files.find(({ fileName }) => pathname === `/${fileName}`)
    if (file?.type === 'chunk') return route.fulfill({ body: file.code, contentType: 'text/javascript' })
    if (file) return route.fulfill({ body: Buffer.from(file.source) })
    if (pathname.startsWith('/pictures/')) return route.fulfill({ body: PIXEL, contentType: 'image/gif' })
    const [method, headers, posted] = [request.method(), request.headers(), request.postDataBuffer()]
    const body = posted && new Uint8Array(posted)
    const given = await site.app.fetch(new Request(request.url(), { method, headers, body }))
    const start = files.find((each) => each.type === 'chunk' && each.isEntry)
    const styles = files.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'))
    const page = (await given.text())
      .replace(/<style[^>]*>/, (tag) => `${tag}${styles && 'source' in styles && styles.source}`)
      .replace(/ type="module">.*?</, () => ` type="module" src="/${start?.fileName}"><`)
    await route.fulfill({ status: given.status, headers: Object.fromEntries(given.headers), body: page })
  }

  /** A page in a window of its own; `still`, with motion, its clock standing until a test moves it on. */
  async function open(address: string, { still, ...more }: BrowserContextOptions & { still?: boolean } = {}) {
    const baseURL = site.garage.runtime.env.siteUrl
    const reducedMotion = still ? 'no-preference' : 'reduce'
    const context = await browser.newContext({ ...use, reducedMotion, baseURL, ...more })
    await context.route('**', answer)
    // What runs in a page tells which bugs it met (tools/mutants), as what runs here does.
    const { MET, VITE_BUG } = process.env
    if (MET) await context.exposeFunction('MET', (bug: number) => appendFileSync(MET, `${bug} `))
    await context.addInitScript((bug) => Object.assign(globalThis, { VITE_BUG: bug }), VITE_BUG)
    const page = await context.newPage()
    if (still) await page.clock.install()
    if (still) await page.clock.pauseAt(Date.now() + 1000)
    await page.goto(address)
    if (still) await page.clock.runFor(200)
    return page
  }

  return { open }
}
