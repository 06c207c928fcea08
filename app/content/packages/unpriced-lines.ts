import type { Text } from '../language.ts'
import type { UnpricedLine } from './package.ts'

/** Texts of the lines that have no price on the list. */
export const unpricedLines: Record<UnpricedLine, { label: Text; note: Text }> = {
  newTires: {
    label: { fr: 'Quatre pneus neufs', en: 'Four new tires' },
    note: { fr: 'Selon le modèle et la dimension', en: 'Depends on the model and size' },
  },
  brakePads: {
    label: { fr: 'Plaquettes', en: 'Brake pads' },
    note: { fr: 'Selon le véhicule', en: 'Depends on the vehicle' },
  },
  repair: {
    label: { fr: 'Réparation', en: 'Repair' },
    note: { fr: 'Chiffrée une fois la cause connue', en: 'Priced once the cause is known' },
  },
}
