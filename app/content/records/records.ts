import { derivedRecords } from './derived.ts'
import { garageRecords } from './garage.ts'
import { promises } from './promises.ts'
import { type OpeningRecord, subjects } from './record.ts'
import { textRecords } from './texts.ts'

const all = [...garageRecords, ...derivedRecords, ...promises, ...textRecords]

export type RecordId = (typeof all)[number]['id']

const byId = new Map<string, OpeningRecord>(all.map((record) => [record.id, record]))

/** Everything the site says that binds the garage, by subject. Derived where the content has a list of it already. */
export const records: readonly (OpeningRecord & { id: RecordId })[] = subjects.flatMap((subject) =>
  all.filter((record) => record.subject === subject),
)

export const isRecordId = (id: string): id is RecordId => byId.has(id)

/** @throws if there is no such record: a misspelt id must never decide what a visitor sees */
export function recordOf(id: string): OpeningRecord {
  const record = byId.get(id)
  if (!record) throw new Error(`No record ${id} of the opening`)
  return record
}
