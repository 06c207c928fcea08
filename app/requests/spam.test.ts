import { expect, test } from 'vitest'
import { type CheckedRequest, fieldsOf, forEachField } from './request.ts'
import { type SpamSigns, spamReason } from './spam.server.ts'

const reason = (fields: Partial<CheckedRequest>, signs: Partial<SpamSigns> = {}) =>
  spamReason({ ...forEachField('text', () => ''), ...fields } as CheckedRequest, {
    honeypot: '',
    elapsed: undefined,
    ...signs,
  })

test.each([
  ['Je cherche ces pneus : https://www.example.com/pneus?dim=205-55-16. Les avez-vous?', undefined],
  ['J’ai vu www.example.com. Ça grince à 40 km/h', undefined],
  ['Mon courriel : zoe@www.example.org', undefined],
  ['Rank first! https://seo.example/a and https://seo.example/b', 'links'],
  ['We sell backlinks WWW.one.example HTTP://two.example', 'links'],
  ['<a href="https://seo.example">SEO</a>', 'links'],
  ['<A\nhref=x>SEO</a>', 'links'],
  ['Cheap [url=https://seo.example]links[/url]', 'links'],
  ['Cheap [LINK]seo.example[/LINK]', 'links'],
])('the message %j is %s', (message, found) => {
  expect(reason({ message })).toBe(found)
})

test.each(fieldsOf('text').filter((name) => name !== 'message' && name !== 'email'))(
  'a link in %s is spam',
  (name) => {
    for (const link of ['www.seo.example', 'Win HTTPS://seo.example', 'http://x', '[url]x', '<a x'])
      expect(reason({ [name]: link }), link).toBe('link-in-field')
    expect(reason({ [name]: 'Hwww' })).toBeUndefined()
  },
)

test('an e-mail address may hold what looks like a link', () => {
  expect(reason({ email: 'zoe@www.example.org' })).toBeUndefined()
})

// A clock set back while the form was open is no sign of spam.
test.each([
  [-1, undefined],
  [0, 'too-fast'],
  [1_999, 'too-fast'],
  [2_000, undefined],
  [undefined, undefined],
])('a form sent after %s ms is %s', (elapsed, found) => {
  expect(reason({}, { elapsed })).toBe(found)
})

test('the bait tells more than all the rest', () => {
  expect(reason({ name: 'www.seo.example' }, { honeypot: ' ', elapsed: 9 })).toBe('bait')
  expect(reason({ name: 'www.seo.example' }, { elapsed: 9 })).toBe('too-fast')
})
