import type { Text } from '#app/content/language.ts'

/** On top of every page until the garage opens its site. */
export const inPreparation: { label: Text; text: Text } = {
  label: { fr: 'État du site', en: 'State of the site' },
  text: {
    fr: 'Site en préparation\u00a0: tout n’est pas confirmé.',
    en: 'Site in preparation: not everything is confirmed.',
  },
}
