import { inPairs } from '../language.ts'

/**
 * Each page's name in menus and links, its title (without the garage's name), its description for search engines (at most
 * 155 characters), its heading, and the keywords drivers search for.
 */
export const headings = inPairs({
  home: {
    link: ['Accueil', 'Home'],
    title: ['Garage à {district}', 'Auto repair in {district}'],
    description: [
      'Au {address} : {trades}. {if:familyGarage}Garage familial indépendant.{/if} {if:trucks}Toutes marques.{/if} {if:samePrice}Prix affichés.{/if} {phone}.',
      'At {address}: {trades}. {if:familyGarage}Independent family garage.{/if} {if:trucks}All makes.{/if} {if:samePrice}Posted prices.{/if} {phone}.',
    ],
    heading: [
      '{if:samePrice}Les prix affichés.{/if} {if:watchRepairs}La réparation sous vos yeux.{/if}',
      '{if:samePrice}Posted prices.{/if} {if:watchRepairs}Repairs in plain sight.{/if}',
    ],
    keywords: [
      ['garage {city}', 'garage {district}', 'mécanicien {city}', 'réparation automobile'],
      ['garage {city}', 'garage {district}', 'mechanic {city}', 'auto repair'],
    ],
  },
  services: {
    link: ['Services', 'Services'],
    title: ['Entretien et réparation d’auto', 'Auto maintenance and repair services'],
    description: [
      'Chaque service du garage{if:every.includes}, ce qu’on y fait{/if}{if:every.prices}, avec son prix{/if} : {trades}.',
      'All our services{if:every.includes}, what each includes{/if}{if:every.prices}, and at what price{/if}: {trades}.',
    ],
    heading: ['Ce qu’on fait{if:howWeWork}, et comment{/if}', 'What we do{if:howWeWork}, and how{/if}'],
    keywords: [
      ['services de garage', 'réparation automobile', 'entretien automobile'],
      ['garage services', 'auto repair', 'car maintenance'],
    ],
  },
  pricing: {
    link: ['Prix', 'Pricing'],
    title: [
      'Prix du garage à {city}{if:prices}, ligne par ligne{/if}',
      'Garage prices in {city}{if:prices}, line by line{/if}',
    ],
    description: [
      '{if:prices}La liste de prix du garage{if:packages} et le prix pour votre auto{/if}.{/if} Main-d’œuvre {spoken:labour}, taxes en sus. Évaluation écrite au-dessus de {law:estimateAbove}.',
      '{if:prices}The garage’s price list{if:packages}, and the price for your car{/if}.{/if} Labour {spoken:labour}, taxes extra. Written estimate above {law:estimateAbove}.',
    ],
    heading: ['{if:prices}La liste de prix{/if}', '{if:prices}The price list{/if}'],
    keywords: [
      ['prix garage {city}', 'prix réparation automobile', '{if:prices.labour}taux horaire garage{/if}'],
      ['garage prices {city}', 'auto repair prices', '{if:prices.labour}garage hourly rate{/if}'],
    ],
  },
  gallery: {
    link: ['Galerie', 'Gallery'],
    title: ['Galerie', 'Gallery'],
    description: [
      'L’atelier en images, service par service{if:every.prices}, avec les prix{/if}{if:every.includes}, et les réponses aux questions courantes{/if}.',
      'The shop in pictures, service by service{if:every.prices}, with prices{/if}{if:every.includes}, and answers to common questions{/if}.',
    ],
    heading: ['L’atelier en images', 'The shop in pictures'],
    keywords: [
      ['photos du garage', 'atelier mécanique', '{if:claims.lifts}pont élévateur{/if}'],
      ['garage photos', 'auto shop', '{if:claims.lifts}car lift{/if}'],
    ],
  },
  projects: {
    link: ['Réalisations', 'Projects'],
    title: ['Réalisations', 'Projects'],
    description: [
      '{if:projects}Des travaux du garage, l’un après l’autre : ce qui n’allait pas et ce qui a été fait.{/if}',
      '{if:projects}Projects from our shop, one by one: what was wrong and what was done.{/if}',
    ],
    heading: ['Réalisations', 'Projects'],
    keywords: [
      ['réalisations du garage', 'réparations automobiles'],
      ['examples of our work', 'auto repairs'],
    ],
  },
  about: {
    link: ['À propos', 'About'],
    title: ['À propos', 'About'],
    description: [
      '{if:familyGarage}Un garage familial indépendant à {city}.{/if} {years} ans et plus d’expérience, {lifts} {liftsWord}. {if:watchRepairs}Un atelier de {area} pi² ouvert aux regards.{/if}',
      '{if:familyGarage}An independent family garage in {city}.{/if} {years}+ years of experience, {lifts} {liftsWord}. {if:watchRepairs}A {area} sq ft shop open to view.{/if}',
    ],
    heading: [
      '{if:familyGarage}Un garage de famille qui explique ses réparations{/if}',
      '{if:familyGarage}A family garage that explains its repairs{/if}',
    ],
    keywords: [
      [
        '{if:familyGarage}garage familial{/if}',
        '{if:familyGarage}garage indépendant {city}{/if}',
        '{if:familyGarage}mécanicien indépendant{/if}',
      ],
      [
        '{if:familyGarage}family garage{/if}',
        '{if:familyGarage}independent garage {city}{/if}',
        '{if:familyGarage}independent mechanic{/if}',
      ],
    ],
  },
  blog: {
    link: ['Blogue', 'Blog'],
    title: ['Blogue', 'Blog'],
    description: [
      'Conseils d’atelier pour conduire à {city}{if:articles} : hiver, freins, vidanges, et quand s’arrêter{/if}.',
      'Shop advice for driving in {city}{if:articles}: winter, brakes, oil changes, and when to stop{/if}.',
    ],
    heading: ['Conseils d’atelier', 'Shop advice'],
    keywords: [
      ['conseils auto', 'entretien automobile', 'pneus d’hiver', 'conduite à {city}'],
      ['car advice', 'car maintenance', 'winter tires', 'driving in {city}'],
    ],
  },
  contact: {
    link: ['Contact', 'Contact'],
    title: ['Contact et demande de soumission', 'Contact and quote request'],
    description: [
      'Écrivez, appelez ou passez : {address}, {city}. {if:answeredByPerson}Réponse d’une vraie personne.{/if} {if:freeParking}Stationnement gratuit.{/if} {phone}.',
      'Write, call or drop by: {address}, {city}. {if:answeredByPerson}A real person answers.{/if} {if:freeParking}Free parking.{/if} {phone}.',
    ],
    heading: ['Parlez-nous de votre véhicule', 'Tell us about your vehicle'],
    keywords: [
      ['rendez-vous garage', 'soumission réparation auto'],
      ['garage appointment', 'car repair quote'],
    ],
  },
  canIDrive: {
    link: ['Puis-je rouler?', 'Can I keep driving?'],
    title: ['Bruit ou voyant : puis-je rouler?', 'Noise or warning light: can I keep driving?'],
    description: [
      'Bruit, voyant, odeur ou fuite : quand s’arrêter{if:signs.soon}, quand prendre rendez-vous{if:signs.next} ou attendre{/if}{/if}{if:business.keyDrop}, que faire le soir{/if}{if:prices.diagnostic}, et ce que coûte le diagnostic{/if}. {phone}.',
      'A noise, a light, a smell or a leak: when to stop{if:signs.soon}, when to book{if:signs.next} or wait{/if}{/if}{if:business.keyDrop}, what to do in the evening{/if}{if:prices.diagnostic}, and what a diagnostic costs{/if}. {phone}.',
    ],
    heading: ['Puis-je rouler?', 'Can I keep driving?'],
    keywords: [
      ['bruit de frein', 'voyant rouge auto', 'puis-je rouler', 'voyant moteur qui clignote'],
      ['brake noise', 'red warning light', 'is it safe to drive', 'flashing check engine light'],
    ],
  },
  warranties: {
    link: ['Garanties', 'Warranties'],
    title: ['Garanties', 'Warranties'],
    description: [
      '{if:warranties}Les garanties du garage, une par une : durée, portée{if:warrantyTerms}, comment réclamer{/if}.{/if} La garantie légale sur une réparation d’auto au Québec.',
      '{if:warranties}The garage’s warranties, one by one: length, scope{if:warrantyTerms}, how to claim{/if}.{/if} The legal warranty on car repairs in Quebec.',
    ],
    heading: ['Garanties{if:warranties}, noir sur blanc{/if}', 'Warranties{if:warranties}, in writing{/if}'],
    keywords: [
      ['garantie réparation auto', '{if:warranties.brakes}garantie freins{/if}', 'garantie légale Québec'],
      ['car repair warranty', '{if:warranties.brakes}brake warranty{/if}', 'Quebec legal warranty'],
    ],
  },
  rights: {
    link: ['Vos droits au garage', 'Your rights at the garage'],
    title: ['Vos droits au garage', 'Your rights at the garage'],
    description: [
      'Évaluation écrite, pièces remplacées, garantie légale, facture : ce que la loi du Québec vous donne, en mots simples.',
      'Written estimate, replaced parts, legal warranty, invoice: what Quebec law gives you, in plain words.',
    ],
    heading: ['Vos droits au garage', 'Your rights at the garage'],
    keywords: [
      ['évaluation écrite garage', 'droits du consommateur', 'Loi sur la protection du consommateur'],
      ['written estimate garage', 'consumer rights', 'Consumer Protection Act'],
    ],
  },
  privacy: {
    link: ['Confidentialité', 'Privacy'],
    title: ['Confidentialité', 'Privacy'],
    description: [
      'Ce que nous faisons de vos renseignements personnels, combien de temps, et comment les consulter ou les faire effacer.',
      'What we do with your personal information, for how long, and how to see it or have it erased.',
    ],
    heading: ['Confidentialité', 'Privacy'],
    keywords: [
      ['confidentialité', 'renseignements personnels', 'Loi 25'],
      ['privacy', 'personal information', 'Law 25'],
    ],
  },
  accessibility: {
    link: ['Accessibilité', 'Accessibility'],
    title: ['Accessibilité', 'Accessibility'],
    description: [
      'Ce qui a été vérifié pour que le site serve à tout le monde, ce qui manque encore, et comment nous le dire.',
      'What was checked so that this site works for everyone, what still falls short, and how to tell us.',
    ],
    heading: ['Accessibilité', 'Accessibility'],
    keywords: [
      ['accessibilité', 'WCAG 2.2'],
      ['accessibility', 'WCAG 2.2'],
    ],
  },
})
