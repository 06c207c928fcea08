import type { Text } from '../language.ts'

/** One picture of the site. Its key is the name of its file in `art/pictures` without the ending. */
export type PictureFacts = {
  /** A name for it, as a gallery shows it. */
  title: Text
  /** What is seen, for who does not see it. */
  alt: Text
  /** One sentence under the picture. */
  caption: Text
  /** What must stay in view when the frame cuts: from the left and from the top, 0 to 1. The middle where absent. */
  focus?: readonly [number, number]
  /** The original in `art/pictures`, where it is not `<key>.webp`. */
  file?: string
  /** True for a drawn picture, false for a photograph of the garage's own: the mark "illustration" follows. */
  illustration: boolean
}
