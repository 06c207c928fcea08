import type { Text } from '#app/content/language.ts'

/** Said on the public home page, where signing out of the staff area leads. */
export const signedOut: Text = { fr: 'Déconnexion réussie', en: 'Signed out successfully' }
