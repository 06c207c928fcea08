import { bench } from './pictures/bench.ts'
import { bodies } from './pictures/bodies.ts'
import type { Picture } from './pictures/picture.ts'
import { rooms } from './pictures/rooms.ts'
import { wheels } from './pictures/wheels.ts'
import type { ServiceId } from './services/service.ts'
import { weeklyPart } from './weekly-part.ts'

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
  'street-summer',
  'rustproofing-jar',
  'studio-car-rear',
  'tire-storage',
  'oil-still-life',
  'waiting-coffee',
  'tread-gauge',
  'street-snow-day',
  'brakes-parts',
  'paint-fan',
  'battery',
  'sign-evening',
  'paraffin-kit',
  'courtesy-key',
  'spark-plugs',
]

/** Gallery pictures that lead to a service's page. */
export const galleryServices: Partial<Record<PictureKey, ServiceId>> = {
  'rustproofing-jar': 'antirouille',
  'paraffin-kit': 'antirouille',
}

/** The other pictures of the home page; its cards show each service's first. */
export const homePictures = {
  waitingRoom: 'waiting-window',
  weeklyPart: weeklyPart.picture,
} as const satisfies Record<string, PictureKey>

/** The pictures of each service; the first stands for it on cards and at the top of its page. */
export const servicePictures: Record<ServiceId, readonly [PictureKey, ...PictureKey[]]> = {
  inspection: ['inspection-bench', 'tread-gauge', 'disc-through-spokes', 'hero-low-lift', 'battery'],
  antirouille: ['sill-low-light', 'rustproofing-jar', 'paraffin-kit', 'hero-low-lift', 'hero-evening-door'],
  huiles: ['oil-jugs', 'oil-pour', 'oil-still-life', 'fluids-trio', 'air-filter-old-new'],
  pneus: ['tires-row', 'winter-tire-macro', 'tire-storage', 'tire-sidewall', 'disc-through-spokes'],
  freins: ['caliper-macro', 'brake-wheel', 'discs-stack', 'brakes-parts', 'disc-through-spokes'],
  carrosserie: ['paint-gun', 'studio-car-dark', 'panel-primer', 'paint-fan', 'courtesy-key'],
  general: [
    'diagnostic-tablet',
    'general-flatlay',
    'battery',
    'spark-plugs',
    'tools-drawer',
    'sockets-macro',
  ],
}

/** The picture of a page that has one of its own. */
export const pagePictures = {
  services: 'hero-low-lift',
  about: 'waiting-room',
  contact: 'hero-evening-door',
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
  projects: 'panel-primer',
  about: 'waiting-room',
  blog: 'tools-drawer',
  contact: 'hero-evening-door',
} as const satisfies Record<string, PictureKey>

/** Whether a name, typed in a post or a project, is a picture of the list. */
export function isPicture(name: string): name is PictureKey {
  return Object.hasOwn(pictures, name)
}

/** Whether any of these pictures is a drawn one: the notes that say so stand as long as there is. */
export function hasIllustrations(among: readonly Picture[] = Object.values(pictures)): boolean {
  return among.some((picture) => picture.illustration)
}
