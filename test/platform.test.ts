import { describe, expect, test } from 'vitest'
import { addressReader, networkOf, trustedProxy } from '#platform/address.ts'
import { bytesOf, parseForm, parseJson } from '#platform/body.ts'
import { createLog } from '#platform/log.ts'
import { bestEncoding } from '#server/encode.ts'

describe('only trusted proxies may say where a request comes from', () => {
  const behind = addressReader(['10.0.0.0/8', '::1'])
  test.each([
    ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['10.255.255.255', '203.0.113.9', '203.0.113.9'],
    ['11.0.0.0', '203.0.113.9', '11.0.0.0'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['::ffff:10.1.2.3', '6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['::ffff:a01:203', '::ffff:cb00:7109', '203.0.113.9'],
    ['10.1.2.3', '10.0.0.8, 10.0.0.7', '10.0.0.8'],
    ['10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
    ['10.1.2.3', '203.0.113.9:80, 10.0.0.7:443', '203.0.113.9'],
    ['::1', '[2001:db8::1]:443', '2001:db8::1'],
    ['::1', '[2001:db8::1]', '2001:db8::1'],
    ['::1', '2001:0DB8:0:0::1', '2001:db8::1'],
    ...[
      'nonsense',
      '203.0.113.9:99999999',
      '203.0.113.9:x',
      '[203.0.113.9]',
      '2001:db8::1]:1',
      'fe80::1%eth0',
    ].map((hop) => ['10.1.2.3', hop, '10.1.2.3']),
    ['10.1.2.3', '1.2.3.4.5', '10.1.2.3'],
    ['10.1.2.3', '', '10.1.2.3'],
    ['fe80::1%eth0', '', ''],
  ])('from %s, which names "%s", it is of %s', (remote, forwarded, address) => {
    expect(behind(remote, forwarded)).toBe(address)
  })

  test('a proxy that nobody named is told of once', () => {
    const seen: string[] = []
    const reader = addressReader([], () => seen.push('untrusted'))
    expect(reader('10.1.2.3', undefined)).toBe('10.1.2.3')
    expect(seen).toEqual([])
    for (const _ of [1, 2]) expect(reader('10.1.2.3', '203.0.113.9')).toBe('10.1.2.3')
    expect(seen).toEqual(['untrusted'])
  })

  test.each(['proxy', '10.0.0.0/33', '::1/129', 'fe80::1%eth0', '10.0.0.0/'])(
    '%s names no proxy',
    (entry) => {
      expect(() => addressReader([entry])).toThrow(entry)
    },
  )

  test('a block may be as long as an address', () => {
    expect(trustedProxy('10.0.0.1/32')).toEqual({ address: '10.0.0.1', bits: 32, family: 'ipv4' })
    expect(trustedProxy('::1/128')).toEqual({ address: '::1', bits: 128, family: 'ipv6' })
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.0', 'gzip'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('of the encodings "%s", %s is taken', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})

describe('a body', () => {
  const posted = (body: string) => new Request('http://x/', { method: 'POST', body })

  test('of exactly its limit is read, one byte more is not, announced or not', async () => {
    expect(await bytesOf(posted('abc'), 3)).toEqual(Buffer.from('abc'))
    expect(await bytesOf(posted('abcd'), 3)).toBe('too-large')
    const announced = new Request('http://x/', {
      method: 'POST',
      body: 'a',
      headers: { 'Content-Length': '4' },
    })
    expect(await bytesOf(announced, 3)).toBe('too-large')
    expect(await bytesOf(new Request('http://x/'), 3)).toEqual(Buffer.alloc(0))
  })

  test.each([
    ['application/x-www-form-urlencoded', (count: number) => Array(count).fill('a=1').join('&')],
    [
      'multipart/form-data; boundary="x"',
      (count: number) =>
        `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--x--\r\n`,
    ],
  ])('of as many fields as may be is taken, of one more it is not, as %s', async (type, of) => {
    expect(await parseForm(Buffer.from(of(3)), type, 3)).toMatchObject({ json: undefined })
    expect(await parseForm(Buffer.from(of(4)), type, 3)).toBe('too-many-fields')
  })

  test('that is broken is malformed', async () => {
    expect(await parseForm(Buffer.from('a'), 'multipart/form-data', 3)).toBe('malformed')
    expect(await parseForm(Buffer.from('a'), 'multipart/form-data; boundary=x', 3)).toBe('malformed')
    expect(parseJson(Buffer.from([0x22, 0xff, 0x22]))).toBe('malformed')
    expect(parseJson(Buffer.from('"é"'))).toMatchObject({ json: 'é', bytes: 4 })
  })
})

test('the log writes one JSON line per event and keeps to its level; an error is written at once', () => {
  const lines: string[] = []
  const { log, flush } = createLog('info', { write: (text) => lines.push(text) })
  log.debug('unseen')
  log.info('seen', { count: 1 })
  expect(lines).toEqual([])
  flush()
  log.error('broken')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'seen', count: 1 },
    { level: 'error', event: 'broken' },
  ])
  expect(lines.every((line) => line.endsWith('\n'))).toBe(true)
})
