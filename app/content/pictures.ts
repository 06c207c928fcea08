import { bench } from './pictures/bench.ts'
import { bodies } from './pictures/bodies.ts'
import type { Picture } from './pictures/picture.ts'
import { rooms } from './pictures/rooms.ts'
import { wheels } from './pictures/wheels.ts'
import type { ServiceId } from './services/service.ts'

/** Every picture of the site. A new one is an entry in one of these four files, and a place below. */
export const pictures = { ...rooms, ...bench, ...wheels, ...bodies } as const satisfies Record<
  string,
  Picture
>

/** The name of a picture: its file in `art/pictures` without the ending. */
export type PictureKey = keyof typeof pictures

/** The pictures the home page's hero goes through, the first one at once. */
export const heroPictures: readonly PictureKey[] = [
  'hero-workshop',
  'waiting-room',
  'tools-drawer',
  'hero-evening-door',
  'oil-pour',
  'hero-low-lift',
  'general-flatlay',
  'studio-car-dark',
  'hero-rear-three-quarter',
  'brake-wheel',
  'winter-tire-macro',
]

/** The titled pictures of the home page's gallery. */
export const galleryPictures: readonly PictureKey[] = [
  'hero-toolwall',
  'disc-through-spokes',
  'rustproofing-jar',
  'keys-workorder',
  'studio-car-orange',
  'oil-still-life',
  'inspection-bench',
  'brakes-parts',
  'air-filter-old-new',
  'tires-row',
  'sign-evening',
  'sill-low-light',
  'battery',
  'courtesy-key',
  'caliper-macro',
  'oil-jugs',
]

/** Gallery pictures that lead to a service's page. */
export const galleryServices: Partial<Record<PictureKey, ServiceId>> = {
  'rustproofing-jar': 'antirouille',
  'sill-low-light': 'antirouille',
}

/** The pictures of each service; the first stands for it on cards and at the top of its page. */
export const servicePictures: Record<ServiceId, readonly [PictureKey, ...PictureKey[]]> = {
  inspection: ['inspection-bench', 'hero-low-lift', 'sill-low-light', 'disc-through-spokes', 'battery'],
  antirouille: ['rustproofing-jar', 'sill-low-light', 'hero-low-lift', 'hero-evening-door'],
  huiles: ['oil-pour', 'oil-jugs', 'oil-still-life', 'general-flatlay', 'air-filter-old-new'],
  pneus: ['tires-row', 'winter-tire-macro', 'disc-through-spokes', 'brake-wheel'],
  freins: ['brake-wheel', 'caliper-macro', 'brakes-parts', 'disc-through-spokes', 'tools-drawer'],
  carrosserie: ['studio-car-dark', 'hero-rear-three-quarter', 'courtesy-key', 'studio-car-orange'],
  general: ['general-flatlay', 'battery', 'tools-drawer', 'air-filter-old-new', 'hero-toolwall'],
}

/** The picture at the head of a page that has one of its own. */
export const pagePictures = {
  about: 'waiting-room',
  contact: 'hero-evening-door',
  projects: 'hero-toolwall',
  blog: 'tools-drawer',
  pricing: 'keys-workorder',
} as const satisfies Record<string, PictureKey>

/** The pictures that fill a phone's first screen: these are also made in an upright form. */
export const topPictures: ReadonlySet<string> = new Set<PictureKey>([
  ...heroPictures,
  ...Object.values(servicePictures).map(([first]) => first),
])

/** Shown with a post that names no picture, or one that is gone. */
export const fallbackPicture: PictureKey = 'tools-drawer'

/** Pages that share one social picture (1200 × 630); services and posts share their own first picture. */
export const socialPictures = {
  home: 'hero-workshop',
  services: 'hero-low-lift',
  pricing: 'keys-workorder',
  gallery: 'hero-toolwall',
  projects: 'studio-car-orange',
  about: 'waiting-room',
  blog: 'tools-drawer',
  contact: 'hero-evening-door',
} as const satisfies Record<string, PictureKey>

/** Whether a name, typed in a post or a project, is a picture of the list. */
export function isPicture(name: string): name is PictureKey {
  return Object.hasOwn(pictures, name)
}

/** Whether any picture is still a drawn one: the footer says so as long as there is. */
export const hasIllustrations = Object.values<Picture>(pictures).some((picture) => picture.illustration)
