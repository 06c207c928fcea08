import { facts } from '../facts.ts'
import type { PictureKey } from '../pictures.ts'
import type { RecordId } from './records.ts'
import { stands } from './stands.ts'

/** The drawn pictures of what the garage promises; one sheet has the number of its points in print. */
const promisedBy: Partial<Record<PictureKey, RecordId>> = {
  'courtesy-key': 'courtesyCar',
  'inspection-bench': 'claims.inspectionPoints',
  'waiting-coffee': 'waitingRoom',
  'waiting-room': 'waitingRoom',
  'tire-storage': 'tireStorage',
}

/** The pictures that may be shown: none of a promise that does not stand, unless it is the garage's own photograph. */
export function shownPictures(keys: readonly PictureKey[]): PictureKey[] {
  return keys.filter((key) => {
    const record = promisedBy[key]
    return !record || facts().pictures[key] !== undefined || stands(record)
  })
}
