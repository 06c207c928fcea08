import { listedPaths } from '#app/places.ts'
import { expect, test } from './helpers/server.ts'

/** The addresses in a page's HTML: without scripts a visitor has no others. */
function leadsTo(html: string, from: string): URL[] {
  const attributes = html.matchAll(
    /<(?:a|link|img|script|form|source)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g,
  )
  return [...attributes].map(([, value = '']) => new URL(value.replaceAll('&amp;', '&'), from))
}

test('every link and anchor of the whole site answers, and every page is found from the home page', async ({
  garage,
  request,
}) => {
  // It asks some two hundred addresses one after the other.
  test.setTimeout(90_000)
  const { origin } = new URL(garage.url)
  const pages = new Map<string, { status: number; html: string }>()
  const anchors: { from: string; to: URL }[] = []
  const waiting: { from: string; address: string }[] = ['/', '/en'].map((path) => ({
    from: 'the start',
    address: origin + path,
  }))
  const wrong: string[] = []

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, address } = next
    if (pages.has(address)) continue
    const response = await request.get(address)
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
    const html = isPage ? await response.text() : ''
    pages.set(address, { status: response.status(), html })
    if (response.status() !== 200) wrong.push(`${address} answers ${response.status()}, linked from ${from}`)
    for (const link of leadsTo(html, address)) {
      if (link.origin !== origin) continue
      if (link.hash) anchors.push({ from: address, to: new URL(link) })
      link.hash = ''
      waiting.push({ from: address, address: link.href })
    }
  }

  for (const { from, to } of anchors) {
    const id = decodeURIComponent(to.hash.slice(1))
    const { html } = pages.get(to.href.slice(0, -to.hash.length)) ?? { html: '' }
    if (id && !html.includes(` id="${id}"`)) wrong.push(`${to.href} has no such place, linked from ${from}`)
  }

  expect(wrong).toEqual([])
  expect(anchors.length).toBeGreaterThan(50)
  const found = new Set([...pages.keys()].map((address) => new URL(address).pathname))
  // The offline page is shown by the service worker; nothing links to it.
  const reachable = listedPaths()
  expect(reachable.filter((path) => !found.has(path))).toEqual([])
})
