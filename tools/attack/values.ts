import fc from 'fast-check'

/** The value in the attacked place, and the name of what is wrong with it. */
export type Value = { kind: string; text: string }

/** Maximum lengths of columns, cookies and texts of this site: a cut there may split the character at the limit. */
const LENGTHS = [1, 19, 20, 32, 59, 60, 119, 120, 199, 200, 253, 254, 500, 1_499, 3_999]

const texts = (...list: string[]) => fc.constantFrom(...list)
/** Each of some texts without spaces. */
const words = (list: string) => texts(...list.split(' '))
const atLength = (end: string) => texts(...LENGTHS.map((length) => 'a'.repeat(length) + end))

const kinds: Record<string, fc.Arbitrary<string>> = {
  NUL: texts('\0', 'a\0', '\0b', 'x@y.org\0', '2026-10-05\0', '1\0'),
  'half a character': fc.oneof(
    texts('\ud800', 'a\udfff', '\udfff\ud83d', 'x\ud800@y.org'),
    atLength('\ud83d'),
  ),
  'a character where a cut may fall': atLength('\u{1f600}b'),
  'border of 32 bits': words('2147483647 2147483648 -2147483649 3000000000 4294967296'),
  'border of 64 bits': words(
    '9007199254740993 9223372036854775807 9223372036854775808 -9223372036854775809 18446744073709551616',
  ),
  'odd number': fc.oneof(
    words('-1 0 -0 1.5 +1 1e3 1e308 1e309 NaN Infinity -Infinity 0x10 0b1 1_000 1,5 ٣ １'),
    texts('9'.repeat(400)),
    fc.double({ noDefaultInfinity: true }).map(String),
    fc.bigInt().map(String),
  ),
  'odd day': words(
    '2026-02-30 0000-00-00 9999-12-31 +275760-09-14 -000001-01-01 2026-10-05T25:61 9999-12-31T23:59 2026-03-08T02:30',
  ),
  'odd Unicode': fc.oneof(
    texts('e\u0301'.repeat(300), 'ﷺ'.repeat(200), '\u202eabc\u2066', '\u{1f468}\u200d\u{1f527}', '\ufeffa'),
    texts('a\u2028b\u2029c', '\ufffe\uffff', '\u{10ffff}', '\u{e0001}', 'ß', 'İ', '\u0130i'),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  ),
  'control characters': texts('a\r\nBcc: b@c.org', '\u001b[31m', '\b\t\v\f', '\u007f\u0085', '\r', '\n'),
  'ten thousand characters': texts(...[...'a 9é@/%\u{1f600}'].map((letter) => letter.repeat(10_000))),
  empty: texts('', ' ', '\t'),
  address: fc.oneof(
    words(
      '/login/€ /admin/% //evil.example /\\evil.example https://evil.example/ http://[ javascript:alert(1)',
    ),
    texts('/login/\r\nx', '/login/\0', '../../../../etc/passwd', '/login?a=\ud800'),
  ),
  code: fc.oneof(
    words('<script>alert(1)</script> (((((((((((((a+)+)+)+)+$ %_%_% \\ " =1+1 %s%n%p'),
    texts("'; drop table contact_submissions; --", '{{7*7}} <%= 7*7 %>', 'G-1" OR 1=1'),
  ),
  'name of the language': words('__proto__ constructor toString null undefined true [object]'),
  percent: words('% %00 %E0%A4%A %ff %ED%A0%80 %u0041 %25%30%30'),
  'JSON as text': fc.oneof(
    words('{} [] null "x" 1 { {"__proto__":{"id":"x"}}'),
    texts('['.repeat(2_000)),
    fc.json({ maxDepth: 3 }),
  ),
  'any text': fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    fc.string({ maxLength: 40 }),
  ),
}

export const value: fc.Arbitrary<Value> = fc.oneof(
  ...Object.entries(kinds).map(([kind, texts]) => texts.map((text) => ({ kind, text }))),
)

const word = fc.oneof(
  { weight: 3, arbitrary: texts('x', 'AAAA', '', 'public-key', 'YWJj') },
  { weight: 2, arbitrary: texts('\0', 'a\0', '\ud800', '€', 'a'.repeat(10_000)) },
  { weight: 1, arbitrary: fc.constantFrom(null, 1, true, [], {}, { a: 1 }, ['x']) },
)
const inside = 'clientDataJSON attestationObject authenticatorData signature userHandle transports'.split(' ')
const response = fc.record(Object.fromEntries(inside.map((name) => [name, word])), { requiredKeys: [] })

/** A passkey answer from a device: the right properties, with anything in them or one missing. */
export const passkeyAnswer: fc.Arbitrary<Value> = fc
  .record(
    {
      id: word,
      rawId: word,
      type: fc.oneof(fc.constant('public-key'), word),
      response: fc.oneof(response, word),
      clientExtensionResults: fc.oneof(fc.constant({}), word),
    },
    { requiredKeys: ['id'] },
  )
  .map((answer) => ({ kind: 'answer of a device', text: JSON.stringify(answer) }))

/** JSON values that are not text. */
const alien = {
  'another type': fc.constantFrom(1, -1, 1e308, 2 ** 53, 3_000_000_000, true, false, null, 0.1),
  'a list': fc.constantFrom([], ['x'], [[]], [null], Array(5_000).fill('x')),
  'an object': fc.constantFrom({}, { a: 1 }, { toString: 1 }, { length: 5 }, { $ne: null }),
  'any JSON': fc.jsonValue({ maxDepth: 3 }),
}
export const notText: fc.Arbitrary<{ kind: string; json: unknown }> = fc.oneof(
  ...Object.entries(alien).map(([kind, values]) => values.map((json: unknown) => ({ kind, json }))),
)
