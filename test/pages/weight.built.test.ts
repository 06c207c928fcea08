import { expect, test } from 'vitest'
import { langOf } from '#app/content/language.ts'
import { listedPaths } from '#app/places.ts'
import { budgets, KB } from '../../tools/budgets.ts'
import { startGarage } from '../garage.ts'
import { startedForAll } from '../started.ts'

const garage = startedForAll(() => startGarage({}, 'garage-weight-'))

async function fetchSent(path: string): Promise<{ text: string; kilobytes: number }> {
  const answer = await fetch(garage.url + path, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.status, path).toBe(200)
  return { text: await answer.text(), kilobytes: Number(answer.headers.get('content-length')) / KB }
}

const namedIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => `/assets/${name}`)

/** Size of scripts with all their static imports, in kilobytes; with `whatever`, dynamic imports count too. */
async function weighScripts(from: readonly string[], whatever: boolean): Promise<number> {
  const known = new Map<string, number>()
  const waiting = [...from]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (known.has(path)) continue
    const { text, kilobytes } = await fetchSent(path)
    known.set(path, kilobytes)
    waiting.push(...namedIn(text, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (whatever) waiting.push(...namedIn(text, /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
  }
  return [...known.values()].reduce((sum, size) => sum + size, 0)
}

test('every public page has one heading and one font, and is sent within its budget of HTML with styles', async () => {
  const { home, others, missed } = budgets.rawHtml
  for (const path of listedPaths()) {
    const { kilobytes, text } = await fetchSent(path)
    expect(kilobytes, path).toBeLessThanOrEqual(budgets.html)
    const raw = Buffer.byteLength(text) / KB
    const goal = /^\/(?:en)?$/.test(path) ? home : others
    expect(raw, `${path}, raw`).toBeLessThanOrEqual(missed[path] ?? goal)
    expect(text.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(text.startsWith(`<!DOCTYPE html><html lang="${langOf(path)}">`), path).toBe(true)
    const [, font] = /<link rel="preload" as="font"[^>]* href="([^"]+)"/.exec(text) ?? []
    expect(new Set(text.match(/\/assets\/[\w.-]+\.woff2/g)), path).toEqual(new Set([font]))
  }
})

test('the scripts of a public page stay within their budgets, at load and with the form and the viewer', async () => {
  const { text } = await fetchSent('/')
  const start = namedIn(text, /src="\/assets\/([\w.-]+\.js)"/g)
  expect(start).toHaveLength(1)
  const atLoad = await weighScripts(start, false)
  const inAll = await weighScripts(start, true)
  expect(atLoad).toBeGreaterThan(2)
  expect(atLoad).toBeLessThanOrEqual(budgets.scripts.atLoad)
  expect(inAll).toBeGreaterThan(50)
  expect(inAll).toBeLessThanOrEqual(budgets.scripts.withForm)
})
