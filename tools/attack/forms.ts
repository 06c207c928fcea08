import { attributesOf, plainText } from '../../test/pages/head.ts'

/** A field as the page shows it, with a valid value. */
export type Field = { name: string; value: string }
export type Form = { method: 'get' | 'post'; action: string; fields: Field[] }

export const PASSWORD = 'trombone-sapin-47'
/** The e-mail of the request that is attacked. */
export const VISITOR = 'visitor@example.com'

/** Valid values for fields that the page leaves empty. */
const byName: Record<string, string> = {
  password: PASSWORD,
  'new-password': 'lune-caillou-verger-8',
  code: '123456',
  recovery: 'abcde-fghij',
  email: 'someone@example.org',
  phone: '514 555-0199',
  q: VISITOR,
  people: '3',
  to: 'contacted',
  version: '0',
  lang: 'fr',
  id: 'x',
  mail: 'x',
  page: '1',
  event: 'call',
  token: 'x',
  newPassword: 'lune-caillou-verger-8',
  // The honeypot, and the milliseconds a person takes.
  homepage: '',
  elapsed: '30000',
}
const byType: Record<string, string> = {
  email: 'someone@example.org',
  tel: '514 555-0199',
  date: '2026-10-05',
  'datetime-local': '2026-12-01T10:00',
  number: '1',
}

/** A valid value for a field, by its name or else its type. */
export function validFor(name: string, type = 'text'): string {
  const named = Object.hasOwn(byName, name) ? byName[name] : byType[type]
  return named ?? 'Zoé Tremblay'
}

/** The forms of a page as a browser would send them; a form with several named buttons is listed once for each. */
export function readForms(html: string): Form[] {
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)].flatMap(([, tag = '', inside = '']) => {
    const { method = 'get', action = '' } = attributesOf(tag)
    const fields = new Map<string, string>()
    for (const { name, value } of fieldsOf(inside)) fields.set(name, value)
    const form = (more: Iterable<[string, string]>): Form => ({
      method: method.toLowerCase() === 'post' ? 'post' : 'get',
      action,
      fields: [...fields, ...more].map(([name, value]) => ({ name, value })),
    })
    const buttons = [...inside.matchAll(/<button\b[^>]*>/g)]
      .map(([button]) => attributesOf(button))
      .flatMap(({ name, value = '' }): [string, string][] => (name ? [[name, value]] : []))
    return buttons.length ? buttons.map((button) => form([button])) : [form([])]
  })
}

function fieldsOf(inside: string): Field[] {
  const found: Field[] = []
  const tags = inside.matchAll(/<(input|textarea|select)\b[^>]*>(?:([\s\S]*?)<\/\1>)?/g)
  for (const [tag, kind] of tags) {
    const attributes = attributesOf(tag.slice(0, tag.indexOf('>') + 1))
    const { name, type = 'text' } = attributes
    if (!name) continue
    const given = givenValue(kind ?? '', tag, attributes)
    found.push({ name, value: given || attributes.max || attributes.min || validFor(name, type) })
  }
  return found
}

function givenValue(kind: string, tag: string, { value = '' }: Record<string, string>): string {
  if (kind === 'textarea') return plainText(/>([\s\S]*?)<\/textarea>/.exec(tag)?.[1] ?? '')
  if (kind !== 'select') return value
  const options = [...tag.matchAll(/<option\b[^>]*>/g)].map(([option]) => attributesOf(option).value ?? '')
  return options.find(Boolean) ?? ''
}
