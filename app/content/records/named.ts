import type { Facts } from '#app/content/facts.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { isRecordId, type RecordId } from './records.ts'
import { recordOfRow } from './rows.ts'

const byName: Readonly<Record<string, readonly RecordId[]>> = {
  frontBrakes: ['prices.brakeLabour', 'prices.regularRotors'],
  years: ['claims.yearsOfExperience'],
  lifts: ['claims.lifts'],
  liftsWord: ['claims.lifts'],
  points: ['claims.inspectionPoints'],
  radius: ['claims.serviceRadiusKm'],
  area: ['claims.workshopArea'],
  rating: ['rating.reviews'],
  ratingCount: ['rating.reviews'],
  ratingMonth: ['rating.reviews'],
  payments: ['business.payments'],
  counterPayments: ['business.payments'],
  district: ['business.district'],
  towing: ['business.towing'],
  keyDrop: ['business.keyDrop'],
}

/**
 * The records that a fact in a text stands on: the sentence that names it goes with them. None for what the site needs anyway,
 * as name and address, and for a price that was withdrawn, whose text has to be rewritten.
 */
export function recordsNamed(name: string, key: string, { prices }: Facts): readonly RecordId[] {
  if (name === 'price' || name === 'amount' || name === 'spoken') {
    const record = Object.hasOwn(prices, key) && prices[key as RowKey] && recordOfRow(key as RowKey)
    return record ? [record] : []
  }
  if (name === 'warranty' || name === 'scope') {
    const id = `warranties.${key}`
    return isRecordId(id) ? [id] : []
  }
  if (name === 'advice' && key !== 'nutsAgain')
    return [key === 'repairTime' ? 'readyDate' : 'maintenanceAdvice']
  return Object.hasOwn(byName, name) ? (byName[name] ?? []) : []
}
