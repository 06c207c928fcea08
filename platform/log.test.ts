import { expect, test } from 'vitest'
import { createLog, errorFields, pathField } from './log.ts'

test('a log says of an error what it is and where it was thrown, and no line of its message', () => {
  const error = Object.assign(new TypeError('Not valid:\nzoe@example.org\n    at 514-555-0199'), {
    code: 'E_ZOE',
  })
  expect(errorFields(error)).toEqual({
    error: 'TypeError',
    code: 'E_ZOE',
    at: expect.stringMatching(/^at .*log\.test\.ts:\d+:\d+\)?$/),
  })
  expect(errorFields('zoe@example.org')).toEqual({ error: 'string' })
})

test.each([
  ['/services/freins', '/services/freins'],
  ['/en/blog/a.b_c~d-9', '/en/blog/a.b_c~d-9'],
  ['/zoe@example.org/x', '/…/x'],
  ['/zoe%40example.org', '/…'],
  ['/514-555-0199', '/…'],
  ['/a5145550199b', '/…'],
  // Seven characters of digits, hyphens and dots may be a phone number.
  ['/2026-1', '/2026-1'],
  ['/123456', '/123456'],
  ['/1234567', '/…'],
  ['/abcdefghijklmno', '/abcdefghijklmno'],
  ['/abcdefghijklmnop', '/…'],
  ['/abcdefgh-ijklmnop', '/abcdefgh-ijklmnop'],
  [`/${'a-'.repeat(120)}`, `/${'a-'.repeat(120)}`.slice(0, 200)],
])('of the path %s the log says %s', (path, said) => {
  expect(pathField(path)).toBe(said)
})

test('a log keeps to its level, and writes an error at once', () => {
  const lines: string[] = []
  const { log, flush } = createLog('info', { write: (text) => lines.push(text) })
  log.debug('unseen')
  log.info('seen', { count: 1 })
  expect(lines).toEqual([])
  log.error('failed')
  expect(lines.join('').match(/"event":"\w+"/g)).toEqual(['"event":"seen"', '"event":"failed"'])
  flush()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{.*"count":1\}\n\{.*"event":"failed"\}\n$/)
})
