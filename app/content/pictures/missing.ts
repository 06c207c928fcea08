import type { Text } from '../language.ts'

/** Shown instead of a picture that could not be loaded. */
export const missingPicture: Text = { fr: 'Image non disponible', en: 'Image not available' }
