import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const inspectionCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Inspection en {points} points',
    pageTitle: 'Inspection en {points} points à {city}, {amount:inspection}',
    subtitle: 'L’état de votre véhicule, point par point, expliqué en mots simples.',
    tagline: '{points} points vérifiés, une feuille facile à lire',
    priceLine: 'À partir de {amount:inspection}',
    priceFor: 'gratuite dès {amount:freeInspectionFrom} de réparation',
    description:
      'À {city} : freins, pneus, direction, fluides et dessous vérifiés sur le pont. {amount:inspection}. Gratuite avec une réparation de {amount:freeInspectionFrom} ou plus.',
    keywords: ['inspection automobile {city}', 'inspection avant achat', 'vérification mécanique'],
    heading: 'Ce qu’on regarde, et ce que vous recevez',
    about: [
      'On lève le véhicule sur le pont et on suit une feuille de {points} points, toujours dans le même ordre : direction et suspension, freins, éclairage, fluides, pneus et roues, carrosserie et dessous, moteur et batterie. Chaque point est noté bon, à surveiller ou à réparer.',
      'Vous recevez la feuille et on la lit avec vous. Ce qui touche la sécurité vient en premier. Ce qui peut attendre est nommé aussi. Si vous voulez voir la pièce usée, demandez : on vous la montre.',
      'La feuille est à vous dans tous les cas, même si vous faites réparer ailleurs.',
      'On conseille une inspection {advice:inspection}, et aussi avant un long trajet ou l’achat d’une voiture d’occasion.',
    ],
    benefits: [
      {
        title: 'Une feuille facile à lire',
        description: 'Une mention claire pour chacun des {points} points, sans code ni jargon.',
      },
      {
        title: 'La sécurité d’abord',
        description: 'On vous dit ce qui presse et ce qui peut attendre.',
      },
      {
        title: 'Vous décidez',
        description: 'L’inspection ne vous engage à rien. Rien n’est réparé sans votre accord sur le prix.',
      },
    ],
    includes: [
      'Les {points} points de la feuille, véhicule levé sur le pont',
      'Mesure de l’usure des freins et de la bande de roulement des pneus',
      'Vérification de la batterie et de la charge',
      'Niveau et état des fluides',
      'La feuille remise et lue avec vous',
      'Une évaluation écrite pour toute réparation de plus de {law:estimateAbove}',
    ],
    excludes: [
      'Trouver la cause d’une panne est un diagnostic : {amount:diagnostic}{if:diagnosticDeducted}, déduit si la réparation est acceptée{/if}.',
      'Les réparations et les pièces sont chiffrées à part.',
      'L’inspection de base ne remplace pas une vérification mécanique exigée par la SAAQ.',
    ],
    priceNote: 'Le diagnostic est annoncé avant d’être fait.',
    faq: [
      {
        question: 'À quelle fréquence faire inspecter mon véhicule?',
        answer:
          'On conseille {advice:inspection}, selon ce qui arrive en premier. Un véhicule qui roule peu vieillit aussi : freins qui grippent, batterie qui faiblit, rouille.',
      },
      {
        question: 'À quelle condition l’inspection est-elle gratuite?',
        answer:
          '{if:freeInspection}Une seule : faire faire au garage une réparation de {amount:freeInspectionFrom} ou plus. Sinon, elle coûte {amount:inspection}, taxes en sus.{/if}',
      },
      {
        question: 'Suis-je obligé de faire réparer chez vous?',
        answer:
          'Non. Vous payez l’inspection, vous gardez la feuille et vous faites réparer où vous voulez, quand vous voulez. S’il y a un danger, on vous le dit clairement.',
      },
      {
        question: 'Pouvez-vous inspecter une voiture que je veux acheter?',
        answer:
          'Oui, si le vendeur accepte de nous la laisser. On suit les mêmes {points} points, et vous avez de quoi décider ou négocier. C’est un constat d’atelier, il ne remplace pas une vérification exigée par la SAAQ.',
      },
    ],
    more: [
      {
        question: 'Que dois-je apporter?',
        answer:
          'Le véhicule, et ce que vous avez remarqué : un bruit, un voyant, une fuite. Dites-le en arrivant : s’il faut chercher une panne, c’est un diagnostic, et on vous en donne le prix avant.',
      },
      {
        question: 'Faut-il prendre rendez-vous?',
        answer:
          'Oui : demandez un jour dans le formulaire, ou appelez le {phone}.{if:answeredByPerson} Une personne du garage vous le confirme.{/if}',
      },
    ],
  },
  en: {
    title: '{points}-point inspection',
    pageTitle: '{points}-point inspection in {city}, {amount:inspection}',
    subtitle: 'The condition of your vehicle, point by point, in plain words.',
    tagline: '{points} points checked, an easy-to-read sheet',
    priceLine: 'From {amount:inspection}',
    priceFor: 'free with repairs from {amount:freeInspectionFrom}',
    description:
      'In {city}: brakes, tires, steering, fluids and underbody checked on the lift. {amount:inspection}. Free with a repair of {amount:freeInspectionFrom} or more.',
    keywords: ['car inspection {city}', 'pre-purchase inspection', 'mechanical check'],
    heading: 'What we check, and what you get',
    about: [
      'We put the vehicle on the lift and follow a {points}-point sheet, always in the same order: steering and suspension, brakes, lights, fluids, tires and wheels, body and underbody, engine and battery. Each point is marked good, watch or repair.',
      'You get the sheet and we read it with you. Anything that affects safety comes first. What can wait is named too. If you want to see the worn part, ask and we will show you.',
      'The sheet is yours either way, even if you have the work done elsewhere.',
      'We recommend an inspection {advice:inspection}, and before a long trip or buying a used car.',
    ],
    benefits: [
      {
        title: 'An easy-to-read sheet',
        description: 'One word for each of the {points} points, no codes and no jargon.',
      },
      {
        title: 'Safety first',
        description: 'We tell you what is urgent and what can wait.',
      },
      {
        title: 'You decide',
        description:
          'The inspection commits you to nothing. No repair is done until you have agreed to the price.',
      },
    ],
    includes: [
      'All {points} points on the sheet, with the vehicle on the lift',
      'Brake wear and tire tread measured',
      'Battery and charging check',
      'Fluid levels and condition',
      'The sheet handed to you and gone over together',
      'A written estimate for any repair above {law:estimateAbove}',
    ],
    excludes: [
      'Finding the cause of a fault is a diagnostic: {amount:diagnostic}{if:diagnosticDeducted}, deducted if you accept the repair{/if}.',
      'Repairs and parts are priced separately.',
      'The basic inspection does not replace a mechanical inspection required by the SAAQ.',
    ],
    priceNote: 'You are told about a diagnostic before it is done.',
    faq: [
      {
        question: 'How often should I have my vehicle inspected?',
        answer:
          'We recommend {advice:inspection}, whichever comes first. A vehicle that is driven little ages too: brakes seize, batteries weaken, rust sets in.',
      },
      {
        question: 'When is the inspection free?',
        answer:
          '{if:freeInspection}On one condition: a repair of {amount:freeInspectionFrom} or more done at the garage. Otherwise it costs {amount:inspection}, taxes extra.{/if}',
      },
      {
        question: 'Do I have to have the repairs done here?',
        answer:
          'No. You pay for the inspection, keep the sheet, and have the work done wherever and whenever you like. If something is dangerous, we say so plainly.',
      },
      {
        question: 'Can you inspect a car I want to buy?',
        answer:
          'Yes, if the seller agrees to leave it with us. We follow the same {points} points, and you have what you need to decide or negotiate. It is a shop report; it does not replace an inspection required by the SAAQ.',
      },
    ],
    more: [
      {
        question: 'What should I bring?',
        answer:
          'The vehicle, and what you have noticed: a noise, a light, a leak. Say so when you arrive: if there is a fault to find, that is a diagnostic, and you get its price first.',
      },
      {
        question: 'Do I need an appointment?',
        answer:
          'Yes: ask for a day in the form, or call {phone}.{if:answeredByPerson} Someone at the garage confirms it.{/if}',
      },
    ],
  },
})
