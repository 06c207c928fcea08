import { facePlace } from '#app/content/own-pictures.ts'
import { weeklyPart } from '../business/weekly-part.ts'
import { recordsOf } from './record.ts'

/** Texts in which the garage speaks for itself, the samples it replaces, and the texts of law. */
export const textRecords = [
  ...recordsOf('texts', {
    familyGarage: {
      what: { fr: 'C’est un garage de famille, indépendant.', en: 'It is an independent family garage.' },
      editor: 'texts.about',
      isOptional: true,
    },
    founderIsMechanic: {
      what: {
        fr: 'Le fondateur est le mécanicien en chef, et il répond du travail.',
        en: 'The founder is the lead mechanic, and answers for the work.',
      },
      editor: 'texts.about',
      isOptional: true,
    },
    story: {
      what: {
        fr: '« Notre histoire », sur la page À propos, est la nôtre.',
        en: '“Our story”, on the About page, is ours.',
      },
      editor: 'texts.about',
      isOptional: true,
    },
    articles: {
      what: {
        fr: 'Les articles du blogue qui viennent avec le site donnent les conseils de notre atelier; on les a lus.',
        en: 'The blog articles that come with the site give our shop’s own advice; we have read them.',
      },
      editor: 'articles',
      isOptional: true,
    },
    maintenanceAdvice: {
      what: {
        fr: 'On conseille une vidange tous les {advice:syntheticOil} à l’huile synthétique, {advice:blendOil} à la semi-synthétique; des freins {advice:brakes}; une inspection {advice:inspection}.',
        en: 'We advise an oil change every {advice:syntheticOil} with synthetic oil, {advice:blendOil} with a blend; brakes {advice:brakes}; an inspection {advice:inspection}.',
      },
      editor: 'facts',
    },
    rustproofingSeason: {
      what: {
        fr: 'On conseille l’antirouille du 15 août au 30 septembre.',
        en: 'We advise rustproofing from August 15 to September 30.',
      },
      use: { fr: 'L’avis de saison.', en: 'The season notice.' },
      services: ['antirouille'],
      isOptional: true,
    },
    illustrations: {
      what: {
        fr: 'Les images qui ne sont pas nos photos sont des illustrations.',
        en: 'Pictures that are not our photographs are illustrations.',
      },
      use: { fr: 'Toutes les pages.', en: 'Every page.' },
      editor: 'pictures',
    },
    reviews: {
      what: {
        fr: 'Avis de clients : les quatre textes sont des exemples, à remplacer avec l’accord de leurs auteurs.',
        en: 'Customer reviews: the four texts are samples, to replace with their authors’ consent.',
      },
      use: { fr: 'L’accueil.', en: 'Home.' },
      editor: 'lists.reviews',
      isOptional: true,
      hasOwn: ({ reviews }) => reviews.length > 0,
    },
    projects: {
      what: {
        fr: 'Réalisations : les trois textes sont des exemples.',
        en: 'Projects: the three texts are samples.',
      },
      use: { fr: 'Réalisations.', en: 'Projects.' },
      editor: 'lists.projects',
      isOptional: true,
      hasOwn: ({ projects }) => projects.length > 0,
    },
    founder: {
      what: {
        fr: 'Portrait de la personne qui répond du travail',
        en: 'Portrait of the person who answers for the work',
      },
      use: { fr: 'L’accueil.', en: 'Home.' },
      editor: `pictures.${facePlace}`,
      isOptional: true,
      hasOwn: ({ pictures }) => pictures[facePlace] !== undefined,
    },
    weeklyPart: {
      what: {
        fr: 'La pièce de la semaine : l’image est un exemple, à remplacer par une vraie pièce usée, photographiée au garage.',
        en: 'Part of the week: the picture is a sample, to replace with a real worn part, photographed at the garage.',
      },
      use: { fr: 'L’accueil.', en: 'Home.' },
      editor: `pictures.${weeklyPart.picture}`,
      isOptional: true,
      hasOwn: ({ pictures }) => !weeklyPart.placeholder || pictures[weeklyPart.picture] !== undefined,
    },
  }),
  ...recordsOf('law', {
    retention: {
      what: {
        fr: 'Les demandes sont conservées {retention:request}, puis effacées.',
        en: 'Requests are kept {retention:request}, then erased.',
      },
      use: {
        fr: 'Confidentialité et l’effacement automatique.',
        en: 'Privacy and automatic erasure.',
      },
      editor: 'business.requestMonths',
    },
    legalPages: {
      what: {
        fr: 'Une personne du métier a relu « Confidentialité », « Vos droits » et « Accessibilité ».',
        en: 'A professional has reviewed “Privacy”, “Your rights” and “Accessibility”.',
      },
      use: { fr: 'Ces trois pages.', en: 'These three pages.' },
    },
  }),
]
