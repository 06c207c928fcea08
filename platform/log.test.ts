import { expect, test } from 'vitest'
import { errorFields } from './log.ts'

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
