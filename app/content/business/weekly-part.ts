import type { Text } from '#app/content/language.ts'
import type { PictureKey } from '#app/content/pictures.ts'

type WeeklyPart = {
  /** The worn part beside a new one. */
  picture: PictureKey
  text: Text
  /** An example, shown as such until the garage puts a part of its own in its place. */
  placeholder: boolean
}

/** A worn part that came off a car, beside a new one. */
export const weeklyPart: WeeklyPart = {
  picture: 'pad-worn-new',
  text: {
    fr: 'Plaquettes de frein : l’usée à gauche, la neuve à droite.',
    en: 'Brake pads: the worn one on the left, the new one on the right.',
  },
  placeholder: true,
}
