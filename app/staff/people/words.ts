import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts about the roles: editors have the site's content and the requests, writers the content only. */
const copy = inPairs({
  roles: {
    admin: ['Admin', 'Admin'],
    editor: ['Le site et les demandes', 'The website and the requests'],
    writer: ['Le site seulement', 'The website only'],
  },
  grant: {
    admin: ['Donner tout l’accès', 'Give full access'],
    editor: ['Donner accès au site et aux demandes', 'Give access to website and requests'],
    writer: ['Donner accès au site seulement', 'Give access to the website only'],
  },
  limit: ['Limiter au site', 'Limit to the website'],
  grantAsk: [
    '[email] pourra tout voir et tout changer : le site, les demandes, le personnel et la confidentialité.',
    '[email] may see and change everything: the website, the requests, people and privacy.',
  ],
  limitAsk: [
    '[email] sera déconnecté de tous ses appareils et ne verra plus aucune demande.',
    '[email] will be signed out on every device and no longer see any request.',
  ],
  granted: {
    admin: ['[email] a maintenant tout l’accès.', '[email] has full access now.'],
    editor: [
      '[email] a maintenant accès au site et aux demandes, mais ni au personnel ni à la confidentialité.',
      '[email] now has access to the website and the requests, but not to people and privacy.',
    ],
    writer: [
      '[email] a maintenant accès au site seulement, et ne voit aucune demande.',
      '[email] now has access to the website only, and sees no request.',
    ],
  },
  admin: [
    '[email] a déjà tout l’accès. Retirez-le d’abord.',
    '[email] has full access already. Remove it first.',
  ],
  inviteAs: ['Ce que la personne peut faire', 'What the person may do'],
  everything: ['Tout l’espace du personnel', 'The whole staff area'],
  writers: [
    'Avec « Le site seulement », la personne change les textes, les prix, les heures et les photos; elle ne voit aucune demande ni aucun client.',
    'With “The website only”, they change texts, prices, hours and pictures, and see no request and no customer.',
  ],
})

export const rolesCopy = typesetCopy(copy)
