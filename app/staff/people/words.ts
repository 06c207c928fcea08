import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts about editors, who have access to the site's content and the requests only. */
const copy = bilingual({
  fr: {
    role: 'Site et demandes',
    grant: 'Donner accès au site et aux demandes',
    upgrade: 'Donner tout l’accès',
    grantAsk:
      '[email] pourra tout voir et tout changer : le site, les demandes, le personnel et la confidentialité.',
    granted:
      '[email] a maintenant accès au site et aux demandes, mais ni au personnel ni à la confidentialité.',
    admin: '[email] a déjà tout l’accès. Retirez-le d’abord.',
    inviteAs: 'Ce que la personne peut faire',
    choices: { admin: 'Tout l’espace du personnel', editor: 'Le site et les demandes' },
  },
  en: {
    role: 'Website and requests',
    grant: 'Give access to website and requests',
    upgrade: 'Give full access',
    grantAsk: '[email] may see and change everything: the website, the requests, people and privacy.',
    granted: '[email] now has access to the website and the requests, but not to people and privacy.',
    admin: '[email] has full access already. Remove it first.',
    inviteAs: 'What the person may do',
    choices: { admin: 'The whole staff area', editor: 'The website and the requests' },
  },
})

export const editorsCopy = typesetCopy(copy)
