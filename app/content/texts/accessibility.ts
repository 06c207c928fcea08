import { bilingual } from '../language.ts'

type Statement = {
  subtitle: string
  updatedLabel: string
  target: { heading: string; paragraphs: string[] }
  tested: { heading: string; intro: string; items: string[] }
  /** Known accessibility problems: remove a line once it is fixed, add one when a problem is found. */
  shortfalls: { heading: string; intro: string; items: string[] }
  shop: { heading: string; paragraphs: string[] }
  contact: { heading: string; paragraphs: string[]; writeButton: string; callButton: string }
}

/** Last time the statement was checked against the site, `YYYY-MM-DD`. */
export const accessibilityUpdated = '2026-11-25'

export const accessibility = bilingual<Statement>({
  fr: {
    subtitle:
      'Un site de garage doit servir à tout le monde, y compris dans le froid, d’une main, sur un petit écran.',
    updatedLabel: 'Dernière vérification : le',
    target: {
      heading: 'Ce que nous visons',
      paragraphs: [
        'Les règles internationales WCAG 2.2, niveau AA. La loi ne les impose pas à un garage; nous les suivons pour que chacun puisse se servir du site.',
        'Le site est fait pour servir au clavier, avec un lecteur d’écran, sans JavaScript, et sans mouvement si votre appareil le demande. Tout ce qui bouge seul a un bouton de pause.',
      ],
    },
    tested: {
      heading: 'Ce qui a été vérifié',
      intro: 'À chaque changement du site, des essais dans un vrai navigateur vérifient :',
      items: [
        'chaque page publique, en français et en anglais, en thème clair et sombre, avec l’outil d’analyse axe;',
        'le menu, les questions, les galeries et les formulaires au clavier seulement;',
        'la lecture à 200 % et sur un écran étroit, sans défilement vers le côté;',
        'les animations, absentes quand le mouvement réduit est demandé;',
        'les formulaires envoyés sans JavaScript, avec une erreur écrite à côté de chaque champ en cause.',
      ],
    },
    shortfalls: {
      heading: 'Ce qui manque encore',
      intro: 'Voici les limites que nous connaissons :',
      items: [
        'Le site n’a pas été essayé avec des personnes en situation de handicap. Les outils automatiques ne trouvent qu’une partie des problèmes.',
        'Les lecteurs d’écran n’ont pas été essayés un à un : les essais vérifient les rôles, les noms et l’ordre de lecture, pas l’écoute.',
        'La réservation en ligne, la carte et la messagerie sont fournies par d’autres et peuvent ne pas suivre les mêmes règles. Le téléphone et le formulaire permettent de faire la même chose.',
        'Les textes sont en langage courant, mais n’existent pas en version facile à lire ni en langue des signes.',
      ],
    },
    shop: {
      heading: 'Et sur place',
      paragraphs: [
        '{if:freeParking}Le stationnement est gratuit.{/if} {if:helpAtDoor}Si vous avez besoin d’aide pour entrer, attendre ou remettre vos clés, appelez au {phone} avant de venir et dites-nous ce qui vous convient.{/if}',
      ],
    },
    contact: {
      heading: 'Un obstacle? Dites-le-nous',
      paragraphs: [
        'Écrivez à {email} ou appelez au {phone}. Donnez l’adresse de la page et ce qui a bloqué, dans vos mots. En attendant, on peut faire la même chose avec vous au téléphone.',
      ],
      writeButton: 'Nous écrire',
      callButton: 'Appeler le {phone}',
    },
  },
  en: {
    subtitle:
      'A garage’s site has to work for everyone, including in the cold, with one hand, on a small screen.',
    updatedLabel: 'Last checked:',
    target: {
      heading: 'What we aim for',
      paragraphs: [
        'The international WCAG 2.2 rules, level AA. The law does not require them of a garage; we follow them so that everyone can use the site.',
        'The site is made to work by keyboard, with a screen reader, without JavaScript, and without motion if your device asks for that. Everything that moves by itself has a pause button.',
      ],
    },
    tested: {
      heading: 'What was checked',
      intro: 'At each change of the site, tests in a real browser check:',
      items: [
        'every public page, in French and English, in the light and dark themes, with the axe analysis tool;',
        'the menu, questions, galleries and forms by keyboard alone;',
        'reading at 200% and on a narrow screen, without scrolling sideways;',
        'animations, which are absent when reduced motion is asked for;',
        'forms sent without JavaScript, with an error written beside each field at fault.',
      ],
    },
    shortfalls: {
      heading: 'What still falls short',
      intro: 'These are the limits we know of:',
      items: [
        'The site has not been tried with people with disabilities. Automatic tools find only part of the problems.',
        'Screen readers have not been tried one by one: the tests check roles, names and reading order, not how it sounds.',
        'Online booking, the map and messaging are supplied by others and may not follow the same rules. The phone and the form let you do the same things.',
        'The texts are in everyday language, but there is no easy-to-read or sign language version.',
      ],
    },
    shop: {
      heading: 'And at the shop',
      paragraphs: [
        '{if:freeParking}Parking is free.{/if} {if:helpAtDoor}If you need help to come in, wait or hand over your keys, call {phone} before you come and tell us what works for you.{/if}',
      ],
    },
    contact: {
      heading: 'Something in your way? Tell us',
      paragraphs: [
        'Write to {email} or call {phone}. Give the address of the page and what got in the way, in your own words. Meanwhile, we can do the same thing with you over the phone.',
      ],
      writeButton: 'Write to us',
      callButton: 'Call {phone}',
    },
  },
})
