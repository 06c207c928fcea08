import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachedResponse, matchesEtag } from './cached-response.ts'
import { bestEncoding, encode } from './encode.ts'

const bodies = (text: string) => ({
  br: Buffer.from('b'),
  gzip: Buffer.from('g'),
  identity: Buffer.from(text),
})

test.each([
  [undefined, false],
  ['', false],
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b" ,"a" ', true],
  ['"ab"', false],
  ['a', false],
  ['W/ "a"', false],
  ['"*"', false],
])('whoever has %s has the page "a": %s', (known, has) => {
  expect(matchesEtag(known, '"a"')).toBe(has)
})

test('a page has a name for each encoding, and another once its text or its headers change', () => {
  const page = cachedResponse(bodies('a'), { 'X-A': '1' })
  expect(page.br.headers).toMatchObject({
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
    ETag: page.br.etag,
  })
  expect(page.identity.headers).not.toHaveProperty('Content-Encoding')
  const others = [cachedResponse(bodies('b'), { 'X-A': '1' }), cachedResponse(bodies('a'), { 'X-A': '2' })]
  const names = [page, ...others].flatMap(({ br, gzip, identity }) => [br.etag, gzip.etag, identity.etag])
  expect(new Set(names).size).toBe(9)
  expect(cachedResponse(bodies('a'), { 'X-A': '1' }).gzip.etag).toBe(page.gzip.etag)
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip', 'br'],
  ['br;q=0.1', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;q=0.0,deflate', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['x-gzipped, brotli', 'identity'],
  ['deflate', 'identity'],
])('a browser that takes %s is sent %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})

test('a page is the same in each encoding', async () => {
  const { br, gzip, identity } = await encode(Buffer.from('Freins'.repeat(500)), 5)
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([identity, identity])
  expect([br.length < identity.length, gzip.length < identity.length]).toEqual([true, true])
})
