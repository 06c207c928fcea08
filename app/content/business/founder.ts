import type { PictureKey } from '#app/content/pictures.ts'

export type Founder = {
  firstName?: string
  /** A portrait, upright or square. */
  face?: PictureKey
  /** The signature, written in black on white. */
  signature?: PictureKey
}

/** The person who answers for the work, as the home page shows them; a frame stands in for what the garage has not given yet. */
export const founder: Founder = {}
