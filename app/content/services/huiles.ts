import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const huilesCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Huiles et fluides',
    pageTitle: 'Huiles et fluides : vidange d’huile à {city}',
    subtitle: 'La vidange et les autres fluides, avec le détail de ce que vous payez.',
    tagline: 'Vidange au prix détaillé : main-d’œuvre, litres, filtre',
    priceLine: 'À partir de {amount:oilChange}',
    priceFor: 'main-d’œuvre; huile et filtre en sus',
    description:
      'Vidange d’huile à {city}. Main-d’œuvre {amount:oilChange}, huile au litre. Filtre {price:oilFilter}. Autres fluides vérifiés et remplacés.',
    keywords: ['vidange d’huile {city}', 'huile synthétique', 'liquide de refroidissement'],
    heading: 'Les trois lignes d’une facture de vidange',
    about: [
      'Une facture de vidange a trois lignes. La main-d’œuvre : {amount:oilChange}, pour vider, changer le filtre et remplir. L’huile : au litre, ce que votre moteur prend. Le filtre : {price:oilFilter}. On vous donne le total avant de dévisser le bouchon de vidange.',
      'On met l’huile prescrite par le manuel du véhicule : la viscosité et la norme d’abord, le type ensuite. L’huile synthétique coûte {spoken:syntheticOil}, la semi-synthétique {spoken:blendOil}.',
      'Avec l’huile synthétique, on conseille une vidange tous les {advice:syntheticOil}; avec la semi-synthétique, tous les {advice:blendOil}. Si le manuel ou le rappel du tableau de bord dit plus tôt, suivez-le.',
      'Liquide de refroidissement, transmission, différentiel, freins, servodirection : on vérifie, on vous montre, et on remplace ce qui doit l’être. Leur prix est au litre, main-d’œuvre en sus au taux de {spoken:labour}.',
    ],
    benefits: [
      {
        title: 'Vous payez l’huile utilisée',
        description: 'La vidange d’un moteur qui prend peu d’huile coûte moins cher.',
      },
      {
        title: 'L’huile du manuel',
        description: 'La viscosité et la norme prescrites par le fabricant, écrites sur votre facture.',
      },
      {
        title: 'Le reste vérifié',
        description: 'Les autres fluides et les fuites : vous savez où vous en êtes.',
      },
    ],
    includes: [
      'Vidange de l’huile moteur',
      'Pose d’un filtre neuf, prix du filtre à part',
      'Remplissage au litre, niveau vérifié après avoir fait tourner le moteur',
      'Recherche de fuites, véhicule levé',
      'Niveau des autres fluides',
      'Remise à zéro du rappel d’entretien',
      'Date, kilométrage et huile utilisée inscrits sur la facture',
    ],
    excludes: [
      'Le changement des autres fluides : le prix au litre ne comprend pas la main-d’œuvre ({spoken:labour}).',
      'Une huile à norme particulière ou un filtre peu courant peut coûter plus que le prix de départ; on vous le dit avant.',
      'Un bouchon de vidange foiré, un joint ou une fuite à réparer : évaluation à part.',
    ],
    priceNote: 'Main-d’œuvre non comprise, sauf sur la première ligne.',
    faq: [
      {
        question: 'Combien coûte une vidange au complet?',
        answer:
          'Main-d’œuvre {amount:oilChange}, plus le filtre {price:oilFilter}, plus l’huile au litre selon votre moteur : synthétique {spoken:syntheticOil}, semi-synthétique {spoken:blendOil}. Donnez-nous la marque, le modèle et l’année : on vous fait le total.',
      },
      {
        question: 'À quelle fréquence faire la vidange?',
        answer:
          'Tous les {advice:syntheticOil} avec de l’huile synthétique, tous les {advice:blendOil} avec de la semi-synthétique. Si vous faites surtout de courts trajets ou roulez par grands froids, tenez-vous-en au chiffre le plus bas.',
      },
      {
        question: 'Une vidange ici fait-elle perdre la garantie du fabricant?',
        answer:
          'Non. L’entretien dans un garage indépendant ne fait pas perdre la garantie du fabricant. Suivez les intervalles du manuel et conservez vos factures : elles font la preuve.',
      },
      {
        question: 'Le prix des autres fluides comprend-il la main-d’œuvre?',
        answer:
          'Non. Le prix au litre est celui du produit. La main-d’œuvre s’ajoute au taux de {spoken:labour}, et vous avez une évaluation écrite dès que le total dépasse {law:estimateAbove}.',
      },
    ],
    more: [
      {
        question: 'Combien de litres prend mon moteur?',
        answer:
          'C’est écrit dans le manuel, avec l’huile prescrite. Vous ne le trouvez pas? Donnez-nous la marque, le modèle, l’année et le moteur.',
      },
      {
        question: 'Puis-je attendre sur place?',
        answer: '{if:waitingRoom}Oui, dans la salle d’attente. Elle a le Wi-Fi et du café.{/if}',
      },
    ],
  },
  en: {
    title: 'Oil and fluids',
    pageTitle: 'Oil and fluids: oil change in {city}',
    subtitle: 'Oil changes and other fluids, with a breakdown of what you pay for.',
    tagline: 'Oil changes, itemized: labour, litres, filter',
    priceLine: 'From {amount:oilChange}',
    priceFor: 'labour; oil and filter extra',
    description:
      'Oil change in {city}. Labour {amount:oilChange}, oil by the litre. Filter {price:oilFilter}. Other fluids checked and replaced.',
    keywords: ['oil change {city}', 'synthetic oil', 'coolant'],
    heading: 'The three lines of an oil change bill',
    about: [
      'An oil change bill has three lines. Labour: {amount:oilChange}, to drain, change the filter and refill. Oil: by the litre, as much as your engine takes. The filter: {price:oilFilter}. You get the total before we loosen the drain plug.',
      'We use the oil your owner’s manual calls for: viscosity and standard first, then type. Synthetic oil is {spoken:syntheticOil}, synthetic blend {spoken:blendOil}.',
      'With synthetic oil, we recommend an oil change every {advice:syntheticOil}; with synthetic blend, every {advice:blendOil}. If the manual or the reminder on the dashboard says sooner, follow it.',
      'Coolant, transmission, differential, brakes, power steering: we check, we show you, and we replace what needs it. These are priced by the litre, with labour extra at {spoken:labour}.',
    ],
    benefits: [
      {
        title: 'You pay for the oil you use',
        description: 'An oil change costs less on an engine that takes less oil.',
      },
      {
        title: 'The oil in the manual',
        description: 'The viscosity and standard the manufacturer calls for, written on your invoice.',
      },
      {
        title: 'The rest gets checked',
        description: 'The other fluids and leaks: you know where things stand.',
      },
    ],
    includes: [
      'Engine oil drained',
      'New filter installed, price of the filter extra',
      'Oil added by the litre, level checked after running the engine',
      'Leak check, with the vehicle on the lift',
      'Levels of the other fluids',
      'Service reminder reset',
      'Date, odometer and oil used written on the invoice',
    ],
    excludes: [
      'Changing the other fluids: the price by the litre does not include labour ({spoken:labour}).',
      'An oil of a particular standard or an uncommon filter can cost more than the starting price; we tell you first.',
      'A stripped drain plug, a gasket or a leak to fix: priced separately.',
    ],
    priceNote: 'Labour not included, except on the first line.',
    faq: [
      {
        question: 'How much is an oil change, all told?',
        answer:
          'Labour {amount:oilChange}, plus the filter {price:oilFilter}, plus the oil your engine takes: synthetic {spoken:syntheticOil}, synthetic blend {spoken:blendOil}. Give us the make, model and year and we will add it up.',
      },
      {
        question: 'How often should the oil be changed?',
        answer:
          'Every {advice:syntheticOil} with synthetic oil, every {advice:blendOil} with synthetic blend. If you make many short trips or drive in deep cold, go by the lower figure.',
      },
      {
        question: 'Will an oil change here void the manufacturer’s warranty?',
        answer:
          'No. Maintenance at an independent garage does not void the manufacturer’s warranty. Follow the intervals in the manual and keep your invoices: they are your proof.',
      },
      {
        question: 'Does the price of other fluids include labour?',
        answer:
          'No. The price by the litre is for the product. Labour is added at {spoken:labour}, and you get a written estimate as soon as the total goes above {law:estimateAbove}.',
      },
    ],
    more: [
      {
        question: 'How many litres does my engine take?',
        answer:
          'The manual says, along with the oil it calls for. Cannot find it? Give us the make, model, year and engine.',
      },
      {
        question: 'Can I wait there?',
        answer: '{if:waitingRoom}Yes, in the waiting room. It has Wi-Fi and coffee.{/if}',
      },
    ],
  },
})
