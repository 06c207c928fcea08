import { inPairs, type Text } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the editor of the notice for all visitors. `[…]` is a slot that the page fills. */
const copy = inPairs({
  name: ['Avis aux visiteurs', 'Notice to visitors'],
  write: ['Mettre un avis en haut du site', 'Put a notice on top of the site'],
  change: [
    'Avis en ligne jusqu’à [when] : le changer ou le retirer',
    'Notice online until [when]: change or remove it',
  ],
  back: ['Le site', 'Website'],
  intro: [
    'Il paraît tout de suite en haut de toutes les pages, et se retire de lui-même.',
    'It appears at once on top of every page, and removes itself.',
  ],
  online: ['En ligne maintenant', 'Online now'],
  until: ['jusqu’à [when]', 'until [when]'],
  end: ['Retirer l’avis', 'Remove the notice'],
  suggest: ['Pour commencer :', 'To begin with:'],
  text: {
    fr: ['L’avis en français', 'The notice in French'],
    en: ['L’avis en anglais', 'The notice in English'],
  },
  textHint: ['En deux lignes. Pour votre numéro : {phone}.', 'Two lines. For your number: {phone}.'],
  choose: ['Jusqu’à quand?', 'Until when?'],
  closing: ['La fermeture, [when]', 'Closing time, [when]'],
  opening: ['L’ouverture, [when]', 'Opening time, [when]'],
  other: ['Un autre moment', 'Another moment'],
  moment: ['Jour et heure, au garage', 'Day and time, at the garage'],
  publish: ['Publier maintenant', 'Publish now'],
  past: ['Choisissez un moment à venir.', 'Choose a moment to come.'],
  wrong: [
    'Rien n’est publié : voyez ce qui est marqué plus bas.',
    'Nothing is published: see what is marked below.',
  ],
  stale: [
    'Rien n’est publié : quelqu’un vient de changer l’avis. Regardez le sien, puis publiez de nouveau.',
    'Nothing is published: someone just changed the notice. Look at theirs, then publish again.',
  ],
  done: ['C’est en ligne.', 'It is online.'],
  ended: ['L’avis est retiré.', 'The notice is removed.'],
  see: ['Voir le site', 'See the site'],
})

export const deskNoticeCopy = typesetCopy(copy)

type Suggested = Readonly<Record<string, { label: Text; text: Text }>>

/** Notices to begin with, by the name that the editor's address gives. @param takesTexts customers can send messages to a phone */
export const suggestedNotices = (takesTexts: boolean): Suggested => ({
  line: {
    label: { fr: 'Ligne en panne', en: 'Phone line down' },
    text: takesTexts
      ? {
          fr: 'Notre ligne est en panne. Textez-nous, ou écrivez-nous par la page Contact.',
          en: 'Our phone line is down. Text us, or write to us on the Contact page.',
        }
      : {
          fr: 'Notre ligne est en panne. Écrivez-nous par la page Contact.',
          en: 'Our phone line is down. Write to us on the Contact page.',
        },
  },
  early: {
    label: { fr: 'Fermé plus tôt', en: 'Closing early' },
    text: {
      fr: 'On ferme plus tôt aujourd’hui. Laissez-nous un message : on vous rappelle.',
      en: 'We are closing early today. Leave us a message and we will call you back.',
    },
  },
  inventory: {
    label: { fr: 'Fermé pour l’inventaire', en: 'Closed for inventory' },
    text: {
      fr: 'Fermé pour l’inventaire. Écrivez-nous par la page Contact.',
      en: 'Closed for inventory. Write to us on the Contact page.',
    },
  },
})
