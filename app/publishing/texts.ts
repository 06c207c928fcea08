import type { Facts } from '#app/content/facts.ts'
import { langs, type Text } from '#app/content/language.ts'
import { bundledProse, type ProsePart } from '#app/content/prose.ts'
import { type ServiceId, serviceIds } from '#app/content/services/index.ts'
import { isServicePart } from './text-rules.ts'

/** A page with editable texts; `parts` are the parts of the content that hold them, in reading order. */
export type TextPage = { id: TextPageId; parts: readonly string[] }

const plainPages = {
  home: ['headings.home', 'home', 'faq'],
  services: ['headings.services', 'servicesPage.list', 'process'],
  pricing: [
    'headings.pricing',
    'pricing.subtitle',
    'pricing.sections',
    'pricing.hourlyRate',
    'pricing.diagnostic',
  ],
  gallery: ['headings.gallery'],
  projects: ['headings.projects', 'projectsPage', 'projects'],
  about: ['headings.about', 'about'],
  blog: ['headings.blog'],
  canIDrive: ['headings.canIDrive', 'canIDrive.subtitle', 'canIDrive.after', 'canIDrive.cost'],
  contact: ['headings.contact', 'contact'],
} as const satisfies Record<string, readonly string[]>

export type PlainTextPage = keyof typeof plainPages
export type TextPageId = PlainTextPage | ServiceId

const plain = Object.entries(plainPages).map(([id, parts]) => ({ id: id as PlainTextPage, parts }))
const isFront = ({ id }: TextPage) => id === 'home' || id === 'services'

/** The home page and the services come first: they are read most. */
export const textPages: readonly TextPage[] = [
  ...plain.filter(isFront),
  ...serviceIds.map((id) => ({ id, parts: [id] })),
  ...plain.filter((page) => !isFront(page)),
]

/** The keys of editable prose in the content. Buttons, labels and texts of scripts have other keys and cannot be edited. */
export const proseNames = [
  'title',
  'pageTitle',
  'heading',
  'subtitle',
  'tagline',
  'priceLine',
  'priceFor',
  'description',
  'badge',
  'ticks',
  'intro',
  'text',
  'note',
  'role',
  'paragraphs',
  'signature',
  'about',
  'includes',
  'excludes',
  'priceNote',
  'steps',
  'question',
  'answer',
  'items',
  'trust',
  'points',
  'category',
] as const
export type ProseName = (typeof proseNames)[number]

/** A text the garage can edit, at its place: `freins.faq.0.answer`. */
export type TextPlace = {
  place: string
  page: TextPageId
  /** Its section of the page: `home.hero`, `freins.faq`; a text directly in a part has the part's name. */
  section: string
  name: ProseName
  /** Its position in its list, from 1; undefined outside a list. */
  number?: number
  bundled: Text
}

/** A text that consists of one fact cannot be edited: the fact is changed instead. */
const IS_ONE_FACT = /^\{[^{}]*\}$/

const keyIn = (value: unknown, key: string): unknown =>
  value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined

function placesBelow(fr: unknown, en: unknown, keys: readonly string[], page: TextPageId): TextPlace[] {
  if (typeof fr === 'string' && typeof en === 'string') {
    const name = proseNames.find((known) => known === keys.findLast((key) => !/^\d+$/.test(key)))
    if (!name || IS_ONE_FACT.test(fr)) return []
    const index = keys.findLast((key) => /^\d+$/.test(key))
    const section = sectionOf(keys)
    return [
      {
        place: keys.join('.'),
        page,
        section,
        name,
        ...(index !== undefined && { number: Number(index) + 1 }),
        bundled: { fr, en },
      },
    ]
  }
  if (!fr || typeof fr !== 'object') return []
  return Object.keys(fr).flatMap((key) => placesBelow(keyIn(fr, key), keyIn(en, key), [...keys, key], page))
}

/** `home.why.cards.0.title` is in `home.why`, `freins.title` in `freins`, `headings.home.title` in `headings`. */
function sectionOf([part = '', key = '', next]: readonly string[]): string {
  return part === 'headings' || next === undefined || /^\d+$/.test(key) ? part : `${part}.${key}`
}

const places: readonly TextPlace[] = textPages.flatMap(({ id, parts }) =>
  parts.flatMap((part) => {
    const keys = part.split('.')
    const [fr, en] = langs.map((lang) =>
      keys.slice(1).reduce<unknown>(keyIn, bundledProse[keys[0] as ProsePart][lang]),
    )
    return placesBelow(fr, en, keys, id)
  }),
)

const byPlace = new Map(places.map((text) => [text.place, text]))

/** The editable texts of a page, in reading order. */
export const textsOn = (page: TextPageId): TextPlace[] => places.filter((text) => text.page === page)

/** The editable text at a place; undefined if there is none. */
export const textPlace = (place: string): TextPlace | undefined => byPlace.get(place)

/** The editable texts that name a price. */
export function textsNaming(price: string, { texts }: Pick<Facts, 'texts'>): TextPlace[] {
  const code = new RegExp(`\\{(price|amount|spoken):${price}\\}`)
  return places.filter(({ place, bundled }) =>
    langs.some((lang) => code.test((texts[place] ?? bundled)[lang])),
  )
}

/** The content file that a change of this text overrides; empty if there is no such text. */
export function textFile(place: string): string {
  const { page } = byPlace.get(place) ?? {}
  if (isServicePart(page)) return `services/${page}.yaml`
  return page ? files[page] : ''
}

const files: Readonly<Record<PlainTextPage, string>> = {
  home: 'texts/home.ts',
  services: 'texts/services.ts',
  pricing: 'texts/pricing.ts',
  gallery: 'gallery.yaml',
  projects: 'business/projects.ts',
  about: 'texts/about.yaml',
  blog: 'blog/',
  canIDrive: 'texts/can-i-drive.ts',
  contact: 'texts/contact.ts',
}
