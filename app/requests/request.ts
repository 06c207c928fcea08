import { serviceIds } from '#app/content/services/index.ts'

export const formTypes = ['contact', 'estimate'] as const
/** What a visitor can ask for besides the services: a diagnosis, or "I don't know". */
export const otherRequestServices = ['diagnostic', 'unsure'] as const
/** Everything a request can be about, including services no longer offered, since their requests stay. */
export const requestServices = [...serviceIds, ...otherRequestServices] as const
export type RequestService = (typeof requestServices)[number]

export const reachWays = ['any', 'phone', 'text', 'email'] as const

/**
 * What a field holds: `text` of at most so many characters, a `day` as YYYY-MM-DD, a `box` that is ticked or not, a `consent`, which
 * is a box whose words are stored once it is ticked, or a `choice` of a list.
 */
type FieldFacts = { kind: 'text'; longest: number } | { kind: 'day' | 'box' | 'consent' | 'choice' }

/** The fields in the order of the work order. The form, the JSON and the table use these names. */
export const fieldFacts = {
  name: { kind: 'text', longest: 120 },
  /** It also has a minimum of digits (`PHONE_DIGITS_MIN`). */
  phone: { kind: 'text', longest: 32 },
  email: { kind: 'text', longest: 254 },
  service_type: { kind: 'choice' },
  message: { kind: 'text', longest: 4_000 },
  vehicle_make: { kind: 'text', longest: 60 },
  vehicle_model: { kind: 'text', longest: 60 },
  vehicle_year: { kind: 'text', longest: 20 },
  preferred_date: { kind: 'day' },
  keeps_parts: { kind: 'box' },
  plate: { kind: 'text', longest: 20 },
  reach_by: { kind: 'choice' },
  reach_hours: { kind: 'text', longest: 120 },
  reminders: { kind: 'consent' },
} as const satisfies Record<string, FieldFacts>
export type FieldName = keyof typeof fieldFacts
export const fieldNames = Object.keys(fieldFacts) as FieldName[]

/** The names of the fields of some kinds. */
export type FieldOf<Kind extends FieldFacts['kind']> = {
  [Name in FieldName]: (typeof fieldFacts)[Name]['kind'] extends Kind ? Name : never
}[FieldName]
export const fieldsOf = <Kind extends FieldFacts['kind']>(kind: Kind) =>
  fieldNames.filter((name): name is FieldOf<Kind> => fieldFacts[name].kind === kind)

/** What a function makes of each field of a kind, by its name. */
export const forEachField = <Kind extends FieldFacts['kind'], Made>(
  kind: Kind,
  make: (name: FieldOf<Kind>) => Made,
) => Object.fromEntries(fieldsOf(kind).map((name) => [name, make(name)])) as Record<FieldOf<Kind>, Made>

/** The form's hidden field for an estimate (`carried.server.ts`). */
export const ESTIMATE_FIELD = 'estimate'
export const ESTIMATE_LONGEST = 400
type Field = FieldName | typeof ESTIMATE_FIELD

/** What a visitor typed, by field; a ticked box is "yes". */
export type TypedValues = Partial<Record<Field, string>>
export type FieldErrors = Partial<Record<Field, string>>

type Choices = { service_type: RequestService; reach_by: (typeof reachWays)[number] }

/** A valid request. Optional texts and days left empty are empty strings. */
export type CheckedRequest = Record<FieldOf<'text' | 'day'>, string> &
  Record<FieldOf<'box' | 'consent'>, boolean> & {
    [Name in FieldOf<'choice'>]: Choices[Name]
  } & {
    form_type: (typeof formTypes)[number]
    /** The submitted estimate, in the request's language; empty without one. */
    estimate: string
  }

export const PHONE_DIGITS_MIN = 7

/** Honeypot: positioned where people do not see it; bots that fill in every field fill it in. */
export const HONEYPOT = 'homepage'
/** Milliseconds from the page's start to the sending, measured by the page's script. */
export const ELAPSED = 'elapsed'
/** The header that identifies a retry as the same request. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

const REFERENCE = /^G-[2-9A-Z]{4}-\d{2}$/

/** A reference as the product writes it, such as "G-7K3F-22"; anything else is no reference. */
export function asReference(text: string | null): string | undefined {
  return text && REFERENCE.test(text) ? text : undefined
}

/** Anchor of the place where the outcome of sending is shown. */
export const STATUS_ANCHOR = 'request-status'

/** The server's response to a form posted without JavaScript. */
export type PostedForm = { message: string; errors?: FieldErrors; values: TypedValues }
