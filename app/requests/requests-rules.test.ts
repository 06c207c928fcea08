import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { langs } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { type FieldName, fieldNames, forEachField, otherRequestServices } from './request.ts'
import { checkRequest } from './rules.server.ts'
import { serviceFromKey } from './service-options.ts'

/** 21 November, late: in UTC it is already the 22nd. */
const now = new Date('2026-11-22T03:30:00Z')

type Kind = keyof Content['contactForm']['invalid']
const good = {
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  service_type: 'freins',
}

function errorsOf(values: unknown, lang: 'fr' | 'en' = 'fr') {
  const checked = checkRequest(values, lang, now)
  return 'errors' in checked ? checked.errors : {}
}

function requestOf(values: unknown) {
  const checked = checkRequest(values, 'fr', now)
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  return checked.request
}

describe('What is pasted', () => {
  it.each([
    'Zoé Roy <zoe@example.org>',
    '"Roy, Zoé" <zoe@example.org>;',
    'mailto:zoe@example.org',
    'zoe @ example.org,',
    ' zoe@example.org. ',
    'ｚｏｅ＠example.org',
    'Zoé-Marguerite de la Fontaine-Tremblay, du garage <zoe@example.org>',
  ])('the address is taken out of what a mail program copies: %s', (email) => {
    expect(requestOf({ ...good, email }).email).toBe('zoe@example.org')
  })

  it.each(['zoe@example.org, bo@example.org', 'Zoé <>', 'mailto:', '<zoe@example.org'])(
    'no address is guessed from %s',
    (email) => {
      expect(errorsOf({ ...good, email }).email).toBeTruthy()
    },
  )

  it('a long text keeps all its lines, however the browser ends them', () => {
    const message = `${'a'.repeat(39)}\n`.repeat(100).trim()
    expect(requestOf({ ...good, message: message.replaceAll('\n', '\r\n') }).message).toBe(message)
  })
})

describe('a request', () => {
  it.each([true, 'yes', 'on'])('wants the old parts back, told by %s', (keeps_parts) => {
    expect(requestOf({ ...good, keeps_parts }).keeps_parts).toBe(true)
  })

  it('needs four fields and no more', () => {
    expect(requestOf(good)).toEqual({
      ...forEachField('text', () => ''),
      ...good,
      form_type: 'contact',
      preferred_date: '',
      keeps_parts: false,
      reach_by: 'any',
      reminders: false,
      estimate: '',
    })
    for (const lang of langs)
      expect(Object.keys(errorsOf({}, lang))).toEqual(['name', 'phone', 'email', 'service_type'])
  })

  it.each([
    ['name', '\u200b\u202d\u202c', '李'],
    ['name', 'Z'.repeat(121), 'Z'.repeat(120)],
    ['name', ' \t ', '  Zoé  '],
    ['name', null, "Zoé O'Neil-Été (garage)"],
    ['name', {}, 'שלום'],
    ['name', 5, '五郎'],
    ['phone', '514 555', '٥١٤ ٥٥٥ ٠١٠٧', 'digits'],
    ['phone', '555-0199', '\u202d+1 (514) 555-0164\u202c', 'areaCode'],
    ['phone', '555 0199 poste 3', '514-555-0109 / 438-555-0199'],
    ['phone', '5'.repeat(33), '5'.repeat(32)],
    ['phone', ['5145550199'], '+1 (514) 555-0199 p. 12'],
    ['email', 'zoé@example.org', 'zoe@example.org\u200b'],
    ['email', 'zoe@garage-québec.example', 'zoe@xn--garage-qubec-jhb.example'],
    ['email', 'z'.repeat(254), 'zoe@example.org', 'email'],
    ['email', 'zoe@example', 'zoe+auto@mail.example.org'],
    ['email', 'zoe@example.org, eve@example.org', 'z@e.ca'],
    ['email', '=?utf-8?q?zoe?=@example.org', 'zoe=a?b@example.org'],
    ['email', '"Zoe"@example.org', "o'neil@example.org"],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.org`, 'a@b.org'],
    ['vehicle_make', 'M'.repeat(61), 'M'.repeat(60)],
    ['vehicle_model', 'M'.repeat(61), 'M'.repeat(60)],
    ['vehicle_year', '2'.repeat(21), 'vers 1998'],
    ['vehicle_year', {}, 2018],
    ['service_type', 'pizza', 'diagnostic', 'choice'],
    ['service_type', '', 'general', 'required'],
    ['message', 'm'.repeat(4001), 'm'.repeat(4000)],
    ['message', {}, 'a\r\nb\tc'],
    ['preferred_date', '2026-11-20', '2026-11-21'],
    ['preferred_date', '2027-11-22', '2027-11-21'],
    ['preferred_date', '2027-02-29', '2027-02-28'],
    ['preferred_date', '2027-2-8', '2026-12-31'],
    ['preferred_date', '21/11/2026', ''],
    ['preferred_date', 20261121, null],
    ['keeps_parts', 'maybe', 'yes', 'kind'],
    ['plate', 'x'.repeat(21), 'abc 123'],
    ['reach_by', 'pigeon', 'text'],
    ['reach_hours', 'h'.repeat(121), 'après 17 h'],
    ['reminders', 1, true],
  ] as [FieldName, unknown, unknown, Kind?][])('%s refuses %j and takes %j', (name, bad, fine, why) => {
    for (const lang of langs) {
      const errors = errorsOf({ ...good, [name]: bad }, lang)
      expect(Object.keys(errors)).toEqual([name])
      // It stands beside its field, whose label it need not repeat.
      expect(errors[name]).not.toContain(content(lang).contactForm.fields[name].label)
      expect(errors[name]).not.toMatch(/[[\]{}]/)
      if (why) expect(errors[name]).toBe(content(lang).contactForm.invalid[why])
    }
    expect(errorsOf({ ...good, [name]: fine })).toEqual({})
  })

  it('loses what nobody can see, and its fields of one line stay one', () => {
    expect(
      requestOf({
        ...good,
        name: ' \u2068Zoé\u2069\tTremblay\nBcc: x@example.org\0 ',
        phone: '\u202d+1 (514) 555-0164\u202c',
        email: 'zoe@example.org\u200b',
        message: '\ufeffa\u202eb\0\nc 👩\u200d🔧 ❤\ufe0f می\u200cخواهم',
      }),
    ).toMatchObject({
      name: 'Zoé Tremblay Bcc: x@example.org',
      phone: '+1 (514) 555-0164',
      email: 'zoe@example.org',
      message: 'ab\nc 👩\u200d🔧 ❤\ufe0f می\u200cخواهم',
    })
  })

  it('is kept in one Unicode form, with plain line ends', () => {
    expect(requestOf({ ...good, name: 'Zoe\u0301', message: 'a\r\nb\rc', plate: 'abc 123' })).toMatchObject({
      name: 'Zoé',
      message: 'a\nb\nc',
      plate: 'ABC 123',
    })
  })

  it('is judged without fail whatever comes, and each refusal names a field', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.anything())
    const fields = Object.fromEntries(fieldNames.map((name) => [name, value]))
    const anything = fc.oneof(fc.anything(), fc.record(fields, { requiredKeys: [] }))
    fc.assert(
      fc.property(anything, (values) => {
        const checked = checkRequest(values, 'fr', now)
        if ('errors' in checked) {
          const names = Object.keys(checked.errors)
          expect(names.length).toBeGreaterThan(0)
          for (const name of names) expect(fieldNames).toContain(name)
        } else {
          expect(checked.request.email).toMatch(/^[^\s@<>,"]+@[^\s@<>,"]+$/)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('?service=', () => {
  it('takes ids, English keys and both slugs', () => {
    for (const { id, englishKey, slug } of services) {
      for (const key of [id, englishKey, slug.fr, slug.en, id.toUpperCase()])
        expect(serviceFromKey(key)).toBe(id)
    }
    for (const id of otherRequestServices) expect(serviceFromKey(id)).toBe(id)
    for (const key of [null, '', 'constructor', '__proto__', 'pizza'])
      expect(serviceFromKey(key)).toBeUndefined()
  })
})
