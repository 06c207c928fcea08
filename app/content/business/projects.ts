import { inPairs, type Lang, type Text } from '#app/content/language.ts'
import type { OwnKey } from '#app/content/own-key.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { type ServiceId, service } from '#app/content/services/index.ts'

type ProjectFacts = {
  /** Name of the picture in the library, without its file extension. */
  image: string
  title: Text
  description: Text
  category: Text
  service: ServiceId
  /** `YYYY-MM-DD`. */
  date: string
  /** An illustration of the kind of work done, until the garage replaces it with a real job. */
  placeholder: boolean
}

const projectFacts: readonly ProjectFacts[] = [
  {
    image: 'panel-primer',
    title: {
      fr: 'Aile et portière refaites après une collision',
      en: 'Fender and door redone after a collision',
    },
    description: {
      fr: 'Débosselage de l’aile, portière remplacée, teinte ajustée aux panneaux voisins. L’estimation est écrite avant de démonter quoi que ce soit.',
      en: 'Fender straightened, door replaced, colour matched to the panels beside it. The estimate is in writing before anything comes apart.',
    },
    category: { fr: 'Carrosserie', en: 'Bodywork' },
    service: 'carrosserie',
    date: '2026-09-18',
    placeholder: true,
  },
  {
    image: 'brakes-parts',
    title: { fr: 'Freins avant refaits au complet', en: 'Front brakes rebuilt' },
    description: {
      fr: 'Disques et plaquettes remplacés, étriers nettoyés et lubrifiés, liquide purgé. L’ancien jeu est montré au client avant la remise des clés.',
      en: 'Rotors and pads replaced, calipers cleaned and lubricated, fluid bled. The old set is shown to the customer before the keys go back.',
    },
    category: { fr: 'Mécanique', en: 'Mechanical repairs' },
    service: 'freins',
    date: '2026-07-09',
    placeholder: true,
  },
  {
    image: 'paint-fan',
    title: { fr: 'Une classique repeinte', en: 'A classic repainted' },
    description: {
      fr: 'Rouille coupée et remplacée par de la tôle neuve, apprêt, peinture, polissage. Le travail avance par étapes, chacune évaluée par écrit.',
      en: 'Rust cut out and replaced with new metal, primer, paint, polish. The work moves in stages, each with its own written estimate.',
    },
    category: { fr: 'Restauration', en: 'Restoration' },
    service: 'carrosserie',
    date: '2026-05-22',
    placeholder: true,
  },
]

/** The three project cards in one language. */
export function projects(lang: Lang) {
  return projectFacts.map((project) => ({
    ...project,
    title: project.title[lang],
    description: project.description[lang],
    category: project.category[lang],
  }))
}

/** A job the garage did; its photograph is stored under its key. */
export type OwnProject = { key: OwnKey; title: Text; description: Text; service: ServiceId; date: string }

/** The garage's own jobs in one language; a job without a photograph shows the drawn picture of its service. */
export function ownProjects(
  lang: Lang,
  own: readonly OwnProject[],
  photographs: Readonly<Partial<Record<string, unknown>>>,
): Project[] {
  return own.map(({ key, title, description, service: id, date }) => ({
    image: photographs[key] ? key : servicePictures[id][0],
    title: title[lang],
    description: description[lang],
    category: service(id).label[lang],
    service: id,
    date,
    placeholder: false,
  }))
}

export type Project = ReturnType<typeof projects>[number]

export const projectsPage = inPairs({
  subtitle: [
    'Le genre de travail qui sort de l’atelier, et comment il se fait.',
    'The kind of work that leaves the shop, and how it is done.',
  ],
  illustration: ['Illustration', 'Illustration'],
  callToAction: {
    heading: ['Un projet en tête?', 'Have a project in mind?'],
    text: [
      'Envoyez une description, on vous répond avec des questions. {if:freeQuote}La soumission ne coûte rien.{/if}',
      'Send a description and we answer with questions. {if:freeQuote}A quote is free.{/if}',
    ],
    quoteButton: ['Demander une soumission', 'Request a quote'],
    callButton: ['Appeler le {phone}', 'Call {phone}'],
  },
})
