import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const antirouilleCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Antirouille à la paraffine',
    pageTitle: 'Antirouille à la paraffine à {city}, dès {amount:rustproofingCar}',
    subtitle: 'Une protection appliquée dessous, avant que le sel fasse son travail.',
    tagline: 'À la paraffine, prix fixe selon le véhicule',
    priceLine: 'À partir de {amount:rustproofingCar}',
    priceFor: 'une voiture; un VUS {amount:rustproofingSuv}',
    description:
      'Antirouille à la paraffine à {city}. Voiture {amount:rustproofingCar}, VUS {amount:rustproofingSuv}, camion {amount:rustproofingTruck}, taxes en sus. Dessous examiné avant.',
    keywords: ['antirouille {city}', 'antirouille à la paraffine', 'traitement antirouille'],
    heading: 'Où la rouille commence',
    about: [
      'À {city}, le sel et la gadoue restent collés sous le véhicule une bonne partie de l’année. La rouille commence là où on ne regarde jamais : joints de tôle, bas de caisse, passages de roues, conduites de frein.',
      'On lève le véhicule, on regarde le dessous et on vous dit ce qu’on voit. Ensuite, on applique la paraffine sur le dessous et dans les cavités qu’on peut atteindre. Les freins, l’échappement et les pièces qui chauffent ou qui tournent restent à nu.',
      'Le prix dépend seulement du véhicule : {amount:rustproofingCar} pour une voiture, {amount:rustproofingSuv} pour un VUS, {amount:rustproofingTruck} pour un camion. Produit et main-d’œuvre sont compris.',
      'Un antirouille ralentit la rouille; il ne répare pas une tôle percée. Si on en trouve une, on vous la montre, et on parle de réparation avant de couvrir quoi que ce soit.',
    ],
    benefits: [
      {
        title: 'Un prix, pas de surprise',
        description: 'Trois types de véhicules, trois prix.',
      },
      {
        title: 'Le dessous examiné',
        description: 'Vous savez où la rouille en est rendue et ce qui mérite d’être suivi.',
      },
      {
        title: 'Là où le sel se cache',
        description: 'Passages de roues, bas de caisse, joints et cavités accessibles, en plus du plancher.',
      },
    ],
    includes: [
      'Examen du dessous, véhicule levé',
      'Paraffine sur le plancher, les longerons et les passages de roues',
      'Paraffine dans les cavités accessibles : bas de caisse, portes, hayon ou coffre',
      'Freins, échappement et pièces mobiles laissés à nu',
      'Surplus essuyé sur la peinture',
      'Les endroits rouillés montrés et expliqués',
    ],
    excludes: [
      'La réparation d’une tôle percée ou d’une conduite rongée : soumission à part, avant de continuer.',
      'Un véhicule modifié ou hors format, comme un fourgon allongé : demandez le prix avant de venir.',
    ],
    priceNote: 'Un seul prix par véhicule, produit et main-d’œuvre compris.',
    faq: [
      {
        question: 'Quel est le bon moment pour l’antirouille?',
        answer:
          'La fin de l’été ou l’automne : le dessous est sec et le sel n’est pas encore sorti. Le printemps convient aussi, une fois le dessous bien rincé et séché.',
      },
      {
        question: 'Mon véhicule rouille déjà. Est-ce trop tard?',
        answer:
          'Pas si la tôle tient encore. La paraffine ralentit la rouille en surface. Si la tôle est percée, on vous le dit avant d’appliquer : il faut la réparer, pas la couvrir.',
      },
      {
        question: 'Pourquoi trois prix?',
        answer:
          'Parce qu’un VUS ou un camion demande plus de produit et plus de temps qu’une voiture. Le prix de la liste est celui que vous payez, taxes en sus.',
      },
      {
        question: 'Est-ce utile sur un véhicule neuf?',
        answer:
          'Oui, c’est là que ça sert le plus longtemps : la protection va sur une tôle saine. Un véhicule déjà âgé en profite aussi, tant que la tôle est bonne.',
      },
    ],
    more: [
      {
        question: 'Est-ce que ça coule après l’application?',
        answer:
          'Un peu, les premiers jours, surtout par temps doux. D’ici là, ne stationnez pas sur un sol que vous voulez garder propre.',
      },
      {
        question: 'Et si mon véhicule sort de la liste?',
        answer:
          'Un fourgon allongé ou un véhicule modifié n’entre pas toujours dans les trois prix. Donnez-nous le modèle et l’année{if:freeQuote} : la soumission ne coûte rien{/if}.',
      },
    ],
  },
  en: {
    title: 'Paraffin rustproofing',
    pageTitle: 'Paraffin rustproofing in {city}, from {amount:rustproofingCar}',
    subtitle: 'Protection applied underneath, before road salt does its work.',
    tagline: 'Paraffin, one set price per vehicle type',
    priceLine: 'From {amount:rustproofingCar}',
    priceFor: 'a car; an SUV {amount:rustproofingSuv}',
    description:
      'Paraffin rustproofing in {city}. Car {amount:rustproofingCar}, SUV {amount:rustproofingSuv}, truck {amount:rustproofingTruck}, taxes extra. Underbody examined first.',
    keywords: ['rustproofing {city}', 'paraffin rustproofing', 'rust treatment'],
    heading: 'Where rust starts',
    about: [
      'In {city}, salt and slush cling to the underside of a vehicle for a good part of the year. Rust starts where nobody looks: body seams, rocker panels, wheel wells, brake lines.',
      'We lift the vehicle, examine the underbody and tell you what we see. Then we apply paraffin to the underbody and inside the cavities we can reach. Brakes, exhaust and anything that heats up or turns are left bare.',
      'The price depends only on the vehicle: {amount:rustproofingCar} for a car, {amount:rustproofingSuv} for an SUV, {amount:rustproofingTruck} for a truck. Product and labour are included.',
      'Rustproofing slows rust down; it does not repair metal that is rusted through. If we find any, we show you, and we talk about repairs before covering anything.',
    ],
    benefits: [
      {
        title: 'One price, no surprises',
        description: 'Three kinds of vehicle, three prices.',
      },
      {
        title: 'The underbody examined',
        description: 'You know how far the rust has gone and what to keep an eye on.',
      },
      {
        title: 'Where salt hides',
        description: 'Wheel wells, rocker panels, seams and reachable cavities, as well as the floor.',
      },
    ],
    includes: [
      'Underbody examined, with the vehicle on the lift',
      'Paraffin on the floor, frame rails and wheel wells',
      'Paraffin in reachable cavities: rocker panels, doors, hatch or trunk',
      'Brakes, exhaust and moving parts left bare',
      'Overspray wiped off the paint',
      'Rusted spots shown and explained',
    ],
    excludes: [
      'Repairing metal that is rusted through or a corroded line: quoted separately, before we go on.',
      'A modified or oversized vehicle, such as an extended van: ask for the price before you come.',
    ],
    priceNote: 'One price per vehicle, product and labour included.',
    faq: [
      {
        question: 'When is the right time for rustproofing?',
        answer:
          'Late summer or fall: the underbody is dry and the salt is not out yet. Spring works too, once the underbody has been well rinsed and dried.',
      },
      {
        question: 'My vehicle is already rusting. Is it too late?',
        answer:
          'Not if the metal is still solid. Paraffin slows surface rust. If the metal is rusted through, we tell you before applying anything: it has to be repaired, not covered.',
      },
      {
        question: 'Why three prices?',
        answer:
          'Because an SUV or a truck takes more product and more time than a car. The listed price is the one you pay, taxes extra.',
      },
      {
        question: 'Is it worth it on a new vehicle?',
        answer:
          'Yes, that is where it helps the longest: the protection goes on sound metal. An older vehicle benefits too, as long as the metal is good.',
      },
    ],
    more: [
      {
        question: 'Does it drip afterwards?',
        answer:
          'A little, for the first few days, above all in mild weather. Until then, do not park on a floor you want to keep clean.',
      },
      {
        question: 'What if my vehicle is not on the list?',
        answer:
          'An extended van or a modified vehicle does not always fit the three prices. Give us the model and year{if:freeQuote}: a quote is free{/if}.',
      },
    ],
  },
})
