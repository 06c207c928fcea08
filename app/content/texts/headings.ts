import { bilingual } from '../language.ts'

/**
 * Each page's name in menus and links, its title (without the garage's name), its description for search engines (at most
 * 155 characters), its heading, and the keywords drivers search for.
 */
export const headings = bilingual({
  fr: {
    home: {
      link: 'Accueil',
      title: 'Garage à {district}',
      description:
        'Au {address} : {trades}. {if:familyGarage}Garage familial indépendant.{/if} {if:trucks}Toutes marques.{/if} {if:samePrice}Prix affichés.{/if} {phone}.',
      heading: '{if:samePrice}Les prix affichés.{/if} {if:watchRepairs}La réparation sous vos yeux.{/if}',
      keywords: ['garage {city}', 'garage {district}', 'mécanicien {city}', 'réparation automobile'],
    },
    services: {
      link: 'Services',
      title: 'Entretien et réparation d’auto',
      description: 'Chaque service du garage, ce qu’on y fait et comment{if:prices.labour}, avec son prix{/if} : {trades}.',
      heading: 'Ce qu’on fait, et comment',
      keywords: ['services de garage', 'réparation automobile', 'entretien automobile'],
    },
    pricing: {
      link: 'Prix',
      title: 'Prix du garage à {city}{if:prices.labour}, ligne par ligne{/if}',
      description:
        'La liste de prix du garage{if:prices.labour} et le prix pour votre auto{/if}. Main-d’œuvre {spoken:labour}, taxes en sus.',
      heading: 'La liste de prix',
      keywords: ['prix garage {city}', 'prix réparation automobile', 'taux horaire garage'],
    },
    gallery: {
      link: 'Galerie',
      title: 'Galerie',
      description:
        'L’atelier en images, service par service, avec {if:prices.labour}les prix et {/if}les réponses aux questions courantes.',
      heading: 'L’atelier en images',
      keywords: ['photos du garage', 'atelier mécanique', 'pont élévateur'],
    },
    projects: {
      link: 'Réalisations',
      title: 'Réalisations',
      description:
        'Des travaux du garage, l’un après l’autre : ce qui n’allait pas, ce qui a été fait, et la photo.',
      heading: 'Réalisations',
      keywords: ['réalisations du garage', 'réparations automobiles'],
    },
    about: {
      link: 'À propos',
      title: 'À propos',
      description:
        '{if:familyGarage}Un garage familial indépendant à {city}.{/if} {years} ans et plus d’expérience, {lifts} {liftsWord}. {if:watchRepairs}Un atelier de {area} pi² ouvert aux regards.{/if}',
      heading: '{if:familyGarage}Un garage de famille qui explique ses réparations{/if}',
      keywords: [
        '{if:familyGarage}garage familial{/if}',
        '{if:familyGarage}garage indépendant {city}{/if}',
        'mécanicien indépendant',
      ],
    },
    blog: {
      link: 'Blogue',
      title: 'Blogue',
      description: 'Conseils d’atelier pour conduire à {city} : hiver, freins, vidanges, et quand s’arrêter.',
      heading: 'Conseils d’atelier',
      keywords: ['conseils auto', 'entretien automobile', 'pneus d’hiver', 'conduite à {city}'],
    },
    contact: {
      link: 'Contact',
      title: 'Contact et demande de soumission',
      description:
        'Écrivez, appelez ou passez : {address}, {city}. {if:answeredByPerson}Réponse d’une vraie personne.{/if} {if:freeParking}Stationnement gratuit.{/if} {phone}.',
      heading: 'Parlez-nous de votre véhicule',
      keywords: ['rendez-vous garage', 'soumission réparation auto', 'garage ouvert samedi'],
    },
    canIDrive: {
      link: 'Puis-je rouler?',
      title: 'Bruit ou voyant : puis-je rouler?',
      description:
        'Bruit, voyant, odeur ou fuite : s’arrêter, prendre rendez-vous ou attendre, qui appeler le soir{if:prices.diagnostic}, et ce que coûte le diagnostic{/if}. {phone}.',
      heading: 'Puis-je rouler?',
      keywords: ['bruit de frein', 'voyant rouge auto', 'puis-je rouler', 'voyant moteur qui clignote'],
    },
    warranties: {
      link: 'Garanties',
      title: 'Garanties',
      description:
        'Toutes les garanties du garage, une par une : durée, portée, comment réclamer, et le minimum légal du Québec.',
      heading: 'Nos garanties, noir sur blanc',
      keywords: ['garantie réparation auto', 'garantie freins', 'garantie légale Québec'],
    },
    rights: {
      link: 'Vos droits au garage',
      title: 'Vos droits au garage',
      description:
        'Évaluation écrite, pièces remplacées, garantie légale, facture : ce que la loi du Québec vous donne, en mots simples.',
      heading: 'Vos droits au garage',
      keywords: [
        'évaluation écrite garage',
        'droits du consommateur',
        'Loi sur la protection du consommateur',
      ],
    },
    privacy: {
      link: 'Confidentialité',
      title: 'Confidentialité',
      description:
        'Ce que nous faisons de vos renseignements personnels, combien de temps, et comment les consulter ou les faire effacer.',
      heading: 'Confidentialité',
      keywords: ['confidentialité', 'renseignements personnels', 'Loi 25'],
    },
    accessibility: {
      link: 'Accessibilité',
      title: 'Accessibilité',
      description:
        'Ce qui a été vérifié pour que le site serve à tout le monde, ce qui manque encore, et comment nous le dire.',
      heading: 'Accessibilité',
      keywords: ['accessibilité', 'WCAG 2.2'],
    },
  },
  en: {
    home: {
      link: 'Home',
      title: 'Auto repair in {district}',
      description:
        'At {address}: {trades}. {if:familyGarage}Independent family garage.{/if} {if:trucks}All makes.{/if} {if:samePrice}Posted prices.{/if} {phone}.',
      heading: '{if:samePrice}Posted prices.{/if} {if:watchRepairs}Repairs in plain sight.{/if}',
      keywords: ['garage {city}', 'garage {district}', 'mechanic {city}', 'auto repair'],
    },
    services: {
      link: 'Services',
      title: 'Auto maintenance and repair services',
      description: 'All our services, what we do and how{if:prices.labour}, and at what price{/if}: {trades}.',
      heading: 'What we do, and how',
      keywords: ['garage services', 'auto repair', 'car maintenance'],
    },
    pricing: {
      link: 'Pricing',
      title: 'Garage prices in {city}{if:prices.labour}, line by line{/if}',
      description:
        'The garage’s price list{if:prices.labour}, and the price for your car{/if}. Labour {spoken:labour}, taxes extra.',
      heading: 'The price list',
      keywords: ['garage prices {city}', 'auto repair prices', 'garage hourly rate'],
    },
    gallery: {
      link: 'Gallery',
      title: 'Gallery',
      description: 'The shop in pictures, service by service, with {if:prices.labour}prices and {/if}answers to common questions.',
      heading: 'The shop in pictures',
      keywords: ['garage photos', 'auto shop', 'car lift'],
    },
    projects: {
      link: 'Projects',
      title: 'Projects',
      description: 'Projects from our shop, one by one: what was wrong, what was done, and the picture.',
      heading: 'Projects',
      keywords: ['examples of our work', 'auto repairs'],
    },
    about: {
      link: 'About',
      title: 'About',
      description:
        '{if:familyGarage}An independent family garage in {city}.{/if} {years}+ years of experience, {lifts} {liftsWord}. {if:watchRepairs}A {area} sq ft shop open to view.{/if}',
      heading: '{if:familyGarage}A family garage that explains its repairs{/if}',
      keywords: [
        '{if:familyGarage}family garage{/if}',
        '{if:familyGarage}independent garage {city}{/if}',
        'independent mechanic',
      ],
    },
    blog: {
      link: 'Blog',
      title: 'Blog',
      description: 'Shop advice for driving in {city}: winter, brakes, oil changes, and when to stop.',
      heading: 'Shop advice',
      keywords: ['car advice', 'car maintenance', 'winter tires', 'driving in {city}'],
    },
    contact: {
      link: 'Contact',
      title: 'Contact and quote request',
      description:
        'Write, call or drop by: {address}, {city}. {if:answeredByPerson}A real person answers.{/if} {if:freeParking}Free parking.{/if} {phone}.',
      heading: 'Tell us about your vehicle',
      keywords: ['garage appointment', 'car repair quote', 'garage open Saturday'],
    },
    canIDrive: {
      link: 'Can I keep driving?',
      title: 'Noise or warning light: can I keep driving?',
      description:
        'A noise, a light, a smell or a leak: stop, book or wait, whom to call in the evening{if:prices.diagnostic}, and what a diagnostic costs{/if}. {phone}.',
      heading: 'Can I keep driving?',
      keywords: ['brake noise', 'red warning light', 'is it safe to drive', 'flashing check engine light'],
    },
    warranties: {
      link: 'Warranties',
      title: 'Warranties',
      description: 'All our warranties, one by one: length, scope, how to claim, and Quebec’s legal minimum.',
      heading: 'Our warranties, in writing',
      keywords: ['car repair warranty', 'brake warranty', 'Quebec legal warranty'],
    },
    rights: {
      link: 'Your rights at the garage',
      title: 'Your rights at the garage',
      description:
        'Written estimate, replaced parts, legal warranty, invoice: what Quebec law gives you, in plain words.',
      heading: 'Your rights at the garage',
      keywords: ['written estimate garage', 'consumer rights', 'Consumer Protection Act'],
    },
    privacy: {
      link: 'Privacy',
      title: 'Privacy',
      description:
        'What we do with your personal information, for how long, and how to see it or have it erased.',
      heading: 'Privacy',
      keywords: ['privacy', 'personal information', 'Law 25'],
    },
    accessibility: {
      link: 'Accessibility',
      title: 'Accessibility',
      description:
        'What was checked so that this site works for everyone, what still falls short, and how to tell us.',
      heading: 'Accessibility',
      keywords: ['accessibility', 'WCAG 2.2'],
    },
  },
})
