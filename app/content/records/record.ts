import type { Facts } from '#app/content/facts.ts'
import type { Text } from '#app/content/language.ts'
import type { ServiceId } from '#app/content/services/index.ts'

/** The subjects of the list, in its order. */
export const subjects = [
  'identity',
  'prices',
  'warranties',
  'services',
  'promises',
  'claims',
  'texts',
  'law',
] as const
export type Subject = (typeof subjects)[number]

/** Something the site says that binds the garage (Consumer Protection Act, s. 42, 219 and 224). */
export type OpeningRecord = {
  id: string
  subject: Subject
  /** In the owner's words, so that he can say yes to it. `{facts}` are filled in. */
  what: Text
  /** Where it is used, if no text says so (`said-on.ts`). */
  use?: Text
  /** The desk's path that changes it; `hours`, `facts`, `packages.<job>`, `texts.<page>`, `lists.<list>` and `articles` name a whole page of the desk. */
  editor?: string
  /** The site cannot open without it. */
  required?: true
  /** The garage may say that it does not offer this. */
  isOptional?: true
  /**
   * The value that says that the garage has none: publishing it answers `none`, and it stands in for what does not stand. Without one,
   * or where the bundled value is that already, the answer `none` is stored.
   */
  ifNone?: unknown
  /** The bundled value is that of a sample garage: it is never confirmed unread. */
  isTyped?: true
  /** Matters only while one of these services is offered. */
  services?: readonly ServiceId[]
  /** It stands only beside these, each a record, one of a group or one of several: a deduction beside its price. The garage is asked about it anyway. */
  needs?: readonly (string | readonly string[])[]
  /** The bundled value is a sample, which nobody can confirm: only the garage's own replaces it. */
  hasOwn?: (facts: Facts) => boolean
}

type Rest = Omit<OpeningRecord, 'id' | 'subject'>

/** The records of a subject, by their id. */
export function recordsOf<Id extends string>(
  subject: Subject,
  records: Readonly<Record<Id, Rest>>,
): (OpeningRecord & { id: Id })[] {
  return (Object.entries(records) as [Id, Rest][]).map(([id, record]) => ({ id, subject, ...record }))
}
