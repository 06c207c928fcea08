import type { Text } from '../language.ts'

/** One picture of the site. Its key is the name of its file in `art/pictures` without the extension. */
export type PictureFacts = {
  /** Title, as a gallery shows it. */
  title: Text
  /** Alternative text for screen readers. */
  alt: Text
  /** One sentence under the picture. */
  caption: Text
  /** What must stay in view when a frame crops: from the left and from the top, 0 to 1. Defaults to the middle. */
  focus?: readonly [number, number]
  /** The original in `art/pictures`, if it is not `<key>.webp`. */
  file?: string
  /** A photograph of the garage's own; all others are drawn, and get the mark "illustration". */
  isOwnPhoto?: true
}
