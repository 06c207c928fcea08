import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { hasOneHost } from './host.ts'

test.each([
  [true, 'garage.example'],
  [true, 'GARAGE.example:443'],
  [true, '127.0.0.1:3000'],
  [true, '[::1]:65535'],
  [true, 'a_b-c.d:1'],
  [false, 'garage.example:'],
  [false, 'garage.example:123456'],
  [false, 'garage.example:x'],
  [false, 'a b'],
  [false, 'a/b'],
  [false, 'a@b'],
  [false, 'a?b'],
  [false, '[::1'],
  [false, ''],
])('that a request may name a host is %s for "%s", and false beside another', (may, host) => {
  const asks = (...rawHeaders: string[]) => hasOneHost({ rawHeaders } as IncomingMessage)
  expect(asks('Accept', '*/*', 'HOST', host)).toBe(may)
  expect(asks('Host', host, 'host', host)).toBe(false)
  expect(asks('Hosts', host, 'Accept', 'host')).toBe(false)
})
