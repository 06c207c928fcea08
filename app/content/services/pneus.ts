import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const pneusCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Pneus',
    pageTitle: 'Pneus à {city} : changement, {spoken:tireSwap}',
    subtitle: 'Changement de saison, pose, équilibrage{if:tireStorage}, entreposage{/if} et crevaisons.',
    tagline: 'Changement de saison, pose, équilibrage{if:tireStorage}, entreposage{/if}',
    priceLine: 'À partir de {amount:tireSwap}',
    priceFor: 'par véhicule, pneus déjà sur jantes',
    description:
      'Pneus à {city}. Changement saisonnier {spoken:tireSwap}. Pose dès {amount:balancing13to17}. Crevaison {spoken:flatRepair}. Entreposage {spoken:tireStorage}. Taxes en sus.',
    keywords: [
      'changement de pneus {city}',
      'pneus d’hiver',
      '{if:tireStorage}entreposage de pneus{/if}',
      'crevaison',
    ],
    heading: 'Changement saisonnier ou pose?',
    about: [
      'Deux travaux portent presque le même nom. Si vos pneus d’hiver sont déjà sur leurs jantes, c’est un changement saisonnier : {amount:tireSwap} pour le véhicule. S’il faut enlever un pneu d’une jante pour en poser un autre, c’est une pose avec équilibrage : de {amount:balancing13to17} à {amount:balancing20}, selon le diamètre de la jante.',
      'Au Québec, les pneus d’hiver sont obligatoires {law:winterTires} pour les véhicules immatriculés ici. L’amende va de {law:winterTireFine}. Novembre se remplit vite : écrivez dès octobre pour avoir plus de choix.',
      'À chaque changement, on regarde l’usure, les flancs et les valves. Un pneu usé d’un seul côté dit quelque chose de la suspension ou de la géométrie; on vous le signale.',
      '{if:tireStorage}Pas de place à la maison? On entrepose vos pneus pour {spoken:tireStorage}.{/if}',
    ],
    benefits: [
      {
        title: 'Le prix selon le diamètre',
        description:
          'Le diamètre est écrit sur le flanc du pneu. Lisez-le, regardez la liste : vous avez le prix.',
      },
      {
        title: 'L’usure expliquée',
        description: 'On vous dit s’il reste une saison dans vos pneus, et pourquoi ils s’usent comme ça.',
      },
      {
        title: 'Entreposés au garage',
        description:
          '{if:tireStorage}Un jeu de pneus de moins dans le cabanon, et déjà sur place au prochain changement.{/if}',
      },
    ],
    includes: [
      'Changement saisonnier : les quatre roues enlevées et reposées',
      'Pose : pneu changé sur la jante et équilibrage',
      'Écrous serrés au couple demandé, à faire revérifier après {advice:nutsAgain}',
      'Pression ajustée à l’étiquette du véhicule',
      'Coup d’œil à l’usure, aux flancs et aux valves',
      'Freins regardés pendant que les roues sont enlevées',
    ],
    excludes: [
      'Pneu à roulage à plat, capteur TPMS (il mesure la pression dans la roue) ou profil bas (flanc mince) : supplément de {spoken:tireSurcharge}.',
      'Valve à remplacer : {spoken:valve}.',
      'Un pneu coupé sur le flanc ou usé à la corde ne se répare pas; on vous le montre avant d’aller plus loin.',
    ],
    priceNote:
      'Supplément de {spoken:tireSurcharge} pour un pneu à roulage à plat, un capteur TPMS ou un profil bas.',
    faq: [
      {
        question: 'Quand faut-il avoir ses pneus d’hiver?',
        answer:
          'Ils sont obligatoires {law:winterTires} pour les véhicules immatriculés au Québec. L’amende va de {law:winterTireFine}. La gomme d’été durcit au froid bien avant la première neige : la mi-octobre n’est pas trop tôt pour réserver.',
      },
      {
        question: 'Quelle différence entre changement et pose?',
        answer:
          'Le changement saisonnier ({spoken:tireSwap}) déplace des roues complètes, pneus déjà sur jantes. La pose avec équilibrage, de {amount:balancing13to17} à {amount:balancing20} selon le diamètre, change le pneu sur la jante.',
      },
      {
        question: 'Combien coûte la réparation d’une crevaison?',
        answer:
          '{amount:flatRepair} par pneu, quand le trou est dans la bande de roulement et que le pneu est encore bon. Sur le flanc, ça ne se répare pas.',
      },
      {
        question: 'Comment fonctionne l’entreposage?',
        answer:
          '{if:tireStorage}Vous laissez vos pneus au changement, on les garde : {spoken:tireStorage}. Au changement suivant, ils sont déjà au garage. Si on voit qu’ils sont finis, on vous le dit avant la saison, pas le matin du rendez-vous.{/if}',
      },
    ],
    more: [
      {
        question: 'Faut-il faire resserrer les écrous?',
        answer:
          'Faites revérifier leur serrage après {advice:nutsAgain} : un écrou peut se desserrer après une pose. {if:wheelNuts}On le fait sur place, sans frais.{/if}',
      },
      {
        question: 'Faites-vous l’alignement?',
        answer:
          '{if:alignment}Oui, la géométrie se règle ici, sur soumission. Un pneu usé d’un seul côté ou un volant de travers en est souvent le signe.{/if}',
      },
      {
        question: 'Vendez-vous des pneus?',
        answer:
          'Oui. Leur prix dépend du modèle et de la dimension : demandez une soumission. S’y ajoutent la pose, selon le diamètre, et le droit de l’État sur les pneus neufs.',
      },
    ],
  },
  en: {
    title: 'Tires',
    pageTitle: 'Tires in {city}: changeover, {spoken:tireSwap}',
    subtitle: 'Seasonal changeover, installation, balancing{if:tireStorage}, storage{/if} and flats.',
    tagline: 'Changeover, installation, balancing{if:tireStorage}, storage{/if}',
    priceLine: 'From {amount:tireSwap}',
    priceFor: 'per vehicle, tires already on rims',
    description:
      'Tires in {city}. Seasonal changeover {spoken:tireSwap}. Installation from {amount:balancing13to17}. Flat repair {spoken:flatRepair}. Storage {spoken:tireStorage}. Taxes extra.',
    keywords: ['tire change {city}', 'winter tires', '{if:tireStorage}tire storage{/if}', 'flat repair'],
    heading: 'Changeover or installation?',
    about: [
      'Two jobs have nearly the same name. If your winter tires are already on their own rims, it is a seasonal changeover: {amount:tireSwap} for the vehicle. If a tire has to come off a rim so another can go on, it is installation with balancing: {amount:balancing13to17} to {amount:balancing20}, depending on rim diameter.',
      'In Quebec, winter tires are mandatory {law:winterTires} on vehicles registered here. The fine is {law:winterTireFine}. November fills up fast: write in October to have more choice.',
      'At every changeover we look at tread, sidewalls and valves. A tire worn on one side only is telling you something about the suspension or the alignment, and we point it out.',
      '{if:tireStorage}No room at home? We store your tires for {spoken:tireStorage}.{/if}',
    ],
    benefits: [
      {
        title: 'Priced by rim size',
        description:
          'The diameter is written on the sidewall. Read it, look at the list, and you have your price.',
      },
      {
        title: 'Wear explained',
        description:
          'We tell you whether there is a season left in your tires, and why they wear the way they do.',
      },
      {
        title: 'Stored at the garage',
        description:
          '{if:tireStorage}One less set of tires in the shed, and already here for the next changeover.{/if}',
      },
    ],
    includes: [
      'Changeover: all four wheels off and back on',
      'Installation: tire changed on the rim, and balancing',
      'Nuts tightened to the required torque, to be checked again after {advice:nutsAgain}',
      'Pressure set to the vehicle’s placard',
      'A look at tread, sidewalls and valves',
      'Brakes looked at while the wheels are off',
    ],
    excludes: [
      'Run-flat tire, TPMS sensor (it reads the pressure in the wheel) or low profile (a thin sidewall): an extra {spoken:tireSurcharge}.',
      'Valve to replace: {spoken:valve}.',
      'A cut sidewall or a tire worn to the cords cannot be repaired; we show you before going further.',
    ],
    priceNote: 'An extra {spoken:tireSurcharge} for a run-flat tire, a TPMS sensor or a low profile.',
    faq: [
      {
        question: 'When do I need winter tires?',
        answer:
          'They are mandatory {law:winterTires} on vehicles registered in Quebec. The fine is {law:winterTireFine}. Summer rubber hardens in the cold well before the first snow, so mid-October is not too early to book.',
      },
      {
        question: 'What is the difference between a changeover and an installation?',
        answer:
          'A seasonal changeover ({spoken:tireSwap}) swaps whole wheels, with the tires already on rims. Installation with balancing, {amount:balancing13to17} to {amount:balancing20} depending on diameter, changes the tire on the rim.',
      },
      {
        question: 'How much is a flat repair?',
        answer:
          '{amount:flatRepair} per tire, when the hole is in the tread and the tire is still good. A hole in the sidewall cannot be repaired.',
      },
      {
        question: 'How does storage work?',
        answer:
          '{if:tireStorage}You leave your tires at the changeover and we keep them: {spoken:tireStorage}. They are already here for the next one. If we see that they are worn out, we tell you before the season, not on the morning of your appointment.{/if}',
      },
    ],
    more: [
      {
        question: 'Do the nuts need retightening?',
        answer:
          'Have them checked again after {advice:nutsAgain}: a nut can work loose after an installation. {if:wheelNuts}We do it here, free of charge.{/if}',
      },
      {
        question: 'Do you do alignments?',
        answer:
          '{if:alignment}Yes, we set it here, priced by quote. A tire worn on one side or an off-centre steering wheel is often the sign.{/if}',
      },
      {
        question: 'Do you sell tires?',
        answer:
          'Yes. Their price depends on the model and size: ask for a quote. Installation, depending on diameter, and the government duty on new tires are added.',
      },
    ],
  },
})
