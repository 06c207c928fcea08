import { afterAll, beforeAll, expect, test } from 'vitest'
import { listedPaths } from '#app/site-map.ts'
import { encode } from '#server/encode.ts'
import { budgets, htmlBudget, KB } from '../scripts/budgets.ts'
import { startGarage } from './garage.ts'

const listed = listedPaths()

let garage: Awaited<ReturnType<typeof startGarage>>
beforeAll(async () => {
  garage = await startGarage({}, 'garage-weight-')
})
afterAll(() => garage.stop())

/** Scripts that a file brings along when it is fetched, and those it fetches when they are wanted. */
type Script = { bytes: number; along: string[]; later: string[] }

const known = new Map<string, Promise<Script>>()

function script(url: string): Promise<Script> {
  const found = known.get(url) ?? readScript(url)
  known.set(url, found)
  return found
}

async function readScript(url: string): Promise<Script> {
  const answer = await fetch(garage.url + url, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.status, url).toBe(200)
  expect(answer.headers.get('content-encoding'), url).toBe('br')
  const text = await answer.text()
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => `/assets/${name}`)
  return {
    bytes: Number(answer.headers.get('content-length')),
    along: named(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    later: named(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
  }
}

/** Every script that is reached from some: with the page, or whatever a visitor does on it. */
async function reached(from: readonly string[], whatever: boolean): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const waiting = [...from]
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    // The words of a page that failed come only then.
    if (sizes.has(url) || url.includes('/error-words-')) continue
    const { bytes, along, later } = await script(url)
    sizes.set(url, bytes)
    waiting.push(...along, ...(whatever ? later : []))
  }
  return sizes
}

const kilobytes = (sizes: Map<string, number>) =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0) / KB

async function weigh(path: string) {
  const html = await (await fetch(garage.url + path)).text()
  const named = [...html.matchAll(/import\("(\/assets\/[\w.-]+\.js)"\)/g)].map(([, url = '']) => url)
  // As it is sent once the server has packed it tightest.
  const { br } = await encode(Buffer.from(html), 11)
  return {
    named,
    html: br.length / KB,
    atLoad: kilobytes(await reached(named, false)),
    inAll: kilobytes(await reached(named, true)),
    fonts: new Set(html.match(/\/assets\/[\w.-]+\.woff2/g)),
  }
}

test('no width asks how wide a font draws its figures: a browser would look for one before the first paint', async () => {
  for (const path of listed) {
    const html = await (await fetch(garage.url + path)).text()
    const [styles = ''] = html.match(/<style>[\s\S]*?<\/style>/) ?? []
    expect(styles.length, path).toBeGreaterThan(10_000)
    expect(styles.match(/[^{};]+[:\s(]-?[\d.]+(?:ch|ex|ic|cap)\b/g), path).toBeNull()
  }
})

test.each(listed)('%s is sent within its budgets: HTML with styles, scripts, font', async (path) => {
  const { html, atLoad, inAll, fonts } = await weigh(path)
  expect(html, 'HTML').toBeLessThanOrEqual(htmlBudget(path))
  expect(atLoad, 'scripts at load').toBeLessThanOrEqual(budgets.scriptsAtLoad)
  expect(inAll, 'scripts in all').toBeLessThanOrEqual(budgets.scriptsInAll)
  expect(fonts.size).toBe(1)
  for (const font of fonts) {
    const { headers } = await fetch(garage.url + font, { method: 'HEAD' })
    expect(Number(headers.get('content-length')) / KB, 'font').toBeLessThanOrEqual(budgets.font)
  }
})

test('what is weighed is there: React, its router, the page and what it fetches when it is wanted', async () => {
  const { named, atLoad, inAll } = await weigh('/')
  for (const name of ['react', 'router', 'entry.client', 'home'])
    expect(
      named.some((url) => url.startsWith(`/assets/${name}-`)),
      name,
    ).toBe(true)
  expect(atLoad).toBeGreaterThan(80)
  expect(inAll).toBeGreaterThan(atLoad)
})
