import type { Text } from '#app/content/language.ts'

/** Shown on the public home page, where signing out of the staff area redirects to. */
export const signedOut: Text = { fr: 'Déconnexion réussie', en: 'Signed out successfully' }
