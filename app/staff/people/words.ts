import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts about the roles: editors have the site's content and the requests, writers the content only. */
const copy = bilingual({
  fr: {
    roles: { admin: 'Admin', editor: 'Le site et les demandes', writer: 'Le site seulement' },
    grant: {
      admin: 'Donner tout l’accès',
      editor: 'Donner accès au site et aux demandes',
      writer: 'Donner accès au site seulement',
    },
    limit: 'Limiter au site',
    grantAsk:
      '[email] pourra tout voir et tout changer : le site, les demandes, le personnel et la confidentialité.',
    limitAsk: '[email] sera déconnecté de tous ses appareils et ne verra plus aucune demande.',
    granted: {
      admin: '[email] a maintenant tout l’accès.',
      editor:
        '[email] a maintenant accès au site et aux demandes, mais ni au personnel ni à la confidentialité.',
      writer: '[email] a maintenant accès au site seulement, et ne voit aucune demande.',
    },
    admin: '[email] a déjà tout l’accès. Retirez-le d’abord.',
    inviteAs: 'Ce que la personne peut faire',
    everything: 'Tout l’espace du personnel',
    writers:
      'Avec « Le site seulement », la personne change les textes, les prix, les heures et les photos; elle ne voit aucune demande ni aucun client.',
  },
  en: {
    roles: { admin: 'Admin', editor: 'The website and the requests', writer: 'The website only' },
    grant: {
      admin: 'Give full access',
      editor: 'Give access to website and requests',
      writer: 'Give access to the website only',
    },
    limit: 'Limit to the website',
    grantAsk: '[email] may see and change everything: the website, the requests, people and privacy.',
    limitAsk: '[email] will be signed out on every device and no longer see any request.',
    granted: {
      admin: '[email] has full access now.',
      editor: '[email] now has access to the website and the requests, but not to people and privacy.',
      writer: '[email] now has access to the website only, and sees no request.',
    },
    admin: '[email] has full access already. Remove it first.',
    inviteAs: 'What the person may do',
    everything: 'The whole staff area',
    writers:
      'With “The website only”, they change texts, prices, hours and pictures, and see no request and no customer.',
  },
})

export const rolesCopy = typesetCopy(copy)
