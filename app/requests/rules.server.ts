import { z } from 'zod'
import { longDate } from '#app/content/hours/dates.ts'
import { onOneLine, withoutInvisible } from '#app/content/invisible.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { readCarried } from '#app/estimate/carried.server.ts'
import { lacksAreaCode, phoneNumbers } from '#database/phone-numbers.ts'
import { daysOffered } from './handling/days.ts'
import {
  type CheckedRequest,
  ESTIMATE_FIELD,
  ESTIMATE_LONGEST,
  type FieldErrors,
  type FieldOf,
  fieldFacts,
  fieldNames,
  forEachField,
  formTypes,
  PHONE_DIGITS_MIN,
  reachWays,
  requestServices,
  type TypedValues,
} from './request.ts'

type Checked = { request: CheckedRequest } | { errors: FieldErrors }

/** Validates a request of any shape. Each error names its field in the visitor's language. */
export function checkRequest(input: unknown, lang: Lang, now: Date): Checked {
  const given = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  const result = rulesOf(lang, now).safeParse(given)
  if (result.success) {
    const { form_type, estimate } = result.data
    return { request: { ...result.data, form_type: estimate ? 'estimate' : form_type } }
  }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const name = issue.path[0] as keyof FieldErrors
    errors[name] ??= issue.message
  }
  return { errors }
}

/** Stands in for the address that a caller did not leave. */
const NO_EMAIL = 'none@example.org'

/** The same for a request that came by phone: it needs no e-mail address. */
export function checkPhoned(input: Readonly<Record<string, unknown>>, lang: Lang, now: Date): Checked {
  if (`${input.email ?? ''}`.trim()) return checkRequest(input, lang, now)
  const checked = checkRequest({ ...input, email: NO_EMAIL }, lang, now)
  return 'errors' in checked ? checked : { request: { ...checked.request, email: '' } }
}

type Rules = ReturnType<typeof rules>
const made = new WeakMap<object, { day: string; rules: Rules }>()

/** The rules for a language and a day, cached. */
function rulesOf(lang: Lang, now: Date): Rules {
  const copy = content(lang).contactForm
  const days = daysOffered(now)
  const known = made.get(copy)
  if (known?.day === days.first) return known.rules
  const fresh = rules(lang, copy, days)
  made.set(copy, { day: days.first, rules: fresh })
  return fresh
}

function rules(lang: Lang, { invalid }: Content['contactForm'], days: ReturnType<typeof daysOffered>) {
  const { unreadable } = content(lang).estimate.form

  function say(kind: keyof typeof invalid, slots: Record<string, string | number> = {}) {
    return typeset(fillSlots(invalid[kind], slots), lang)
  }

  /** Text as typed, trimmed, without what nobody sees and in Unicode form NFC; null and absent become empty. */
  function text(name: FieldOf<'text'>) {
    const max = fieldFacts[name].longest
    const cleaned = name === 'message' ? withoutInvisible : onOneLine
    return z
      .preprocess((value) => value ?? '', z.string(say('kind')))
      .transform((value) => cleaned(value).trim().normalize('NFC'))
      .refine((value) => value.length <= max, say('tooLong', { max }))
  }

  function required(name: FieldOf<'text'>) {
    return text(name).refine((value) => value !== '', { error: say('required'), abort: true })
  }

  function box() {
    return z
      .union([z.boolean(), z.enum(['', 'yes', 'on']).nullish()], say('kind'))
      .transform((value) => value === true || value === 'yes' || value === 'on')
  }

  function day() {
    const { first, last } = days
    return z
      .preprocess((value) => value ?? '', z.string(say('kind')))
      .refine((value) => value === '' || (isDay(value) && value >= first && value <= last), {
        error: say('date', { first: longDate(first, lang), last: longDate(last, lang) }),
      })
  }

  return z.object({
    ...forEachField('text', text),
    ...forEachField('day', day),
    ...forEachField('box', box),
    ...forEachField('consent', box),
    form_type: z.enum(formTypes).catch('contact'),
    name: required('name'),
    phone: required('phone')
      .refine((value) => phoneNumbers(value).length > 0, {
        error: say('digits', { min: PHONE_DIGITS_MIN }),
        abort: true,
      })
      .refine((value) => !lacksAreaCode(value), say('areaCode')),
    email: z
      .preprocess(addressIn, required('email'))
      .refine((value) => !NOT_ASCII.test(value), {
        error: ({ input }) => say('accent', { sign: NOT_ASCII.exec(`${input}`)?.[0] ?? '' }),
        abort: true,
      })
      .refine((value) => value.length > fieldFacts.email.longest || isEmail(value), say('email')),
    vehicle_year: z.preprocess(
      (value) => (typeof value === 'number' ? `${value}` : value),
      text('vehicle_year'),
    ),
    service_type: z.enum(requestServices, {
      error: ({ input }) => say(input === undefined || input === '' ? 'required' : 'choice'),
    }),
    plate: text('plate').transform((value) => value.toUpperCase()),
    reach_by: z.preprocess((value) => value || 'any', z.enum(reachWays, say('choice'))),
    estimate: z
      .preprocess((value) => value ?? '', z.string(unreadable))
      .refine((value) => value === '' || isCarried(value, lang), unreadable),
  })
}

function isCarried(text: string, lang: Lang): boolean {
  return text.length <= ESTIMATE_LONGEST && readCarried(text, lang) !== undefined
}

/** Few mail servers take an address with such a letter, and the mailer none. */
const NOT_ASCII = /\P{ASCII}/u

/** The address in what a mail program copies: "Zoé Roy <zoe@example.org>", "mailto:zoe@example.org", "zoe @example.org,". */
function addressIn(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 4 * fieldFacts.email.longest) return value
  const [, inBrackets = value] = /<([^<>]*)>/.exec(value) ?? []
  return onOneLine(inBrackets)
    .normalize('NFKC')
    .replace(/^mailto:\s*/i, '')
    .replace(/[.,;>]$/, '')
    .split('@')
    .map((part) => part.trim())
    .join('@')
}

/**
 * What a browser accepts as an e-mail address, with a dot in its domain. It can hold no comma, quote or angle bracket, nor an
 * encoded word (`=?`), which some mail clients would decode.
 */
function isEmail(text: string): boolean {
  return z.regexes.html5Email.test(text) && /@.+\.[^.]{2,}$/.test(text) && !text.includes('=?')
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}

/** The typed texts of a form that is shown again. */
export function typedValues(input: Readonly<Record<string, unknown>>): TypedValues {
  const typed = [...fieldNames, ESTIMATE_FIELD].map((name) => [name, input[name]] as const)
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}
