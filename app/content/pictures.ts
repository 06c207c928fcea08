import { weeklyPart } from './business/weekly-part.ts'
import { facts } from './facts.ts'
import { bench } from './pictures/bench.ts'
import { bodies } from './pictures/bodies.ts'
import type { PictureFacts } from './pictures/picture.ts'
import { rooms } from './pictures/rooms.ts'
import { wheels } from './pictures/wheels.ts'
import type { ServiceId } from './services/index.ts'

/** Every picture of the site. To add one, add an entry in one of these four files and use it in a list below. */
export const pictures = { ...rooms, ...bench, ...wheels, ...bodies } as const satisfies Record<
  string,
  PictureFacts
>

/** The name of a picture: its file in `art/pictures` without the extension. */
export type PictureKey = keyof typeof pictures

/** The slides of the home page's hero, alternating wide shots and close-ups; the first is shown at once. */
export const heroPictures: readonly PictureKey[] = [
  'hero-workshop',
  'brakes-parts',
  'waiting-room',
  'winter-tire-macro',
  'hero-toolwall',
  'general-flatlay',
  'hero-evening-door',
  'spark-plugs',
  'tire-storage',
  'discs-stack',
  'hero-low-lift',
]

/** The titled pictures of the home page's gallery, alternating warm and cold ones. */
export const galleryPictures: readonly PictureKey[] = [
  'tools-drawer',
  'fluids-trio',
  'waiting-coffee',
  'disc-through-spokes',
  'rustproofing-jar',
  'tread-gauge',
  'panel-primer',
  'battery',
  'sockets-macro',
  'oil-still-life',
  'tire-sidewall',
  'courtesy-key',
  'diagnostic-tablet',
  'keys-workorder',
  'sign-evening',
  'oil-pour',
  'air-filter-old-new',
]

/** Gallery pictures that link to a service's page. */
export const galleryServices: Partial<Record<PictureKey, ServiceId>> = {
  'rustproofing-jar': 'antirouille',
}

/** The other pictures of the home page; its cards show the first picture of each service. */
export const homePictures = {
  waitingRoom: 'waiting-window',
  weeklyPart: weeklyPart.picture,
} as const satisfies Record<string, PictureKey>

type AtLeastFour<Item> = readonly [Item, Item, Item, Item, ...Item[]]

/** Pictures of each service on the page of all services. */
export const LISTED_PICTURES = 3

/**
 * Four to six pictures of each service. The first is shown on cards and at the top of its page, and is in neither the hero nor
 * the home page's gallery. No two services share a listed picture (`LISTED_PICTURES`).
 */
export const servicePictures: Record<ServiceId, AtLeastFour<PictureKey>> = {
  inspection: ['inspection-bench', 'tread-gauge', 'disc-through-spokes', 'hero-low-lift', 'battery'],
  antirouille: ['paraffin-kit', 'rustproofing-jar', 'sill-low-light', 'hero-low-lift'],
  huiles: ['oil-jugs', 'oil-pour', 'oil-still-life', 'fluids-trio', 'air-filter-old-new'],
  pneus: ['tires-row', 'winter-tire-macro', 'tire-storage', 'tire-sidewall', 'tread-gauge'],
  freins: ['pads-stacked', 'discs-stack', 'caliper-macro', 'brakes-parts', 'disc-through-spokes'],
  carrosserie: ['paint-fan', 'panel-primer', 'studio-car-dark', 'courtesy-key', 'paint-gun'],
  general: ['tools-used', 'diagnostic-tablet', 'battery', 'general-flatlay', 'spark-plugs', 'sockets-macro'],
}

/** The picture of a page that has one of its own. */
export const pagePictures = {
  services: 'hero-low-lift',
  about: 'waiting-room',
  contact: 'hero-evening-door',
  pricing: 'keys-workorder',
} as const satisfies Record<string, PictureKey>

/** Shown with a post that names no picture, or one that no longer exists. */
export const fallbackPicture: PictureKey = 'tools-drawer'

/** The social picture (1200 × 630) of each page; services and posts use their own first picture, "Can I keep driving?" its lamps. */
export const socialPictures = {
  home: 'hero-workshop',
  services: 'hero-low-lift',
  pricing: 'keys-workorder',
  gallery: 'hero-toolwall',
  projects: 'paint-gun',
  about: 'hero-evening-door',
  blog: 'tools-drawer',
  contact: 'sign-evening',
} as const satisfies Record<string, PictureKey>

/** Whether a name in a post or a project is that of a bundled picture. */
export function isPicture(name: string): name is PictureKey {
  return Object.hasOwn(pictures, name)
}

/** Whether a picture is a drawn one that no photograph of the garage replaces. */
export function isIllustration(key: PictureKey): boolean {
  const { isOwnPhoto }: PictureFacts = pictures[key]
  return !isOwnPhoto && !facts().pictures[key]
}
