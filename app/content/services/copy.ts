import type { Lang } from '../language.ts'
import { antirouilleCopy } from './antirouille.ts'
import { carrosserieCopy } from './carrosserie.ts'
import { freinsCopy } from './freins.ts'
import { generalCopy } from './general.ts'
import { huilesCopy } from './huiles.ts'
import type { ServiceId } from './index.ts'
import { inspectionCopy } from './inspection.ts'
import { pneusCopy } from './pneus.ts'
import type { ServiceCopy } from './service.ts'

export const servicesCopy: Record<ServiceId, Record<Lang, ServiceCopy>> = {
  inspection: inspectionCopy,
  antirouille: antirouilleCopy,
  huiles: huilesCopy,
  pneus: pneusCopy,
  freins: freinsCopy,
  carrosserie: carrosserieCopy,
  general: generalCopy,
}
