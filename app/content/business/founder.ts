import type { PictureKey } from '#app/content/pictures.ts'

export type Founder = {
  firstName?: string
  /** A portrait, upright or square. */
  face?: PictureKey
  /** The signature, written in black on white. */
  signature?: PictureKey
}

/** The person responsible for the work, shown on the home page; an empty frame marks what the garage has not provided yet. */
export const founder: Founder = {}
