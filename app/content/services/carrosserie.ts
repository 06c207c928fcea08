import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const carrosserieCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Carrosserie',
    pageTitle: 'Carrosserie à {city}{if:prices.bodyworkEstimate} : estimation gratuite{/if}',
    subtitle:
      'Réparation après collision et peinture. {if:classicCars}Restauration de voitures classiques.{/if}',
    tagline:
      'Collision, peinture{if:classicCars}, restauration{/if}{if:prices.bodyworkEstimate} : estimation gratuite{/if}',
    priceLine: '{if:prices.bodyworkEstimate}Estimation gratuite{/if}',
    priceFor: 'collision, peinture{if:classicCars}, restauration{/if}',
    description:
      'Débosselage et peinture à {city}. {if:classicCars}Restauration de voitures classiques.{/if} {if:prices.bodyworkEstimate}Estimation gratuite.{/if} {if:insuranceClaims}Réclamations d’assurance acceptées.{/if}',
    keywords: ['carrosserie {city}', 'réparation après collision', 'peinture automobile'],
    heading: 'Ce qu’une bosse peut cacher',
    about: [
      'Chaque bosse est différente : on ne met pas de prix avant d’avoir vu le véhicule. {if:prices.bodyworkEstimate}L’estimation est gratuite.{/if} On regarde le dommage avec vous, on cherche ce qu’il cache, et on vous remet un prix par écrit.',
      '{if:insuranceClaims}Les réclamations d’assurance sont acceptées. Apportez le numéro de réclamation; on fournit à l’assureur l’estimation et les photos du dommage.{/if} Vous payez de votre poche? On vous dit ce qu’il faut réparer et ce qui est seulement une question d’apparence.',
      'La mécanique est sous le même toit. Après une collision, on vérifie aussi la direction, la suspension et les roues, et une seule évaluation couvre le tout.',
      '{if:courtesyCar}Pour un travail de plus d’une journée, un véhicule de courtoisie peut être prêté sur demande, s’il est libre. Réservez-le d’avance.{/if}',
    ],
    benefits: [
      {
        title: 'Estimation gratuite',
        description:
          '{if:prices.bodyworkEstimate}On regarde, on mesure, on écrit le prix. Vous ne devez rien si vous dites non.{/if}',
      },
      {
        title: '{if:insuranceClaims}Assurance acceptée{/if}',
        description:
          '{if:insuranceClaims}On transmet l’estimation et les photos à votre assureur, et on vous tient au courant.{/if}',
      },
      {
        title: 'Carrosserie et mécanique',
        description: 'Tôle, peinture, direction, suspension : un seul garage, une seule évaluation.',
      },
    ],
    branches: [
      {
        id: 'collision',
        title: 'Réparation après collision',
        description:
          'De l’aile froissée au pare-chocs arraché. On répare la pièce quand elle peut l’être et on la remplace quand il le faut; l’évaluation dit si chaque pièce est neuve, usagée ou remise à neuf.',
        steps: [
          'Photos et estimation, avec ou sans assureur',
          'Démontage et recherche des dommages cachés',
          'Débosselage, redressage ou remplacement des pièces',
          'Peinture, remontage et vérification de la direction et des roues',
        ],
      },
      {
        id: 'painting',
        title: 'Peinture',
        description:
          'Une éraflure, un panneau ou le véhicule au complet. On part du code de couleur du véhicule et on ajuste sur la pièce, parce qu’une peinture de quelques hivers n’a plus sa teinte d’origine.',
        steps: [
          'Lecture du code de couleur et essai de teinte',
          'Ponçage, apprêt et masquage',
          'Couleur et vernis',
          'Polissage et examen à la lumière du jour',
        ],
      },
      {
        id: 'restoration',
        title: 'Restauration de voitures classiques',
        description:
          '{if:classicCars}Une classique ne se remet pas en état d’un coup. On fait le travail par étapes, chacune avec son évaluation écrite, pour que vous gardiez la main sur le budget.{/if}',
        steps: [
          'Visite du véhicule et liste de ce qu’il y a à faire',
          'Choix des étapes et évaluation écrite de la première',
          'Tôle, mécanique et peinture, étape par étape',
          'Essai routier et mise au point avant la remise des clés',
        ],
      },
    ],
    includes: [
      'Estimation{if:prices.bodyworkEstimate} gratuite{/if}, écrite, pièce par pièce',
      'Photos du dommage pour vous et votre assureur',
      'Accord demandé avant tout travail qui n’est pas dans l’évaluation',
      'Direction, suspension et roues vérifiées après une collision',
      '{if:courtesyCar}Véhicule de courtoisie sur demande pour plus d’une journée de travail{/if}',
    ],
    excludes: [
      'Un dommage caché trouvé au démontage change le travail : on arrête, on vous montre, et on attend votre accord.',
      'La franchise de votre assurance reste à votre charge.',
    ],
    priceNote:
      'Le prix est établi sur soumission, après examen du véhicule. Une photo donne une idée, pas un prix.',
    estimate: {
      title: 'Une bosse, une éraflure, un projet?',
      text: '{if:prices.bodyworkEstimate}Décrivez le dommage dans le formulaire, ou passez au garage avec le véhicule. L’estimation est gratuite et ne vous engage à rien.{/if}',
      button: '{if:prices.bodyworkEstimate}Demander une estimation gratuite{/if}',
    },
    faq: [
      {
        question: 'L’estimation est-elle vraiment gratuite?',
        answer:
          '{if:prices.bodyworkEstimate}Oui, que vous fassiez faire le travail ou non. Vous repartez avec le prix par écrit, et rien ne commence sans votre accord.{/if}',
      },
      {
        question: 'Travaillez-vous avec les assureurs?',
        answer:
          '{if:insuranceClaims}Oui, les réclamations d’assurance sont acceptées. Ouvrez votre réclamation, donnez-nous le numéro, et on envoie l’estimation et les photos à votre assureur.{/if}',
      },
      {
        question: 'La nouvelle peinture va-t-elle se voir?',
        answer:
          'On part du code de couleur, puis on ajuste à la teinte actuelle du véhicule et on fond la couleur dans les panneaux voisins quand il le faut. On regarde le résultat avec vous à la lumière du jour.',
      },
      {
        question: 'Combien de temps le travail va-t-il prendre?',
        answer:
          'Ça dépend du dommage et de l’arrivée des pièces. {if:readyDate}L’évaluation donne une date prévue et on vous appelle si elle bouge.{/if} {if:courtesyCar}Pour plus d’une journée, demandez le véhicule de courtoisie.{/if}',
      },
    ],
    more: [
      {
        question: 'Faut-il un rendez-vous pour l’estimation?',
        answer:
          'Passez avec le véhicule pendant les heures d’ouverture, ou demandez un moment : on vous le confirme.',
      },
      {
        question: 'Pouvez-vous donner un prix au téléphone?',
        answer:
          'Non : un dommage se regarde. Une photo aide à préparer la visite, mais elle ne montre pas ce qui est brisé derrière.',
      },
    ],
  },
  en: {
    title: 'Bodywork',
    pageTitle: 'Bodywork in {city}{if:prices.bodyworkEstimate}: free estimate{/if}',
    subtitle: 'Collision repair and painting. {if:classicCars}Classic car restoration.{/if}',
    tagline:
      'Collision, paint{if:classicCars}, restoration{/if}{if:prices.bodyworkEstimate}: free estimate{/if}',
    priceLine: '{if:prices.bodyworkEstimate}Free estimate{/if}',
    priceFor: 'collision, painting{if:classicCars}, restoration{/if}',
    description:
      'Collision repair and painting in {city}. {if:classicCars}Classic car restoration.{/if} {if:prices.bodyworkEstimate}Free estimate.{/if} {if:insuranceClaims}Insurance claims accepted.{/if}',
    keywords: ['bodywork {city}', 'collision repair', 'car painting'],
    heading: 'What a dent can hide',
    about: [
      'No two dents are alike, so we do not quote a price before seeing the vehicle. {if:prices.bodyworkEstimate}The estimate is free.{/if} We look at the damage with you, check what it hides, and give you a price in writing.',
      '{if:insuranceClaims}Insurance claims are accepted. Bring your claim number; we give the insurer the estimate and pictures of the damage.{/if} Paying out of pocket? We tell you what has to be fixed and what is only cosmetic.',
      'Mechanical work is done under the same roof. After a collision we also check steering, suspension and wheels, and one estimate covers everything.',
      '{if:courtesyCar}For work that takes more than a day, a courtesy vehicle can be lent on request, if one is available. Reserve it ahead of time.{/if}',
    ],
    benefits: [
      {
        title: 'Free estimate',
        description:
          '{if:prices.bodyworkEstimate}We look, measure and write down the price. If you say no, you owe nothing.{/if}',
      },
      {
        title: '{if:insuranceClaims}Insurance accepted{/if}',
        description:
          '{if:insuranceClaims}We send the estimate and pictures to your insurer and keep you posted.{/if}',
      },
      {
        title: 'Body and mechanical work',
        description: 'Sheet metal, paint, steering, suspension: one garage, one estimate.',
      },
    ],
    branches: [
      {
        id: 'collision',
        title: 'Collision repair',
        description:
          'From a creased fender to a torn-off bumper. We repair a part when it can be repaired and replace it when it cannot; the estimate says which parts are new, used or reconditioned.',
        steps: [
          'Pictures and estimate, with or without an insurer',
          'Teardown and a search for hidden damage',
          'Dents pulled, parts straightened or replaced',
          'Paint, reassembly, and a check of steering and wheels',
        ],
      },
      {
        id: 'painting',
        title: 'Painting',
        description:
          'One scratch, one panel or the whole vehicle. We start from the vehicle’s colour code and adjust on the part itself, because paint that has seen a few winters is no longer its original shade.',
        steps: [
          'Colour code read and shade tested',
          'Sanding, primer and masking',
          'Colour and clear coat',
          'Polishing and a look in daylight',
        ],
      },
      {
        id: 'restoration',
        title: 'Classic car restoration',
        description:
          '{if:classicCars}A classic is not brought back all at once. We work in stages, each with its own written estimate, so that you stay in charge of the budget.{/if}',
        steps: [
          'A look at the vehicle and a list of what it needs',
          'Choice of stages and a written estimate for the first',
          'Sheet metal, mechanical work and paint, stage by stage',
          'Road test and final adjustments before you get the keys',
        ],
      },
    ],
    includes: [
      '{if:prices.bodyworkEstimate}Free estimate, {/if}in writing, part by part',
      'Pictures of the damage for you and your insurer',
      'Your agreement before any work that is not in the estimate',
      'Steering, suspension and wheels checked after a collision',
      '{if:courtesyCar}Courtesy vehicle on request when work takes more than a day{/if}',
    ],
    excludes: [
      'Hidden damage found during teardown changes the job: we stop, show you, and wait for your agreement.',
      'Your insurance deductible remains yours to pay.',
    ],
    priceNote: 'Work is priced by quote, after we examine the vehicle. A picture gives an idea, not a price.',
    estimate: {
      title: 'A dent, a scratch, a project?',
      text: '{if:prices.bodyworkEstimate}Describe the damage in the form, or drop by the garage with the vehicle. The estimate is free and commits you to nothing.{/if}',
      button: '{if:prices.bodyworkEstimate}Ask for a free estimate{/if}',
    },
    faq: [
      {
        question: 'Is the estimate really free?',
        answer:
          '{if:prices.bodyworkEstimate}Yes, whether or not you have the work done. You leave with the price in writing, and nothing starts without your agreement.{/if}',
      },
      {
        question: 'Do you work with insurers?',
        answer:
          '{if:insuranceClaims}Yes, insurance claims are accepted. Open your claim, give us the number, and we send the estimate and pictures to your insurer.{/if}',
      },
      {
        question: 'Will the new paint show?',
        answer:
          'We start from the colour code, adjust to the vehicle’s present shade, and blend into the neighbouring panels where needed. We look at the result with you in daylight.',
      },
      {
        question: 'How long will the work take?',
        answer:
          'That depends on the damage and on when parts arrive. {if:readyDate}The estimate gives an expected date and we call you if it moves.{/if} {if:courtesyCar}For more than a day, ask for the courtesy vehicle.{/if}',
      },
    ],
    more: [
      {
        question: 'Do I need an appointment for the estimate?',
        answer: 'Drop by with the vehicle during opening hours, or ask for a time: we confirm it.',
      },
      {
        question: 'Can you give a price over the phone?',
        answer:
          'No: damage has to be looked at. A picture helps prepare the visit, but it does not show what is broken behind.',
      },
    ],
  },
})
