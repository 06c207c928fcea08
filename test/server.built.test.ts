import { expect, test } from 'vitest'
import { listedPaths } from '#app/places.ts'
import { startGarage } from './garage.ts'
import { raw } from './raw-http.ts'
import { startedForAll } from './started.ts'

const garage = startedForAll(startGarage)

const get = (path: string, headers: Record<string, string> = {}) => raw(garage.url, { path, headers })

/** The addresses in a page's HTML: without scripts a visitor has no others. */
function leadsTo(html: string, from: string): URL[] {
  const attributes = html.matchAll(
    /<(?:a|link|img|script|form|source)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g,
  )
  return [...attributes].map(([, value = '']) => new URL(value.replaceAll('&amp;', '&'), from))
}

test('every link and anchor of the whole site answers, and every page is found from the home page', async () => {
  const { origin } = new URL(garage.url)
  const pages = new Map<string, string>()
  const anchors: { from: string; to: URL }[] = []
  const waiting = ['/', '/en'].map((path) => ({ from: 'the start', address: origin + path }))
  const wrong: string[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, address } = next
    if (pages.has(address)) continue
    const answer = await get(address.slice(origin.length))
    const html = answer.headers['content-type']?.startsWith('text/html') ? answer.text : ''
    pages.set(address, html)
    const to = answer.headers.location
    if (to) waiting.push({ from: address, address: new URL(to, origin).href })
    else if (answer.status !== 200) wrong.push(`${address} answers ${answer.status}, linked from ${from}`)
    for (const link of leadsTo(html, address)) {
      if (link.origin !== origin) continue
      if (link.hash) anchors.push({ from: address, to: new URL(link) })
      link.hash = ''
      waiting.push({ from: address, address: link.href })
    }
  }
  for (const { from, to } of anchors) {
    const id = decodeURIComponent(to.hash.slice(1))
    const html = pages.get(to.href.slice(0, -to.hash.length)) ?? ''
    if (id && !html.includes(` id="${id}"`)) wrong.push(`${to.href} has no such place, linked from ${from}`)
  }
  expect(wrong).toEqual([])
  expect(anchors.length).toBeGreaterThan(50)
  const found = new Set([...pages.keys()].map((address) => new URL(address).pathname))
  expect(listedPaths().filter((path) => !found.has(path))).toEqual([])
})

test('a parameter that a page reads is rendered live', async () => {
  const [plain, read] = [await get('/contact'), await get('/contact?service=freins')]
  expect([plain.headers.etag !== undefined, read.headers.etag]).toEqual([true, undefined])
})

test('an address that moved keeps its query; the server says that it is ready', async () => {
  expect((await get('/galerie?utm_source=x')).headers.location).toBe('/gallery?utm_source=x')
  expect((await get('/healthz')).text).toBe('ok')
  expect(JSON.parse((await get('/readyz')).text)).toEqual({ database: true, published: true, backup: 'none' })
})
