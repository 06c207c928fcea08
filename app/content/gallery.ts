import type { Facts } from './facts.ts'
import { bilingual } from './language.ts'
import type { ServiceId } from './services/index.ts'
import { isOffered } from './services/offered.ts'

/** The tabs of the gallery page, in order; the first is open by default. */
export const galleryTabs = [
  'inspection',
  'antirouille',
  'huiles',
  'pneus',
  'freins',
  'carrosserie',
] as const satisfies readonly ServiceId[]
export type GalleryTab = (typeof galleryTabs)[number]

/** The tabs of services that are offered: always at least one (enforced in `app/publishing/kinds/business.ts`). */
export const offeredTabs = (now?: Facts): GalleryTab[] => galleryTabs.filter((id) => isOffered(id, now))

export type GalleryTabCopy = {
  title: string
  subtitle: string
  description: string
  /** Three. */
  benefits: { title: string; description: string }[]
  /** Four, different from the service page's. */
  faq: { question: string; answer: string }[]
}

/** The texts of the gallery page. The price table of a tab comes from the service's rows. */
export type GalleryCopy = {
  subtitle: string
  tabsLabel: string
  /** Explains the touch gestures of the picture viewer. */
  touchHint: string
  benefitsTitle: string
  pricesTitle: string
  faqTitle: string
  serviceLink: string
  contact: { title: string; text: string; button: string }
  tabs: Record<GalleryTab, GalleryTabCopy>
}

export const galleryCopy = bilingual<GalleryCopy>({
  fr: {
    subtitle: 'Les pièces, les outils et les produits de chaque service, et ce que ça coûte.',
    tabsLabel: 'Choisir un service',
    touchHint: 'Glissez d’une image à l’autre. Touchez l’image pour cacher le texte.',
    benefitsTitle: 'Ce que ça change pour vous',
    pricesTitle: 'Les prix',
    faqTitle: 'Questions courantes',
    serviceLink: 'Tout sur ce service',
    contact: {
      title: 'Une question sur ce que vous voyez?',
      text: 'Écrivez-nous ou appelez le {phone}. Dites-nous quel véhicule vous avez et ce que vous remarquez{if:answeredByPerson}; une personne du garage vous répond{/if}.',
      button: 'Nous écrire',
    },
    tabs: {
      inspection: {
        title: 'L’inspection',
        subtitle: 'Le véhicule sur le pont, la feuille à la main.',
        description:
          'On passe les {points} points un par un, du volant au dessous de caisse. {amount:inspection}, gratuite avec toute réparation de {amount:freeInspectionFrom} ou plus.',
        benefits: [
          {
            title: 'Vous voyez la pièce',
            description: 'Une pièce est usée? Demandez à la voir : on vous la montre.',
          },
          {
            title: 'Un ordre clair',
            description: 'Chaque point est bon, à surveiller ou à réparer.',
          },
          {
            title: 'De quoi comparer',
            description: 'Gardez la feuille : la prochaine dira ce qui a changé.',
          },
        ],
        faq: [
          {
            question: 'Que regardez-vous en premier?',
            answer:
              'La direction, la suspension et les freins, parce que la sécurité en dépend. L’éclairage, les fluides, les pneus, le dessous et la batterie suivent.',
          },
          {
            question: 'Est-ce la même chose qu’un diagnostic?',
            answer:
              'Non. L’inspection dresse l’état général du véhicule pour {amount:inspection}. Le diagnostic cherche la cause d’une panne précise; il coûte {amount:diagnostic}{if:diagnosticDeducted}, déduit si la réparation est acceptée{/if}.',
          },
          {
            question: 'Puis-je rester pendant l’inspection?',
            answer:
              '{if:waitingRoom}Oui. La salle d’attente a le Wi-Fi et du café{if:watchRepairs}, et vous pouvez regarder travailler{/if}. Pour voir une pièce de près, demandez au mécanicien.{/if}',
          },
          {
            question: 'Et si l’inspection trouve un problème grave?',
            answer:
              'On vous appelle tout de suite, on vous explique le risque et on chiffre la réparation par écrit. C’est vous qui décidez. Si le véhicule est dangereux, on vous déconseille de repartir avec.',
          },
        ],
      },
      antirouille: {
        title: 'L’antirouille',
        subtitle: 'La paraffine, là où le sel travaille.',
        description:
          'Le dessous, les passages de roues et les cavités accessibles. Voiture {amount:rustproofingCar}, VUS {amount:rustproofingSuv}, camion {amount:rustproofingTruck}, taxes en sus.',
        benefits: [
          { title: 'Le prix avant de venir', description: 'Il dépend seulement du type de véhicule.' },
          {
            title: 'Le dessous bien éclairé',
            description: 'On en profite pour vous montrer l’état du plancher et des conduites.',
          },
          {
            title: 'Appliqué où il faut',
            description: 'Freins, échappement et pièces mobiles restent à nu.',
          },
        ],
        faq: [
          {
            question: 'Dois-je laver le véhicule avant?',
            answer:
              'Oui, si le dessous est chargé de boue ou de sel : la paraffine tient mieux sur une surface propre et sèche. Lavez-le assez tôt pour que le dessous ait séché.',
          },
          {
            question: 'Quelles pièces évitez-vous?',
            answer:
              'Les disques et étriers de frein, l’échappement, les courroies et tout ce qui chauffe ou tourne. L’antirouille va sur la tôle, pas sur la mécanique.',
          },
          {
            question: 'Une fourgonnette compte-t-elle comme un VUS ou un camion?',
            answer:
              'Ça dépend de sa taille. Donnez-nous le modèle et l’année : vous aurez le prix avant de venir, et c’est celui que vous paierez, taxes en sus.',
          },
          {
            question: 'Que faites-vous si la tôle est percée?',
            answer:
              'On vous montre l’endroit et on n’applique rien dessus sans vous en parler. La réparation relève de la carrosserie{if:prices.bodyworkEstimate} : l’estimation est gratuite{/if}.',
          },
        ],
      },
      huiles: {
        title: 'Les huiles et les fluides',
        subtitle: 'Ce qui coule dans le moteur, et ce que ça coûte.',
        description:
          'Vidange à {amount:oilChange} de main-d’œuvre, huile au litre, filtre {price:oilFilter}. Les autres fluides sont vérifiés au passage.',
        benefits: [
          {
            title: 'Chaque litre compté',
            description: 'Votre facture dit combien de litres, et de quelle huile.',
          },
          { title: 'La bonne norme', description: 'L’huile est choisie d’après le manuel du véhicule.' },
          {
            title: 'Une preuve d’entretien',
            description: 'Date, kilométrage, huile : gardez la facture pour la garantie du fabricant.',
          },
        ],
        faq: [
          {
            question: 'Synthétique ou semi-synthétique?',
            answer:
              'Si le manuel exige de la synthétique, c’est réglé. S’il laisse le choix : la synthétique ({spoken:syntheticOil}) se change tous les {advice:syntheticOil}, la semi-synthétique ({spoken:blendOil}) tous les {advice:blendOil}.',
          },
          {
            question: 'Mon voyant d’huile est allumé. Que faire?',
            answer:
              'Si c’est {sign:redOilLight} : {safety:stop}. Si c’est {sign:serviceReminder} : {safety:soon}, et vérifiez le niveau.',
          },
          {
            question: 'Pourquoi mon huile est-elle noire?',
            answer:
              'Parce qu’elle fait son travail : elle ramasse la suie du moteur. La couleur ne dit pas quand la changer; le kilométrage et le manuel, oui.',
          },
          {
            question: 'Vérifiez-vous le liquide de refroidissement pour l’hiver?',
            answer:
              'Oui, le niveau et la protection contre le gel. S’il faut le remplacer, il coûte {spoken:coolant}, main-d’œuvre en sus.',
          },
        ],
      },
      pneus: {
        title: 'Les pneus',
        subtitle: 'Deux saisons, quatre roues.',
        description:
          'Changement saisonnier à {spoken:tireSwap}. Pose et équilibrage de {amount:balancing13to17} à {amount:balancing20}. Crevaison à {amount:flatRepair} par pneu. Entreposage à {amount:tireStorage} la saison.',
        benefits: [
          { title: 'Selon votre jante', description: 'Le diamètre donne le prix, de 13 à 20 po.' },
          {
            title: 'Un œil sur les freins',
            description: 'Les roues sont enlevées : on regarde ce qu’il y a derrière.',
          },
          {
            title: 'Moins à transporter',
            description: '{if:tireStorage}Laissez l’autre jeu au garage pour la saison.{/if}',
          },
        ],
        faq: [
          {
            question: 'Où lire le diamètre de mes jantes?',
            answer:
              'Sur le flanc du pneu : c’est le nombre après le « R ». Un pneu marqué R16 va sur une jante de 16 po, et la ligne « 13 à 17 po » vous donne le prix.',
          },
          {
            question: 'Qu’est-ce qui entraîne un supplément?',
            answer:
              'Un pneu à roulage à plat, un capteur TPMS ou un profil bas : {spoken:tireSurcharge}. On vous le dit avant de commencer.',
          },
          {
            question: 'Mon volant vibre après un changement. Pourquoi?',
            answer:
              'Le plus souvent, c’est une roue à équilibrer, de la glace ou de la boue dans la jante. Mais des écrous peuvent s’être desserrés. Si vous remarquez {sign:shakeAfterTires}, {safety:stop}.',
          },
          {
            question: 'Faut-il des pneus d’hiver aux quatre roues?',
            answer:
              'Oui. La loi demande que le véhicule soit muni de pneus d’hiver {law:winterTires}, et une voiture qui accroche seulement d’un bout est plus dangereuse en virage et au freinage.',
          },
        ],
      },
      freins: {
        title: 'Les freins',
        subtitle: 'Roues enlevées, usure mesurée.',
        description:
          'Plaquettes, disques, étriers et liquide. Main-d’œuvre {amount:brakeLabour}, disques {amount:regularRotors} ou {amount:premiumRotors}, garantie {warranty:brakes} contre les défauts.',
        benefits: [
          { title: 'Les chiffres d’abord', description: 'Une épaisseur mesurée vaut mieux qu’une opinion.' },
          {
            title: 'Des étriers qui coulissent',
            description:
              'Nettoyés et lubrifiés pour {amount:caliperService}, les plaquettes s’usent de façon égale.',
          },
          {
            title: 'Une garantie écrite',
            description:
              '{warranty:brakes} contre les défauts, sur les disques, plaquettes et étriers posés par nous.',
          },
        ],
        faq: [
          {
            question: 'Pourquoi mes freins crient-ils le matin?',
            answer:
              'Souvent une mince couche de rouille sur les disques après une nuit humide. Si vous remarquez {sign:morningSqueal}, {safety:next}. Si vous remarquez {sign:squealBrakes}, {safety:soon}.',
          },
          {
            question: 'À quoi sert de purger les freins?',
            answer:
              'Le liquide prend l’humidité avec le temps et freine moins bien à chaud. La purge ({amount:brakeBleed}) le remplace et chasse l’air. Le liquide est compté à part, {spoken:brakeFluid}. Si vous remarquez {sign:softPedal}, {safety:stop}.',
          },
          {
            question: 'Faut-il nettoyer les étriers?',
            answer:
              'Au Québec, le sel les grippe. Le nettoyage et la lubrification coûtent {amount:caliperService}. Si un côté s’use plus vite que l’autre, c’est souvent la cause.',
          },
          {
            question: 'Puis-je ravoir mes vieilles pièces?',
            answer:
              'Oui, demandez-le en commandant la réparation, ou cochez la case du formulaire. On vous les remet avec le véhicule.',
          },
        ],
      },
      carrosserie: {
        title: 'La carrosserie',
        subtitle: 'De la bosse à l’auto repeinte.',
        description:
          'Réparation après collision et peinture. {if:classicCars}Restauration de voitures classiques.{/if} {if:prices.bodyworkEstimate}Estimation gratuite.{/if} {if:insuranceClaims}Réclamations d’assurance acceptées.{/if}',
        benefits: [
          {
            title: 'Rien à payer pour savoir',
            description: '{if:prices.bodyworkEstimate}L’estimation est gratuite, acceptée ou non.{/if}',
          },
          {
            title: 'Par étapes',
            description:
              '{if:classicCars}Une restauration avance au rythme de votre budget, une évaluation à la fois.{/if}',
          },
          {
            title: 'De quoi rouler',
            description:
              '{if:courtesyCar}Véhicule de courtoisie sur demande quand le travail dépasse une journée.{/if}',
          },
        ],
        faq: [
          {
            question: 'Que faut-il apporter pour une estimation?',
            answer:
              'Le véhicule, son immatriculation et, s’il y a une réclamation, son numéro et le nom de votre assureur. C’est tout.',
          },
          {
            question: 'Une photo suffit-elle pour avoir un prix?',
            answer:
              'Elle donne une idée. Le prix s’établit au garage, parce qu’un pare-chocs cache souvent un support ou une attache brisée.',
          },
          {
            question: 'Vaut-il mieux réparer ou remplacer la pièce?',
            answer:
              'Ça dépend de la pièce, de l’accès et du métal. L’évaluation vous donne notre recommandation, et l’état de chaque pièce : neuve, usagée ou remise à neuf.',
          },
          {
            question: 'Restaurez-vous toutes les classiques?',
            answer:
              '{if:classicCars}On regarde d’abord le véhicule et les pièces qu’on peut trouver. Si le projet n’a pas de bon sens, on vous le dit avant que vous dépensiez.{/if}',
          },
        ],
      },
    },
  },
  en: {
    subtitle: 'The parts, tools and products of each service, and what it costs.',
    tabsLabel: 'Choose a service',
    touchHint: 'Swipe from one picture to the next. Tap the picture to hide the text.',
    benefitsTitle: 'What it means for you',
    pricesTitle: 'Prices',
    faqTitle: 'Common questions',
    serviceLink: 'All about this service',
    contact: {
      title: 'A question about what you see?',
      text: 'Write to us or call {phone}. Tell us what you drive and what you notice{if:answeredByPerson}; someone at the garage answers{/if}.',
      button: 'Write to us',
    },
    tabs: {
      inspection: {
        title: 'Inspection',
        subtitle: 'Vehicle on the lift, sheet in hand.',
        description:
          'We go through the {points} points one at a time, from the steering wheel to the underbody. {amount:inspection}, free with any repair of {amount:freeInspectionFrom} or more.',
        benefits: [
          { title: 'You see the part', description: 'A part is worn? Ask to see it and we show you.' },
          { title: 'A clear order', description: 'Each point is good, watch or repair.' },
          {
            title: 'Something to compare',
            description: 'Keep the sheet: the next one will tell you what changed.',
          },
        ],
        faq: [
          {
            question: 'What do you look at first?',
            answer:
              'Steering, suspension and brakes, because safety depends on them. Lights, fluids, tires, underbody and battery follow.',
          },
          {
            question: 'Is it the same as a diagnostic?',
            answer:
              'No. The inspection gives the general condition of the vehicle for {amount:inspection}. A diagnostic looks for the cause of one fault; it costs {amount:diagnostic}{if:diagnosticDeducted}, deducted if you accept the repair{/if}.',
          },
          {
            question: 'Can I stay during the inspection?',
            answer:
              '{if:waitingRoom}Yes. The waiting room has Wi-Fi and coffee{if:watchRepairs}, and you can watch the work{/if}. To see a part up close, ask the mechanic.{/if}',
          },
          {
            question: 'What if the inspection finds something serious?',
            answer:
              'We call you right away, explain the risk and price the repair in writing. You decide. If the vehicle is dangerous, we advise you not to drive it away.',
          },
        ],
      },
      antirouille: {
        title: 'Rustproofing',
        subtitle: 'Paraffin, where salt does its work.',
        description:
          'The underbody, wheel wells and reachable cavities. Car {amount:rustproofingCar}, SUV {amount:rustproofingSuv}, truck {amount:rustproofingTruck}, taxes extra.',
        benefits: [
          { title: 'The price before you come', description: 'It depends only on the kind of vehicle.' },
          {
            title: 'Light on the underbody',
            description: 'While we are there, we show you the state of the floor and the lines.',
          },
          {
            title: 'Applied where it belongs',
            description: 'Brakes, exhaust and moving parts are left bare.',
          },
        ],
        faq: [
          {
            question: 'Should I wash the vehicle first?',
            answer:
              'Yes, if the underbody is caked with mud or salt: paraffin holds better on a clean, dry surface. Wash it early enough for the underbody to dry.',
          },
          {
            question: 'Which parts do you avoid?',
            answer:
              'Brake rotors and calipers, the exhaust, belts and anything that heats up or turns. Rustproofing goes on sheet metal, not on mechanical parts.',
          },
          {
            question: 'Does a minivan count as an SUV or a truck?',
            answer:
              'It depends on its size. Give us the model and year: you will have the price before you come, and that is what you pay, taxes extra.',
          },
          {
            question: 'What if the metal is rusted through?',
            answer:
              'We show you the spot and put nothing over it without talking to you. The repair is bodywork{if:prices.bodyworkEstimate}: the estimate is free{/if}.',
          },
        ],
      },
      huiles: {
        title: 'Oil and fluids',
        subtitle: 'What runs through the engine, and what it costs.',
        description:
          'Oil change at {amount:oilChange} labour, oil by the litre, filter {price:oilFilter}. The other fluids are checked along the way.',
        benefits: [
          {
            title: 'Every litre counted',
            description: 'Your invoice says how many litres, and of which oil.',
          },
          { title: 'The right standard', description: 'The oil is chosen by the owner’s manual.' },
          {
            title: 'Proof of maintenance',
            description: 'Date, odometer, oil: keep the invoice for the manufacturer’s warranty.',
          },
        ],
        faq: [
          {
            question: 'Synthetic or synthetic blend?',
            answer:
              'If the manual calls for synthetic, that settles it. If it leaves you the choice: synthetic ({spoken:syntheticOil}) is changed every {advice:syntheticOil}, synthetic blend ({spoken:blendOil}) every {advice:blendOil}.',
          },
          {
            question: 'My oil light is on. What should I do?',
            answer:
              'If it is {sign:redOilLight}: {safety:stop}. If it is {sign:serviceReminder}: {safety:soon}, and check the level.',
          },
          {
            question: 'Why is my oil black?',
            answer:
              'Because it is doing its job: it picks up soot from the engine. Colour does not tell you when to change it; mileage and the manual do.',
          },
          {
            question: 'Do you check the coolant for winter?',
            answer:
              'Yes, its level and its freeze protection. If it needs replacing, it is {spoken:coolant}, labour extra.',
          },
        ],
      },
      pneus: {
        title: 'Tires',
        subtitle: 'Two seasons, four wheels.',
        description:
          'Seasonal changeover at {spoken:tireSwap}. Installation and balancing {amount:balancing13to17} to {amount:balancing20}. Flat repair at {amount:flatRepair} per tire. Storage at {amount:tireStorage} per season.',
        benefits: [
          { title: 'By your rim', description: 'The diameter gives the price, from 13 to 20 in.' },
          {
            title: 'An eye on the brakes',
            description: 'The wheels are off, so we look at what is behind them.',
          },
          {
            title: 'Less to carry',
            description: '{if:tireStorage}Leave the other set at the garage for the season.{/if}',
          },
        ],
        faq: [
          {
            question: 'Where do I find my rim diameter?',
            answer:
              'On the sidewall of the tire: it is the number after the “R”. A tire marked R16 goes on a 16-inch rim, and the “13 to 17 in” line gives you the price.',
          },
          {
            question: 'What brings a surcharge?',
            answer:
              'A run-flat tire, a TPMS sensor or a low profile: {spoken:tireSurcharge}. We tell you before we start.',
          },
          {
            question: 'My steering wheel shakes after a changeover. Why?',
            answer:
              'Most often it is a wheel that needs balancing, or ice or mud in the rim. But nuts may have come loose. If you notice {sign:shakeAfterTires}, {safety:stop}.',
          },
          {
            question: 'Do I need winter tires on all four wheels?',
            answer:
              'Yes. The law requires the vehicle to be fitted with winter tires {law:winterTires}, and a car that grips at one end only is more dangerous in turns and under braking.',
          },
        ],
      },
      freins: {
        title: 'Brakes',
        subtitle: 'Wheels off, wear measured.',
        description:
          'Pads, rotors, calipers and fluid. Labour {amount:brakeLabour}, rotors {amount:regularRotors} or {amount:premiumRotors}, warranty {warranty:brakes} against defects.',
        benefits: [
          { title: 'Numbers first', description: 'A measured thickness is worth more than an opinion.' },
          {
            title: 'Calipers that slide',
            description: 'Cleaned and lubricated for {amount:caliperService}, they wear the pads evenly.',
          },
          {
            title: 'A written warranty',
            description: '{warranty:brakes} against defects, on the rotors, pads and calipers we install.',
          },
        ],
        faq: [
          {
            question: 'Why do my brakes squeal in the morning?',
            answer:
              'Often a thin film of rust on the rotors after a damp night. If you notice {sign:morningSqueal}, {safety:next}. If you notice {sign:squealBrakes}, {safety:soon}.',
          },
          {
            question: 'What does bleeding the brakes do?',
            answer:
              'Fluid takes on moisture over time and works less well when hot. Bleeding ({amount:brakeBleed}) replaces it and drives out the air. The fluid is charged separately, {spoken:brakeFluid}. If you notice {sign:softPedal}, {safety:stop}.',
          },
          {
            question: 'Do calipers need cleaning?',
            answer:
              'In Quebec, salt makes them seize. Cleaning and lubrication cost {amount:caliperService}. If one side wears faster than the other, that is often why.',
          },
          {
            question: 'Can I have my old parts back?',
            answer:
              'Yes, ask when you order the repair, or tick the box on the form. You get them with the vehicle.',
          },
        ],
      },
      carrosserie: {
        title: 'Bodywork',
        subtitle: 'From a dent to a repainted car.',
        description:
          'Collision repair and painting. {if:classicCars}Classic car restoration.{/if} {if:prices.bodyworkEstimate}Free estimate.{/if} {if:insuranceClaims}Insurance claims accepted.{/if}',
        benefits: [
          {
            title: 'Nothing to pay to find out',
            description: '{if:prices.bodyworkEstimate}The estimate is free, accepted or not.{/if}',
          },
          {
            title: 'In stages',
            description:
              '{if:classicCars}A restoration moves at the pace of your budget, one estimate at a time.{/if}',
          },
          {
            title: 'Something to drive',
            description:
              '{if:courtesyCar}Courtesy vehicle on request when the work takes more than a day.{/if}',
          },
        ],
        faq: [
          {
            question: 'What should I bring for an estimate?',
            answer:
              'The vehicle, its plate number and, if there is a claim, the claim number and the name of your insurer. That is all.',
          },
          {
            question: 'Is a picture enough for a price?',
            answer:
              'It gives an idea. The price is set at the garage, because a bumper often hides a broken bracket or clip.',
          },
          {
            question: 'Is it better to repair or replace a part?',
            answer:
              'That depends on the part, the access and the metal. The estimate gives our recommendation and the state of each part: new, used or reconditioned.',
          },
          {
            question: 'Do you restore any classic?',
            answer:
              '{if:classicCars}We look first at the vehicle and at the parts that can be found. If the project does not make sense, we tell you before you spend.{/if}',
          },
        ],
      },
    },
  },
})
