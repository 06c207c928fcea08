import { bilingual, type Text } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the editor of the notice for all visitors. `[…]` is a slot that the page fills. */
const copy = bilingual({
  fr: {
    name: 'Avis aux visiteurs',
    write: 'Mettre un avis en haut du site',
    change: 'Avis en ligne jusqu’à [when] : le changer ou le retirer',
    back: 'Le site',
    intro: 'Il paraît tout de suite en haut de toutes les pages, et se retire de lui-même.',
    online: 'En ligne maintenant',
    until: 'jusqu’à [when]',
    end: 'Retirer l’avis',
    suggest: 'Pour commencer :',
    text: { fr: 'L’avis en français', en: 'L’avis en anglais' },
    textHint: 'En deux lignes. Pour votre numéro : {phone}.',
    choose: 'Jusqu’à quand?',
    closing: 'La fermeture, [when]',
    opening: 'L’ouverture, [when]',
    other: 'Un autre moment',
    moment: 'Jour et heure, au garage',
    publish: 'Publier maintenant',
    past: 'Choisissez un moment à venir.',
    wrong: 'Rien n’est publié : voyez ce qui est marqué plus bas.',
    stale:
      'Rien n’est publié : quelqu’un vient de changer l’avis. Regardez le sien, puis publiez de nouveau.',
    done: 'C’est en ligne.',
    ended: 'L’avis est retiré.',
    see: 'Voir le site',
  },
  en: {
    name: 'Notice to visitors',
    write: 'Put a notice on top of the site',
    change: 'Notice online until [when]: change or remove it',
    back: 'Website',
    intro: 'It appears at once on top of every page, and removes itself.',
    online: 'Online now',
    until: 'until [when]',
    end: 'Remove the notice',
    suggest: 'To begin with:',
    text: { fr: 'The notice in French', en: 'The notice in English' },
    textHint: 'Two lines. For your number: {phone}.',
    choose: 'Until when?',
    closing: 'Closing time, [when]',
    opening: 'Opening time, [when]',
    other: 'Another moment',
    moment: 'Day and time, at the garage',
    publish: 'Publish now',
    past: 'Choose a moment to come.',
    wrong: 'Nothing is published: see what is marked below.',
    stale: 'Nothing is published: someone just changed the notice. Look at theirs, then publish again.',
    done: 'It is online.',
    ended: 'The notice is removed.',
    see: 'See the site',
  },
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
