import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const freinsCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Freins',
    pageTitle: 'Freins à {city} : prix et garantie',
    subtitle: 'Mesurés d’abord, réparés ensuite. Garantis {warranty:brakes} contre les défauts.',
    tagline: 'Garantis {warranty:brakes} contre les défauts',
    priceLine: 'À partir de {frontBrakes}',
    priceFor: 'disques ordinaires et main-d’œuvre',
    description:
      'Freins à {city}. Main-d’œuvre {amount:brakeLabour}. Disques ordinaires {amount:regularRotors}. Zingués {amount:premiumRotors}. Garantie {warranty:brakes} contre les défauts.',
    keywords: ['freins {city}', 'changement de plaquettes', 'disques de frein'],
    heading: 'Ce qu’on mesure, et quand changer',
    about: [
      'Un bruit de frein peut venir d’une plaquette usée, d’un étrier (la pièce qui serre les plaquettes) qui colle ou d’un simple caillou. On enlève les roues, on mesure plaquettes et disques, on vérifie étriers, conduites et liquide. Vous voyez les mesures avant de parler de prix.',
      'Si les disques sont à changer, vous avez deux choix : ordinaires, {amount:regularRotors}, ou haut de gamme zingués, {amount:premiumRotors}. Le zinc retarde la rouille, ce qui compte pour un véhicule qui passe l’hiver dehors. La main-d’œuvre est de {amount:brakeLabour}.',
      'En général, les freins se changent {advice:brakes}. C’est la mesure qui décide, pas l’odomètre.',
      'Des étriers secs usent trop vite des plaquettes neuves. On peut les nettoyer et les lubrifier pour {amount:caliperService}. La purge du système (chasser l’air et le vieux liquide) coûte {amount:brakeBleed}, et le liquide {spoken:brakeFluid}.',
    ],
    benefits: [
      {
        title: 'Mesurer avant de changer',
        description:
          'L’épaisseur des plaquettes et des disques décide. S’il en reste, on vous dit d’attendre.',
      },
      {
        title: 'Deux qualités de disques',
        description: 'Ordinaires ou zingués, chacun à son prix. On explique la différence, vous choisissez.',
      },
      {
        title: 'Garantis {warranty:brakes} contre les défauts',
        description: '{scope:brakes}',
      },
    ],
    includes: [
      'Plaquettes posées, et disques s’il en faut',
      'Roues enlevées, plaquettes et disques mesurés',
      'Étriers, goupilles et conduites vérifiés',
      'Niveau et état du liquide de frein',
      'Frein de stationnement vérifié',
      'Essai routier après le travail',
      'Vos pièces remplacées remises si vous les demandez avec la réparation',
    ],
    excludes: [
      'Une pièce hors liste, comme un étrier neuf, une conduite ou un câble, est chiffrée dans l’évaluation écrite.',
      'Si une vis casse ou qu’un étrier est grippé, on arrête et on vous appelle : rien ne s’ajoute sans votre accord.',
    ],
    priceNote:
      'Disques, main-d’œuvre, étriers et purge sont des lignes séparées. Vous payez celles que votre évaluation contient.',
    faq: [
      {
        question: 'Comment savoir si mes freins sont usés?',
        answer:
          'Si vous remarquez {sign:squealBrakes}, {sign:brakeShake} ou {sign:pulling}, {safety:soon}. Si vous remarquez {sign:metalBrakes}, {sign:softPedal} ou {sign:redBrakeLight}, {safety:stop}.',
      },
      {
        question: 'À quel kilométrage change-t-on les freins?',
        answer:
          'En général {advice:brakes}. La ville, les côtes et le sel les usent plus vite que l’autoroute. C’est la mesure qui décide, pas l’odomètre.',
      },
      {
        question: 'Disques ordinaires ou zingués?',
        answer:
          'Les ordinaires ({amount:regularRotors}) conviennent à la conduite de tous les jours. Les zingués ({amount:premiumRotors}) rouillent moins vite : la différence de prix se justifie si le véhicule couche dehors ou si vous le gardez longtemps.',
      },
      {
        question: 'Que couvre la garantie sur les freins?',
        answer: '{warranty:brakes}. {scope:brakes} {warrantyRule}',
      },
    ],
    more: [
      {
        question: 'Combien coûtent les plaquettes?',
        answer:
          'Ça dépend du véhicule; elles ne sont donc pas dans la liste. Donnez-nous la marque, le modèle et l’année : leur prix est écrit dans l’évaluation, à côté de la main-d’œuvre.',
      },
      {
        question: 'Faut-il changer les disques avec les plaquettes?',
        answer:
          'Pas toujours. On mesure leur épaisseur et on la compare au minimum du fabricant. On vous montre la mesure, et vous décidez.',
      },
    ],
  },
  en: {
    title: 'Brakes',
    pageTitle: 'Brakes in {city}: prices and warranty',
    subtitle: 'Measured first, repaired next. Covered for {warranty:brakes} against defects.',
    tagline: 'Covered {warranty:brakes} against defects',
    priceLine: 'From {frontBrakes}',
    priceFor: 'regular rotors and labour',
    description:
      'Brakes in {city}. Labour {amount:brakeLabour}. Regular rotors {amount:regularRotors}. Zinc-coated {amount:premiumRotors}. Warranty {warranty:brakes} against defects.',
    keywords: ['brakes {city}', 'brake pad replacement', 'brake rotors'],
    heading: 'What we measure, and when to replace',
    about: [
      'A brake noise can come from a worn-out pad, a sticking caliper (the part that squeezes the pads) or just a pebble. We take the wheels off, measure pads and rotors, and check calipers, lines and fluid. You see the measurements before we talk price.',
      'If the rotors need replacing you have two choices: regular, {amount:regularRotors}, or premium zinc-coated, {amount:premiumRotors}. Zinc slows rust, which matters for a vehicle that spends the winter outside. Labour is {amount:brakeLabour}.',
      'Brakes are usually replaced {advice:brakes}. The measurement decides, not the odometer.',
      'Dry calipers wear out new pads too soon. We can clean and lubricate them for {amount:caliperService}. Bleeding the system (driving out air and old fluid) costs {amount:brakeBleed}, and the fluid is {spoken:brakeFluid}.',
    ],
    benefits: [
      {
        title: 'Measure before replacing',
        description: 'Pad and rotor thickness decides. If there is life left in them, we tell you to wait.',
      },
      {
        title: 'Two grades of rotor',
        description: 'Regular or zinc-coated, each at its own price. We explain the difference, you choose.',
      },
      {
        title: 'Covered {warranty:brakes} against defects',
        description: '{scope:brakes}',
      },
    ],
    includes: [
      'Pads fitted, and rotors if needed',
      'Wheels off, pads and rotors measured',
      'Calipers, slide pins and lines checked',
      'Brake fluid level and condition',
      'Parking brake checked',
      'Road test after the work',
      'Your replaced parts handed back if you ask when you order the repair',
    ],
    excludes: [
      'A part not on the list, such as a new caliper, a line or a cable, is priced in the written estimate.',
      'If a bolt breaks or a caliper is seized, we stop and call you: nothing is added without your agreement.',
    ],
    priceNote:
      'Rotors, labour, calipers and bleeding are separate lines. You pay for the ones on your written estimate.',
    faq: [
      {
        question: 'How do I know my brakes are worn?',
        answer:
          'If you notice {sign:squealBrakes}, {sign:brakeShake} or {sign:pulling}, {safety:soon}. If you notice {sign:metalBrakes}, {sign:softPedal} or {sign:redBrakeLight}, {safety:stop}.',
      },
      {
        question: 'At what mileage are brakes replaced?',
        answer:
          'Usually {advice:brakes}. City driving, hills and salt wear them faster than the highway. The measurement decides, not the odometer.',
      },
      {
        question: 'Regular or zinc-coated rotors?',
        answer:
          'Regular rotors ({amount:regularRotors}) suit everyday driving. Zinc-coated ones ({amount:premiumRotors}) rust more slowly: they are worth the difference if the vehicle is parked outside or you plan to keep it.',
      },
      {
        question: 'What does the brake warranty cover?',
        answer: '{warranty:brakes}. {scope:brakes} {warrantyRule}',
      },
    ],
    more: [
      {
        question: 'How much are brake pads?',
        answer:
          'That depends on the vehicle, so they are not on the list. Give us the make, model and year: their price is written in the estimate, next to the labour.',
      },
      {
        question: 'Do rotors have to be replaced with the pads?',
        answer:
          'Not always. We measure their thickness and compare it with the manufacturer’s minimum. We show you the measurement, and you decide.',
      },
    ],
  },
})
