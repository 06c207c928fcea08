import fc from 'fast-check'

/** The value in the attacked place, and the name of what is wrong with it. */
export type Value = { kind: string; text: string }

/** Maximum lengths of columns, cookies and texts of this site: a cut there may split the character at the limit. */
const LENGTHS = [1, 19, 20, 32, 59, 60, 119, 120, 199, 200, 253, 254, 500, 1_499, 3_999]

const kinds: Record<string, fc.Arbitrary<string>> = {
  NUL: fc.constantFrom('\0', 'a\0', '\0b', 'x@y.org\0', '2026-10-05\0', '1\0'),
  'half a character': fc.oneof(
    fc.constantFrom('\ud800', 'a\udfff', '\udfff\ud83d', 'x\ud800@y.org'),
    fc.constantFrom(...LENGTHS).map((length) => `${'a'.repeat(length)}\ud83d`),
  ),
  'a character where a cut may fall': fc
    .constantFrom(...LENGTHS)
    .map((length) => `${'a'.repeat(length)}\u{1f600}b`),
  'border of 32 bits': fc.constantFrom('2147483647', '2147483648', '-2147483649', '3000000000', '4294967296'),
  'border of 64 bits': fc.constantFrom(
    '9007199254740993',
    '9223372036854775807',
    '9223372036854775808',
    '-9223372036854775809',
    '18446744073709551616',
    '99999999999999999999999',
  ),
  'odd number': fc.oneof(
    fc.constantFrom('-1', '0', '-0', '1.5', '+1', '1e3', '1e308', '1e309', 'NaN', 'Infinity', '-Infinity'),
    fc.constantFrom('0x10', '0b1', '1_000', '1,5', '٣', '１', '9'.repeat(400)),
    fc.double({ noDefaultInfinity: true }).map(String),
    fc.bigInt().map(String),
  ),
  'odd day': fc.constantFrom(
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '+275760-09-14',
    '-000001-01-01',
    '2026-10-05T25:61',
    '9999-12-31T23:59',
    '0001-01-01T00:00',
    '2026-03-08T02:30',
  ),
  'odd Unicode': fc.oneof(
    fc.constantFrom('e\u0301'.repeat(300), 'ﷺ'.repeat(200), '\u202eabc\u2066', '\u{1f468}\u200d\u{1f527}'),
    fc.constantFrom(
      '\ufeffa',
      'a\u2028b\u2029c',
      '\ufffe\uffff',
      '\u{10ffff}',
      '\u{e0001}',
      'ß',
      'İ',
      '\u0130i',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  ),
  'control characters': fc.constantFrom(
    'a\r\nBcc: b@c.org',
    '\u001b[31m',
    '\b\t\v\f',
    '\u007f\u0085',
    '\r',
    '\n',
  ),
  'ten thousand characters': fc.constantFrom(
    'a'.repeat(10_000),
    ' '.repeat(10_000),
    '9'.repeat(10_000),
    'é'.repeat(10_000),
    '\u{1f600}'.repeat(5_000),
    'a '.repeat(5_000),
    '@'.repeat(10_000),
    '/'.repeat(10_000),
    '%'.repeat(10_000),
  ),
  empty: fc.constantFrom('', ' ', '\t'),
  address: fc.constantFrom(
    '/login/€',
    '/login/\r\nx',
    '/login/\0',
    '/admin/%',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'http://[',
    'javascript:alert(1)',
    '../../../../etc/passwd',
    '/login?a=\ud800',
  ),
  code: fc.constantFrom(
    "'; drop table contact_submissions; --",
    '<script>alert(1)</script>',
    '{{7*7}} <%= 7*7 %>',
    '(((((((((((((a+)+)+)+)+$',
    '%_%_%',
    '\\',
    '"',
    '=1+1',
    '%s%n%p',
    'G-1" OR 1=1',
  ),
  'name of the language': fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'true',
    '[object Object]',
  ),
  percent: fc.constantFrom('%', '%00', '%E0%A4%A', '%ff', '%ED%A0%80', '%u0041', '%25%30%30'),
  'JSON as text': fc.oneof(
    fc.constantFrom('{}', '[]', 'null', '"x"', '1', '{', '{"__proto__":{"id":"x"}}', '['.repeat(2_000)),
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
  { weight: 3, arbitrary: fc.constantFrom('x', 'AAAA', '', 'public-key', 'YWJj') },
  { weight: 2, arbitrary: fc.constantFrom('\0', 'a\0', '\ud800', '€', 'a'.repeat(10_000)) },
  { weight: 1, arbitrary: fc.constantFrom(null, 1, true, [], {}, { a: 1 }, ['x']) },
)

/** A passkey answer from a device: the right properties, with anything in them or one missing. */
export const passkeyAnswer: fc.Arbitrary<Value> = fc
  .record(
    {
      id: word,
      rawId: word,
      type: fc.oneof(fc.constant('public-key'), word),
      response: fc.oneof(
        fc.record(
          {
            clientDataJSON: word,
            attestationObject: word,
            authenticatorData: word,
            signature: word,
            userHandle: word,
            transports: word,
          },
          { requiredKeys: [] },
        ),
        word,
      ),
      clientExtensionResults: fc.oneof(fc.constant({}), word),
    },
    { requiredKeys: ['id'] },
  )
  .map((answer) => ({ kind: 'answer of a device', text: JSON.stringify(answer) }))

/** JSON values that are not text. */
export const notText: fc.Arbitrary<{ kind: string; json: unknown }> = fc.oneof(
  fc
    .constantFrom(1, -1, 1e308, 2 ** 53, 3_000_000_000, true, false, null, 0.1)
    .map((json) => ({ kind: 'another type', json })),
  fc.constantFrom([], ['x'], [[]], [null], Array(5_000).fill('x')).map((json) => ({ kind: 'a list', json })),
  fc
    .constantFrom({}, { a: 1 }, { toString: 1 }, { length: 5 }, { $ne: null })
    .map((json) => ({ kind: 'an object', json })),
  fc.jsonValue({ maxDepth: 3 }).map((json) => ({ kind: 'any JSON', json })),
)
