import { serviceIds } from '#app/content/services/index.ts'

export const formTypes = ['contact', 'estimate'] as const
/** What a visitor can ask for besides the services: to find out what is wrong, or "I don't know". */
export const otherRequestServices = ['diagnostic', 'unsure'] as const
/** Everything a request is about: those of a service that is not offered any more stay. */
export const requestServices = [...serviceIds, ...otherRequestServices] as const
export type RequestService = (typeof requestServices)[number]

export const reachWays = ['any', 'phone', 'text', 'email'] as const

/** The fields in the order of the work order. These names travel: in the form, the JSON and the table. */
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

/** The form's field for the estimate that the visitor sends along (`carried.server.ts`); nobody types in it. */
export const ESTIMATE_FIELD = 'estimate'
type Field = FieldName | typeof ESTIMATE_FIELD

/** What a visitor typed, by field; a ticked box is "yes". */
export type TypedValues = Partial<Record<Field, string>>
export type FieldErrors = Partial<Record<Field, string>>

/** Characters a field takes at most; the name takes `NAME_MIN` at least, the phone number so many digits. */
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

/** A request that was checked. Optional texts left empty are empty texts. */
export type CheckedRequest = Record<TextFieldName, string> & {
  form_type: (typeof formTypes)[number]
  service_type: RequestService
  /** YYYY-MM-DD, or empty. */
  preferred_date: string
  keeps_parts: boolean
  reach_by: (typeof reachWays)[number]
  reminders: boolean
  /** What the form carried of an estimate, in its own language; empty without one. */
  estimate: string
}

export const NAME_MIN = 2
export const PHONE_DIGITS_MIN = 7

/** Hidden by position from people, filled by programs that fill everything. */
export const BAIT = 'homepage'
/** Milliseconds between the page's start and the sending, measured by the page's script. */
export const ELAPSED = 'elapsed'
/** The header by which a repeated sending is known to be the same request. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

const REFERENCE = /^G-[2-9A-Z]{4}-\d{2}$/

/** A reference as the product writes it, such as "G-7K3F-22"; anything else is no reference. */
export function asReference(text: string | null): string | undefined {
  return text && REFERENCE.test(text) ? text : undefined
}

/** Where on the page the outcome of a sending is shown. */
export const STATUS_ANCHOR = 'request-status'

/** What the server answered to a post without JavaScript. */
export type PostedForm = { message: string; errors?: FieldErrors; values: TypedValues }
