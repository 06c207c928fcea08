import { facts } from './facts.ts'
import type { Lang } from './language.ts'
import { isOwnKey, type OwnKey } from './own-key.ts'
import { facePlace, ownForms, type PicturePlace } from './own-pictures.ts'
import { fallbackPicture, isIllustration, isPicture, type PictureKey, pictures } from './pictures.ts'
import { typeset } from './typography.ts'

/** What `scripts/pictures.ts` writes about a picture it has built. */
export type MadePicture = {
  width: number
  height: number
  /** Path without width, quality and extension, then the available widths in pixels. */
  files: [base: string, ...widths: number[]]
  /** 1200 × 630 pixels, JPEG. */
  social: string
  focus?: 'left' | 'right' | 'top' | 'bottom'
}

export type PictureManifest = Record<string, MadePicture>

const [manifest] = Object.values(
  import.meta.glob<PictureManifest>('../../build/pictures.json', { eager: true, import: 'default' }),
)

function made(key: PicturePlace): MadePicture {
  const own = facts().pictures[key]
  const found = own ? ownForms(own) : manifest?.[key]
  if (!found) throw new Error(`The picture "${key}" is not made yet: run "npm run build"`)
  return found
}

/** The data that the `Picture` component needs, in one language. @throws when the picture is not built. */
export function pictureData(key: PicturePlace, lang: Lang) {
  const { social: _social, ...shown } = made(key)
  return { ...shown, alt: pictureAlt(key, lang) }
}

/** The alternative text of a picture; empty where it has none. */
export function pictureAlt(key: PicturePlace, lang: Lang): string {
  const own = facts().pictures[key]
  if (own || key === facePlace || isOwnKey(key)) return typeset(own?.alt?.[lang] ?? '', lang)
  return typeset(pictures[key].alt[lang], lang)
}

/** A picture with its title and caption, for galleries and viewers. */
export function titledPicture(key: PictureKey | OwnKey, lang: Lang) {
  const alt = pictureAlt(key, lang)
  if (isOwnKey(key)) return { ...pictureData(key, lang), key, title: alt, caption: alt, illustration: false }
  const { title, caption } = pictures[key]
  return {
    ...pictureData(key, lang),
    key,
    title: typeset(title[lang], lang),
    // The caption describes the drawn picture, so a photograph uses its alternative text instead.
    caption: facts().pictures[key] ? alt : typeset(caption[lang], lang),
    illustration: isIllustration(key),
  }
}

/** The picture a post names, or the fallback if no picture has that name. */
export function namedPicture(name: string | undefined, lang: Lang) {
  return pictureData(placeNamed(name), lang)
}

export function titledNamedPicture(name: string, lang: Lang) {
  return titledPicture(placeNamed(name), lang)
}

/** The place that a post or a project names: a bundled picture, a photograph of its own, or the fallback. */
export function placeNamed(name: string | undefined): PictureKey | OwnKey {
  if (name && isOwnKey(name) && facts().pictures[name]) return name
  return name && isPicture(name) ? name : fallbackPicture
}

/** Path of a page's social picture: JPEG, 1200 × 630 pixels. */
export function socialPicture(key: PictureKey | OwnKey): string {
  return made(key).social
}
