import type { Facts } from '#app/content/facts.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { isRecordId, type RecordId, recordOf } from './records.ts'
import { recordOfRow } from './rows.ts'

/** Of facts that are not called as in their record. */
const byName: Readonly<Record<string, readonly RecordId[]>> = {
  frontBrakes: ['prices.brakeLabour', 'prices.regularRotors'],
  syntheticChange: ['prices.oilChange', 'prices.oilFilter', 'prices.syntheticOil'],
  fourTires: ['prices.tireSwap'],
  years: ['claims.yearsOfExperience'],
  liftsWord: ['claims.lifts'],
  points: ['claims.inspectionPoints'],
  radius: ['claims.serviceRadiusKm'],
  area: ['claims.workshopArea'],
  rating: ['rating.reviews'],
  ratingCount: ['rating.reviews'],
  ratingMonth: ['rating.reviews'],
  counterPayments: ['business.payments'],
}

/**
 * The records that a fact in a text stands on: the sentence that names it goes with them. None for what the site or the law needs
 * anyway, as name and address, and for a price that was withdrawn, whose text has to be rewritten.
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
  if (Object.hasOwn(byName, name)) return byName[name] ?? []
  const own = [`business.${name}`, `claims.${name}`].filter(isRecordId)
  return own.filter((id) => !recordOf(id).required && recordOf(id).subject !== 'law')
}
