import type { Text } from '../language.ts'

/** Said in place of a picture that could not be loaded. */
export const missingPicture: Text = { fr: 'Image non disponible', en: 'Image not available' }
