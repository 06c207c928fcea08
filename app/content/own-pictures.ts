import type { Text } from './language.ts'
import type { OwnKey } from './own-key.ts'
import { crop, type FocalPoint, side } from './pictures/crop.ts'
import { RATIO, RECIPE, widthsFor } from './pictures/recipe.ts'
import type { PictureKey } from './pictures.ts'

/** A photograph of the garage's own in the place of a drawn picture. */
export type OwnPicture = {
  /** The SHA-256 of what is kept of it. */
  sha: string
  /** Pixels of what is kept. */
  width: number
  height: number
  /** What is seen; null where it says nothing that the text beside it does not say. */
  alt: Text | null
  /** What must stay in view, in hundredths from the left and from the top. */
  focus: FocalPoint
}

/** The face of the person who answers has a place, and nothing is drawn for it. */
export const facePlace = 'founder-face'

/** Every place a photograph can take. */
export type PicturePlace = PictureKey | typeof facePlace | OwnKey

/** The garage's own photographs, by the place each has taken. */
export type OwnPictures = Readonly<Partial<Record<PictureKey | typeof facePlace, OwnPicture>>> & {
  readonly [key: OwnKey]: OwnPicture
}

const FILE =
  /^(own-([0-9a-f]{16})-(\d{1,3})-(\d{1,3})-r\d{1,4})-(\d{3,4}-\d\d\.webp|\d{3,4}\.avif|social\.jpg)$/

/** What all files of a picture, cut around its focal point, begin with. A name never changes its bytes. */
export function ownName({ sha, focus }: Pick<OwnPicture, 'sha' | 'focus'>): string {
  return `own-${sha.slice(0, 16)}-${focus[0]}-${focus[1]}-r${RECIPE}`
}

/** What a file's name says of its picture; undefined where it is none of ours. */
export function ownFile(file: string): { name: string; sha: string; rest: string } | undefined {
  const [, name, sha, , , rest] = FILE.exec(file) ?? []
  return name && sha && rest ? { name, sha, rest } : undefined
}

/** The focal point as a part of the whole. */
export const focalPart = ([left, top]: FocalPoint): FocalPoint => [left / 100, top / 100]

/** What stands in a page for a photograph. */
export function ownForms(picture: OwnPicture) {
  const { width, height } = picture
  const focus = focalPart(picture.focus)
  const cut = crop(width, height, RATIO, focus)
  const widths = widthsFor(cut.width)
  const widest = Math.max(...widths)
  const base = `/pictures/${ownName(picture)}`
  // Where the point lies within the cut decides what narrower frames keep.
  const focalSide = side([
    (focus[0] * width - cut.left) / cut.width,
    (focus[1] * height - cut.top) / cut.height,
  ])
  return {
    width: widest,
    height: Math.round(widest / RATIO),
    files: [base, ...widths] as [string, ...number[]],
    social: `${base}-social.jpg`,
    ...(focalSide && { focus: focalSide }),
  }
}
