import { expect, test } from 'vitest'
import { bytesOf, isForm, isJson, isMultipart, parseForm, parseJson } from './body.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = '----------------------------AaB03x'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const part = (name: string, value = 'x', more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const multipart = (...parts: string[]) => Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`, 'latin1')

test.each([
  [4, undefined, 'xxxx'],
  [3, undefined, 'too-large'],
  [4, '4', 'xxxx'],
  [3, '4', 'too-large'],
  // A stated length is refused before a byte is read.
  [4, '5', 'too-large'],
])(
  'of a body of four bytes, with at most %i and the stated length %s, %s is taken',
  async (most, stated, taken) => {
    const headers: Record<string, string> = stated === undefined ? {} : { 'content-length': stated }
    const request = new Request('http://x', { method: 'POST', body: 'xxxx', headers })
    expect(`${await bytesOf(request, most)}`).toBe(taken)
  },
)

test('a body that fails is broken, and none is empty', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  expect(
    await bytesOf(new Request('http://x', { method: 'POST', body, duplex: 'half' } as RequestInit), 4),
  ).toBe('broken')
  expect(await bytesOf(new Request('http://x', { method: 'POST' }), 4)).toHaveLength(0)
})

test.each([
  [URLENCODED, true, false, false],
  [`${URLENCODED.toUpperCase()} ; charset=utf-8`, true, false, false],
  [`${URLENCODED}x`, false, false, false],
  [MULTIPART, true, true, false],
  ['multipart/form-data', true, true, false],
  ['multipart/form-datax', false, false, false],
  ['application/json', false, false, true],
  ['application/json;charset=utf-8', false, false, true],
  ['application/jsonp', false, false, false],
  ['text/plain; application/json', false, false, false],
])('the type %s is of a form %s, in parts %s, of JSON %s', (type, form, parts, json) => {
  expect([isForm(type), isMultipart(type), isJson(type)]).toEqual([form, parts, json])
})

const form = { form: expect.any(FormData), json: undefined }
test.each([
  ['two fields', 'a=1&b=2', URLENCODED, form],
  ['three fields', 'a=1&b=2&c=3', URLENCODED, 'too-many-fields'],
  ['two parts', multipart(part('a'), part('b')), MULTIPART, form],
  ['three parts', multipart(part('a'), part('b'), part('c')), MULTIPART, 'too-many-fields'],
  ['a quoted boundary', multipart(part('a')), `multipart/form-data; boundary="${BOUNDARY}"`, form],
  ['no boundary', multipart(part('a')), 'multipart/form-data', 'malformed'],
  ['an empty boundary', multipart(part('a')), 'multipart/form-data; boundary=""', 'malformed'],
  ['another boundary', '--y\r\n', MULTIPART, 'malformed'],
  ['NUL in a value', 'a=1&b=%00', URLENCODED, { unreadable: 'b' }],
  ['NUL as a byte', 'a=\0', URLENCODED, { unreadable: 'a' }],
  ['half a character', 'a=%ED%A0%80', URLENCODED, { unreadable: 'a' }],
  ['the last character before the halves', 'a=%ED%9F%BF', URLENCODED, form],
  ['the first after them', 'a=%EE%80%80', URLENCODED, form],
  ['the last half', 'a=%ed%bf%bf', URLENCODED, { unreadable: 'a' }],
  ['half a character in a part', multipart(part('a', '\xed\xa0\x80')), MULTIPART, { unreadable: 'a' }],
  ['what escapes it in a part, as text', multipart(part('a', '%00')), MULTIPART, form],
  ['NUL in a file', multipart(part('a', '\0', '; filename="a.jpg"')), MULTIPART, form],
  ['NUL in the name of a file', multipart(part('a', 'x', '; filename="\0"')), MULTIPART, { unreadable: 'a' }],
])('a form of at most two fields with %s', async (_, body, type, parsed) => {
  expect(await parseForm(Buffer.from(body), type, 2)).toMatchObject(parsed as object)
})

test.each([
  ['{"a":"b"}', { json: { a: 'b' } }],
  ['"\\ud83d\\ude00"', { json: '😀' }],
  ['{', 'malformed'],
  ['', 'malformed'],
  [Buffer.from([0x22, 0xff, 0x22]), 'malformed'],
  ['{"a":1,"b":"\\u0000","lang":"en"}', { unreadable: 'b', lang: 'en' }],
  ['{"a":{"c":["\\ud800"]}}', { unreadable: 'a' }],
  ['{"a":{"\\udfff":1}}', { unreadable: 'a' }],
  ['"\\u0000"', { unreadable: '' }],
  ['{"a":"\\\\u0000"}', { json: { a: '\\u0000' } }],
])('the JSON %s is read as %j', (text, parsed) => {
  expect(parseJson(Buffer.from(text))).toMatchObject(parsed as object)
})
