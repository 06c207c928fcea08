import type { Facts } from './facts.ts'
import type { ServiceId } from './services/index.ts'
import { isOffered } from './services/offered.ts'

/** The tabs of the gallery page, in order; the first is open by default. */
export const galleryTabs = [
  'inspection',
  'antirouille',
  'huiles',
  'pneus',
  'freins',
  'carrosserie',
] as const satisfies readonly ServiceId[]
export type GalleryTab = (typeof galleryTabs)[number]

/** The tabs of services that are offered: always at least one (enforced in `app/publishing/kinds/business.ts`). */
export const offeredTabs = (now?: Facts): GalleryTab[] => galleryTabs.filter((id) => isOffered(id, now))
