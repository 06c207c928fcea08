import type { Lang } from '../language.ts'
import { textsOf } from '../texts-of.ts'
import antirouille from './antirouille.yaml'
import carrosserie from './carrosserie.yaml'
import freins from './freins.yaml'
import general from './general.yaml'
import huiles from './huiles.yaml'
import type { ServiceId } from './index.ts'
import inspection from './inspection.yaml'
import pneus from './pneus.yaml'
import { type ServiceCopy, serviceCopy } from './service-copy.ts'

export const servicesCopy: Record<ServiceId, Record<Lang, ServiceCopy>> = {
  inspection: textsOf(serviceCopy, inspection),
  antirouille: textsOf(serviceCopy, antirouille),
  huiles: textsOf(serviceCopy, huiles),
  pneus: textsOf(serviceCopy, pneus),
  freins: textsOf(serviceCopy, freins),
  carrosserie: textsOf(serviceCopy, carrosserie),
  general: textsOf(serviceCopy, general),
}
