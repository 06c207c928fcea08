import { expect, test } from 'vitest'
import { sentQuery, sentReference } from './sent-query.server.ts'

const SECRET = 'a secret of this site alone'
const read = (query: string, secret = SECRET) => sentReference(new URLSearchParams(query), secret)

test('a reference that this site gave out is confirmed', () => {
  expect(read(sentQuery('G-7K3F-22', SECRET))).toBe('G-7K3F-22')
})

test('a made-up reference, another one under the same proof, or a proof of another site is not', () => {
  const proof = new URLSearchParams(sentQuery('G-7K3F-22', SECRET)).get('proof')
  for (const query of [
    'reference=G-ZZZZ-99',
    'reference=G-ZZZZ-99&proof=',
    `reference=G-7K3F-23&proof=${proof}`,
  ])
    expect(read(query), query).toBeUndefined()
  expect(read(sentQuery('G-7K3F-22', 'another secret'))).toBeUndefined()
})
