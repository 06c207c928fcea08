import { type Facts, facts } from '#app/content/facts.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { type RecordId, records } from './records.ts'
import { stands } from './stands.ts'

const byEditor = new Map(
  records.flatMap(({ id, editor }) => (editor?.startsWith('prices.') ? [[editor, id] as const] : [])),
)

/** The record of a row of the price list; undefined for one that the garage added, which needs no confirmation. */
export const recordOfRow = (key: RowKey): RecordId | undefined => byEditor.get(`prices.${key}`)

/** Whether visitors see a price: one of the services whose table has it is offered, and it is confirmed. */
export function rowStands(key: RowKey, now: Facts = facts()): boolean {
  const record = recordOfRow(key)
  return !record || stands(record, now)
}
