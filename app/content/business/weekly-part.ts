import type { Text } from '#app/content/language.ts'
import type { PictureKey } from '#app/content/pictures.ts'

type WeeklyPart = {
  /** The worn part beside a new one. */
  picture: PictureKey
  text: Text
  /** A sample, marked as such until the garage replaces it with a part of its own. */
  placeholder: boolean
}

export const weeklyPart: WeeklyPart = {
  picture: 'pad-worn-new',
  text: {
    fr: 'Plaquettes de frein : usée à gauche, neuve à droite.',
    en: 'Brake pads: worn on the left, new on the right.',
  },
  placeholder: true,
}
