import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts about editors, who have access to the site's content and the requests only. */
const copy = bilingual({
  fr: {
    role: 'Site et demandes',
    grant: 'Donner le site et les demandes',
    upgrade: 'Donner tout l’accès',
    granted: '[email] a maintenant le site et les demandes, sans le personnel ni la confidentialité.',
    admin: '[email] a déjà tout l’accès. Retirez-le d’abord.',
    inviteAs: 'Ce que la personne peut faire',
    choices: { admin: 'Tout l’espace du personnel', editor: 'Le site et les demandes' },
  },
  en: {
    role: 'Website and requests',
    grant: 'Give website and requests',
    upgrade: 'Give full access',
    granted: '[email] now has the website and the requests, without people and privacy.',
    admin: '[email] has full access already. Remove it first.',
    inviteAs: 'What the person may do',
    choices: { admin: 'The whole staff area', editor: 'The website and the requests' },
  },
})

export const editorsCopy = typesetCopy(copy)
