import { serviceIds } from '#app/content/services/index.ts'

export const formTypes = ['contact', 'estimate'] as const
/** What a visitor can ask for besides the services: a diagnosis, or "I don't know". */
export const otherRequestServices = ['diagnostic', 'unsure'] as const
/** Everything a request can be about, including services no longer offered, since their requests stay. */
export const requestServices = [...serviceIds, ...otherRequestServices] as const
export type RequestService = (typeof requestServices)[number]

export const reachWays = ['any', 'phone', 'text', 'email'] as const

/** The fields in the order of the work order. The form, the JSON and the table use these names. */
export const fieldNames = [
  'name',
  'phone',
  'email',
  'service_type',
  'message',
  'vehicle_make',
  'vehicle_model',
  'vehicle_year',
  'preferred_date',
  'keeps_parts',
  'plate',
  'reach_by',
  'reach_hours',
  'reminders',
] as const
export type FieldName = (typeof fieldNames)[number]

/** The form's hidden field for an estimate (`carried.server.ts`). */
export const ESTIMATE_FIELD = 'estimate'
type Field = FieldName | typeof ESTIMATE_FIELD

/** What a visitor typed, by field; a ticked box is "yes". */
export type TypedValues = Partial<Record<Field, string>>
export type FieldErrors = Partial<Record<Field, string>>

/** The most characters per field. The phone also has a minimum of digits (`PHONE_DIGITS_MIN`). */
export const longest = {
  name: 120,
  phone: 32,
  email: 254,
  vehicle_make: 60,
  vehicle_model: 60,
  vehicle_year: 20,
  message: 4_000,
  plate: 20,
  reach_hours: 120,
  estimate: 400,
} as const satisfies Partial<Record<Field, number>>
/** The fields that take typed text. */
export type TextFieldName = FieldName & keyof typeof longest
export const textFields = fieldNames.filter((name): name is TextFieldName => name in longest)

/** A valid request. Optional texts left empty are empty strings. */
export type CheckedRequest = Record<TextFieldName, string> & {
  form_type: (typeof formTypes)[number]
  service_type: RequestService
  /** YYYY-MM-DD, or empty. */
  preferred_date: string
  keeps_parts: boolean
  reach_by: (typeof reachWays)[number]
  reminders: boolean
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
