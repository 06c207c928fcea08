import type { Text } from './language.ts'
import type { OwnKey } from './own-key.ts'
import { crop, type FocalPoint, side } from './pictures/crop.ts'
import { RATIO, RECIPE, widthsFor } from './pictures/recipe.ts'
import type { PictureKey } from './pictures.ts'

/** A photograph of the garage's own, shown instead of a drawn picture. */
export type OwnPicture = {
  /** SHA-256 of the stored file, in hexadecimal. */
  sha: string
  /** Size of the stored file in pixels. */
  width: number
  height: number
  /** Alternative text; null if the picture adds nothing to the text beside it. */
  alt: Text | null
  /** What must stay in view, in per cent from the left and from the top. */
  focus: FocalPoint
}

/** Place for a photograph of the person who answers; no drawn picture exists for it. */
export const facePlace = 'founder-face'

export type PicturePlace = PictureKey | typeof facePlace | OwnKey

export type OwnPictures = Readonly<Partial<Record<PictureKey | typeof facePlace, OwnPicture>>> & {
  readonly [key: OwnKey]: OwnPicture
}

const FILE =
  /^(own-([0-9a-f]{16})-(\d{1,3})-(\d{1,3})-r\d{1,4})-(\d{3,4}-\d\d\.webp|\d{3,4}\.avif|social\.jpg)$/

/** Common prefix of all files of a picture cropped around its focal point. The content under a name never changes. */
export function ownName({ sha, focus }: Pick<OwnPicture, 'sha' | 'focus'>): string {
  return `own-${sha.slice(0, 16)}-${focus[0]}-${focus[1]}-r${RECIPE}`
}

/** Parses a picture's file name; undefined if it is not one of the garage's own pictures. */
export function ownFile(file: string): { name: string; sha: string; rest: string } | undefined {
  const [, name, sha, , , rest] = FILE.exec(file) ?? []
  return name && sha && rest ? { name, sha, rest } : undefined
}

/** Converts a focal point from per cent to fractions from 0 to 1. */
export const focalPart = ([left, top]: FocalPoint): FocalPoint => [left / 100, top / 100]

/** A photograph's size, files and focal side, as pages need them to show it. */
export function ownForms(picture: OwnPicture) {
  const { width, height } = picture
  const focus = focalPart(picture.focus)
  const cut = crop(width, height, RATIO, focus)
  const widths = widthsFor(cut.width)
  const widest = Math.max(...widths)
  const base = `/pictures/${ownName(picture)}`
  // Narrower frames crop the cropped picture again, so the focal point is computed relative to the crop.
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
