import { facts } from '../facts.ts'
import { type PictureKey, servicePictures } from '../pictures.ts'
import { serviceIds } from '../services/index.ts'
import { isOffered } from '../services/offered.ts'
import type { RecordId } from './records.ts'
import { stands } from './stands.ts'

/** The drawn pictures of what the garage promises; one sheet has the number of its points in print. */
const promisedBy: Partial<Record<PictureKey, RecordId>> = {
  'courtesy-key': 'courtesyCar',
  'inspection-bench': 'claims.inspectionPoints',
  'paint-gun': 'prices.painting',
  'panel-primer': 'prices.painting',
  'rustproofing-jar': 'includes.antirouille',
  'waiting-coffee': 'waitingRoom',
  'waiting-room': 'waitingRoom',
  'tire-storage': 'tireStorage',
}

/** The pictures that may be shown: the garage's own, and none of a promise that does not stand or only of services it does not offer. */
export function shownPictures(keys: readonly PictureKey[]): PictureKey[] {
  return keys.filter((key) => {
    const record = promisedBy[key]
    const services = serviceIds.filter((id) => servicePictures[id].includes(key))
    const isTrue = record ? stands(record) : !services.length || services.some((id) => isOffered(id))
    return isTrue || facts().pictures[key] !== undefined
  })
}
