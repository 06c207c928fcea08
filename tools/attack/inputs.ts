import fc from 'fast-check'
import { cookiesIn } from './code-names.ts'
import { bodyOf, encoded, headerText } from './encode.ts'
import type { Field } from './forms.ts'
import { addressOf, type Drawn, dataAddress, type Input, type Scene } from './input.ts'
import { fieldInput, jsonInput, names, shaped, shapes, wholeForm } from './input-fields.ts'
import { value } from './values.ts'

const parameters = [...names, '_routes', 'index', '__proto__', '']
const ownCookies = [...cookiesIn('app'), 'garage.session_token', 'garage.two_factor']

/** Any request that may be sent to a target; most are valid except in one place, so that the code behind it is reached. */
export function inputsFor(scene: Scene): Drawn {
  const { target } = scene
  const posts = target.takes !== 'nothing'
  // JSON endpoints answer only posts: queries and cookies get less weight there.
  const read = target.takes === 'json' ? 1 : 2
  return fc.oneof(
    ...(target.takes === 'form' ? [{ weight: 14, arbitrary: fieldInput(scene) }] : []),
    ...(target.takes === 'json' ? [{ weight: 14, arbitrary: jsonInput(scene) }] : []),
    { weight: 2 * read - 1, arbitrary: queryInput(scene) },
    { weight: /[:*]/.test(target.path) ? 5 : 1, arbitrary: pathInput(scene) },
    { weight: read, arbitrary: cookieInput(scene) },
    { weight: 2, arbitrary: headerInput(scene) },
    ...(posts ? [{ weight: 2, arbitrary: bodyInput(scene) }] : []),
  )
}

function queryInput(scene: Scene): Drawn {
  const asking = scene.forms.filter(({ method }) => method === 'get').map(({ fields }) => fields)
  const base = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Field[]>([]) },
    ...(asking.length ? [{ weight: 2, arbitrary: fc.constantFrom(...asking) }] : []),
  )
  return base.chain((form) =>
    fc
      .tuple(
        fc.constantFrom(
          ...form.flatMap(({ name }) => [name, name, name]),
          ...scene.target.fields.map(({ name }) => name),
          ...parameters,
        ),
        value,
        shapes,
        addressOf(scene),
        fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD'),
      )
      .map(([name, { kind, text }, shape, path, method]) => {
        const query = shaped(form, name, text, shape).map(
          (entry) => `${encoded(entry.name)}=${encoded(entry.value, kind)}`,
        )
        return { method, path: `${path}?${query.join('&')}`, headers: {}, body: '', place: `?${name}`, kind }
      }),
  )
}

function pathInput(scene: Scene): Drawn {
  const { target } = scene
  const pattern = /[:*]/.test(target.path) ? target.path : `${target.path}/:more`
  return fc
    .tuple(value, fc.boolean(), fc.boolean(), wholeForm(scene), fc.boolean())
    .map(([{ kind, text }, asData, posts, form, encodesAll]) => {
      const part = encoded(text, encodesAll ? '' : kind).slice(0, 12_000)
      const path = pattern.replace(/:\w+|\*/, () => part)
      const takes = posts && target.takes === 'form'
      return {
        method: takes ? 'POST' : 'GET',
        path: asData && target.page ? dataAddress(path) : path,
        ...(takes ? bodyOf(form, false) : { headers: {}, body: '' }),
        place: 'path',
        kind,
      }
    })
}

function cookieInput(scene: Scene): Drawn {
  return fc
    .tuple(fc.constantFrom(...ownCookies, ...scene.cookies), value, fc.boolean(), addressOf(scene))
    .map(([name, { kind, text }, asIs, path]) => ({
      method: 'GET',
      path,
      headers: { Cookie: `${name}=${asIs ? headerText(text) : encoded(text).slice(0, 8_000)}` },
      body: '',
      place: `cookie ${name}`,
      kind,
    }))
}

const HEADERS = [
  ...[
    'Idempotency-Key',
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'Authorization',
    'Forwarded',
    'Origin',
  ],
  ...['If-Modified-Since', 'If-None-Match', 'Last-Event-ID', 'Purpose', 'Range', 'Referer', 'Sec-Fetch-Site'],
  ...['Sec-Purpose', 'User-Agent', 'X-Caller-Address', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
]

function headerInput(scene: Scene): Drawn {
  const base: fc.Arbitrary<Pick<Input, 'headers' | 'body'>> =
    scene.target.takes === 'nothing'
      ? fc.constant({ headers: {}, body: '' })
      : scene.target.takes === 'json'
        ? jsonInput(scene)
        : wholeForm(scene).map((form) => bodyOf(form, false))
  const written = fc.oneof(
    value,
    fc
      .constantFrom('null', 'https://evil.example', 'bytes=0-', 'W/"', '"x"', ',')
      .map((text) => ({ kind: 'code', text })),
  )
  return fc
    .tuple(base, fc.constantFrom('Idempotency-Key', 'Idempotency-Key', ...HEADERS), written, addressOf(scene))
    .map(([{ headers, body }, name, { kind, text }, path]) => ({
      method: scene.target.takes === 'nothing' ? 'GET' : 'POST',
      path,
      headers: { ...headers, [name]: headerText(text) },
      body,
      place: `header ${name}`,
      kind,
    }))
}

const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
  ],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'multipart/form-data; boundary='],
]

const wholeBodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      ...['', '{', 'null', '[]', '"x"', '1', '--x\r\n', '--x--', '=', '&', 'a=%', '\0=\0'],
      ...['[['.repeat(10_000), '{"a":'.repeat(10_000), 'a&'.repeat(20_000), 'x'.repeat(64 * 1024 + 1)],
    )
    .map((text) => Buffer.from(text)),
  fc.json().map((text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff])])),
)

function bodyInput(scene: Scene): Drawn {
  return fc.tuple(wholeBodies, fc.constantFrom(...TYPES), addressOf(scene)).map(([body, type, path]) => ({
    method: 'POST',
    path,
    headers: { 'Content-Type': type },
    body,
    place: 'body',
    kind: 'no form and no JSON',
  }))
}
