/** The languages a row may be in. */
export type StoredLanguage = 'fr' | 'en'
