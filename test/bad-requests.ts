import fc from 'fast-check'
import { fieldNames } from '#app/requests/request.ts'
import { href, plainPaths } from '#app/site-map.ts'

export type BadRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array
}

/** Addresses that take something from a stranger or from staff, all of the site map and the library's own included. */
export const endpoints = [
  href('contact', 'fr'),
  href('contact', 'en'),
  ...Object.values(plainPaths).map((path) =>
    path.replace(':reference', 'G-TEST-1').replace(':incident', 'new'),
  ),
  ...[
    'sign-in/email',
    'sign-up/email',
    'request-password-reset',
    'reset-password',
    'reset-password/x',
    'sign-out',
    'get-session',
    'list-sessions',
    'revoke-session',
    'revoke-sessions',
    'change-password',
    'verify-password',
    'ok',
    'nowhere',
  ].map((name) => `${plainPaths.auth}/${name}`),
]

const names = [
  ...fieldNames,
  'homepage',
  'elapsed',
  'lang',
  'form_type',
  'intent',
  'password',
  'newPassword',
  'token',
  'word',
  'back',
  'callbackURL',
  'redirectTo',
  'rememberMe',
  '__proto__',
  'constructor',
  'toString',
  '',
]

const NASTY = [
  "'; drop table contact_submissions; --",
  '<script>alert(1)</script>',
  '{{7*7}} <%= 7*7 %>',
  '../../../../etc/passwd',
  'a@b.org\r\nBcc: c@d.org',
  '\0',
  '\ud800',
  '\udfff\ud83d',
  '\u202e\u2066',
  '%',
  '%E0%A4%A',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '[object Object]',
  'ﷺ'.repeat(200),
  'e\u0301'.repeat(300),
  ' '.repeat(5_000),
  'a'.repeat(5_000),
  '(((((((((((((a+)+)+)+)+$',
  'true',
  'sign-in',
  'sign-up',
  'send-again',
  'freins',
  'zoe@example.org',
  '514 555-0199',
  '2027-01-01',
  'Zoé Tremblay',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const values = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 12 })

/** JSON that has the right fields with anything in them, or anything at all; sometimes cut short. */
const jsonText = fc
  .tuple(
    fc.oneof(
      fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.jsonValue({ maxDepth: 3 })), {
        maxKeys: 10,
      }),
      fc.jsonValue(),
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
  )
  .map(([value, keep]) => {
    const whole = JSON.stringify(value)
    return whole.slice(0, Math.ceil(whole.length * keep))
  })

const urlencodedText = fc.oneof(
  values.map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')),
  values.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
)

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

/** As long as browsers make it: a shorter one is refused. */
export const BOUNDARY = '----------------------------AaB03x'
const multipartText = fc
  .tuple(
    values,
    fc.constantFrom(
      '',
      '; filename="a.txt"',
      '; filename=""',
      '; filename="\\"',
      "; filename*=UTF-8''%",
      '\r\nContent-Type: x/y',
    ),
    fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}`, '', `--${BOUNDARY}--`),
    fc.constantFrom('\r\n', '\r\n', '\n'),
  )
  .map(([pairs, more, end, line]) => {
    const parts = pairs.map(
      ([name, value]) =>
        `--${BOUNDARY}${line}Content-Disposition: form-data; name="${name}"${more}${line}${line}${value}${line}`,
    )
    return parts.join('') + end
  })

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;charset=\'"',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'application/xml',
  '',
]

type Body = { body: string | Uint8Array; type: string }

const jsonBody: fc.Arbitrary<Body> = fc.record({
  body: jsonText,
  type: fc.constantFrom(...types.slice(0, 4)),
})

const formBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 2, arbitrary: urlencodedText.map((form) => ({ body: form, type: types[4] ?? '' })) },
  { weight: 1, arbitrary: fc.record({ body: multipartText, type: fc.constantFrom(...types.slice(5, 9)) }) },
)

const otherBody: fc.Arbitrary<Body> = fc.record({
  body: fc.oneof(
    jsonText,
    urlencodedText,
    multipartText,
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      'x'.repeat(64 * 1024 + 1),
      '['.repeat(20_000),
      `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    ),
  ),
  type: fc.constantFrom(...types),
})

/** Mostly of the kind that the address takes. */
function bodyFor(path: string): fc.Arbitrary<Body> {
  const own = path.startsWith('/api/') ? jsonBody : formBody
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: otherBody })
}

/** What a header may carry at all; the rest no client can send. */
const headerText = fc
  .oneof(
    text,
    fc.constantFrom(
      'https://evil.example',
      'null',
      'localhost',
      'a=b; c=d',
      '*',
      '"x"',
      'bytes=0-',
      'W/"',
      ',',
    ),
  )
  .map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000))

const headers = fc.dictionary(
  fc.constantFrom(
    'Cookie',
    'Idempotency-Key',
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'If-None-Match',
    'If-Modified-Since',
    'Range',
    'Referer',
    'User-Agent',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Caller-Address',
    'X-Http-Method-Override',
    'Forwarded',
    'Authorization',
  ),
  headerText,
  { maxKeys: 3 },
)

const cookies = fc
  .tuple(
    fc.constantFrom(
      'garage.session_token',
      'garage-language',
      'garage-confirmation',
      'garage-notice',
      'garage-signed-out',
      'garage-new-password',
      'garage-mailed-word',
      '__proto__',
    ),
    headerText,
  )
  .map(([name, value]) => ({ Cookie: `${name}=${value}` }))

const origin = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headerText.map((value) => ({ Origin: value })) },
)

const queries = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'service',
          'reference',
          'q',
          'page',
          'sort',
          'category',
          'tab',
          'token',
          'confirm',
          'view',
          '_routes',
          'index',
          'p',
          'callbackURL',
          '__proto__',
        ),
        text,
      )
      .map(([name, value]) => `?${name}=${encode(value)}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?%',
      '?=',
      '?&&',
      '?_routes=',
      '?service=%E0%A4%A',
      '?page=-1',
      '?page=1e9',
      '?a[b]=c',
    ),
  },
)

const paths = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...endpoints) },
  { weight: 2, arbitrary: fc.constantFrom(...endpoints).map((path) => `${path}.data`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/',
      '/en',
      '/blog',
      '/blog/%00',
      '/%',
      '/%E0%A4%A',
      '/en/%ff',
      '//evil.example',
      '/\\evil.example',
      '/_root.data',
      '/__manifest',
      '/..%2f..%2fetc/passwd',
      '/services/__proto__',
      '/assets/constructor',
      '/api/auth',
      '/api/auth/%',
      '/admin/%2e%2e',
      '/pictures/..',
      '*',
    ),
  },
  { weight: 1, arbitrary: text.map((value) => `/${encode(value).slice(0, 2_000)}`) },
)

/** Anything a stranger may send, most of it close to what the endpoints take. */
export const badRequest: fc.Arbitrary<BadRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 7, arbitrary: fc.constant('POST') },
      { weight: 2, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
    ),
    paths.chain((path) => fc.tuple(fc.constant(path), bodyFor(path))),
    queries,
    headers,
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: cookies }),
    origin,
  )
  .map(([method, [path, { body, type }], query, ...more]) => {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return {
      method,
      path: path + query,
      headers: Object.assign({}, ...more, hasBody && type ? { 'Content-Type': type } : {}),
      body: hasBody ? body : '',
    }
  })
