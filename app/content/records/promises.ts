import { recordsOf } from './record.ts'

const ofDiagnostic = { services: ['inspection', 'general'], needs: ['prices.diagnostic'] } as const

const promised = [
  ...recordsOf('promises', {
    courtesyCar: {
      what: {
        fr: 'On prête un véhicule de courtoisie, sur demande, si la réparation dépasse une journée.',
        en: 'We lend a courtesy vehicle, on request, if the repair takes more than a day.',
      },
      editor: 'texts.contact',
    },
    waitingRoom: {
      what: {
        fr: 'La salle d’attente a le Wi-Fi et le café gratuits.',
        en: 'The waiting room has free Wi-Fi and coffee.',
      },
      editor: 'texts.contact',
    },
    watchRepairs: {
      what: {
        fr: 'De la salle d’attente, on peut regarder la réparation.',
        en: 'Customers can watch the repair from the waiting room.',
      },
      editor: 'texts.home',
    },
    freeParking: {
      what: { fr: 'Le stationnement est gratuit.', en: 'Parking is free.' },
      editor: 'texts.contact',
    },
    helpAtDoor: {
      what: {
        fr: 'Qui se déplace avec une aide à la mobilité peut appeler : on dit comment entrer, et on aide.',
        en: 'Anyone who uses a mobility aid can call: we say how to get in, and help.',
      },
      editor: 'texts.contact',
    },
    answerTime: {
      what: {
        fr: 'Chaque demande a sa réponse en {answerHours} heures d’ouverture au plus.',
        en: 'Every request is answered within {answerHours} opening hours.',
      },
      use: {
        fr: 'Le bon et le courriel que reçoit le client, avec l’heure; le retard dans votre liste.',
        en: 'The ticket and the email a customer gets, with the hour; what is late in your list.',
      },
      editor: 'business.answerHours',
      needs: ['hours', 'holidays'],
    },
    answeredByPerson: {
      what: {
        fr: 'Une personne du garage lit chaque demande et y répond pendant les heures d’ouverture; c’est elle qui confirme un rendez-vous.',
        en: 'A person at the garage reads every request and answers during opening hours; that person confirms an appointment.',
      },
      editor: 'texts.contact',
    },
    samePrice: {
      what: {
        fr: 'Nos prix sont affichés au garage, les mêmes pour tous : au téléphone, au comptoir, sur le site et sur la facture.',
        en: 'Our prices are posted at the garage, the same for everyone: on the phone, at the counter, on the site and on the invoice.',
      },
      editor: 'texts.pricing',
      needs: ['prices'],
    },
    noShopFees: {
      what: {
        fr: 'Ni fournitures d’atelier ni frais d’élimination ne s’ajoutent à la facture.',
        en: 'Neither shop supplies nor disposal fees are added to the invoice.',
      },
    },
    howWeWork: {
      what: {
        fr: 'Les quatre étapes du déroulement sont les nôtres, avec un essai avant de rendre les clés.',
        en: 'The four steps of a job are ours, with a test before the keys are handed back.',
      },
      editor: 'texts.services',
    },
    freeQuote: {
      what: { fr: 'Demander une soumission ne coûte rien.', en: 'Asking for a quote is free.' },
    },
    readyDate: {
      what: {
        fr: 'La plupart des réparations prennent {advice:repairTime}. L’évaluation dit quand l’auto devrait être prête, et on appelle si ça change.',
        en: 'Most repairs take {advice:repairTime}. The written estimate says when the car should be ready, and we call if that changes.',
      },
      editor: 'business.repairTime',
    },
    insuranceClaims: {
      what: {
        fr: 'On accepte les réclamations d’assurance : on envoie l’estimation et les photos à l’assureur.',
        en: 'We accept insurance claims: we send the estimate and the pictures to the insurer.',
      },
      editor: 'texts.carrosserie',
    },
    trucks: {
      what: {
        fr: 'On travaille sur toutes les marques, les VUS et les camions.',
        en: 'We work on all makes, SUVs and trucks.',
      },
      editor: 'texts.about',
    },
    motorcycles: {
      what: { fr: 'On travaille sur les motos.', en: 'We work on motorcycles.' },
      editor: 'texts.about',
    },
    classicCars: {
      what: {
        fr: 'On répare et on restaure les voitures classiques.',
        en: 'We repair and restore classic cars.',
      },
      editor: 'texts.carrosserie',
      services: ['carrosserie'],
    },
    alignment: {
      what: {
        fr: 'On règle la géométrie (l’alignement) au garage, sur soumission.',
        en: 'We do alignments at the garage, priced by quote.',
      },
      editor: 'texts.pneus',
      services: ['pneus'],
      needs: ['includes.pneus'],
    },
    airConditioning: {
      what: {
        fr: 'On recharge la climatisation, après avoir cherché la fuite, sur soumission.',
        en: 'We recharge air conditioning, once we have looked for the leak, priced by quote.',
      },
      editor: 'texts.general',
      services: ['general'],
      needs: ['includes.general'],
    },
    hybrids: {
      what: {
        fr: 'On fait les freins, les pneus, la suspension et l’entretien courant des hybrides et des électriques, sans toucher à la haute tension.',
        en: 'We do brakes, tires, suspension and regular maintenance on hybrids and electric cars, without touching the high voltage.',
      },
      editor: 'texts.general',
      services: ['general'],
      needs: ['includes.general'],
    },
    tireStorage: {
      what: {
        fr: 'On entrepose les pneus au garage : {spoken:tireStorage}.',
        en: 'We store tires at the garage: {spoken:tireStorage}.',
      },
      editor: 'prices.tireStorage',
      services: ['pneus'],
    },
    wheelNuts: {
      what: {
        fr: 'On revérifie sur place, sans frais, le serrage des roues après {advice:nutsAgain}.',
        en: 'We check the wheel nuts again after {advice:nutsAgain}, here and free of charge.',
      },
      editor: 'business.nutsAgain',
      services: ['pneus'],
    },
    freeInspection: {
      what: {
        fr: 'L’inspection de base est gratuite avec toute réparation de {amount:freeInspectionFrom} ou plus.',
        en: 'The basic inspection is free with any repair of {amount:freeInspectionFrom} or more.',
      },
      editor: 'prices.freeInspectionFrom',
      services: ['inspection'],
      needs: ['prices.inspection'],
    },
    diagnosticDeducted: {
      what: {
        fr: 'Le diagnostic, {spoken:diagnostic}, est annoncé avant de commencer et déduit si le client accepte la réparation.',
        en: 'The diagnostic, {spoken:diagnostic}, is announced before we start and deducted if the customer accepts the repair.',
      },
      editor: 'texts.pricing',
      ...ofDiagnostic,
    },
    diagnosticSmallRepair: {
      what: {
        fr: 'Si la réparation coûte moins que le diagnostic, le client paie la réparation seulement.',
        en: 'If the repair costs less than the diagnostic, the customer pays for the repair only.',
      },
      editor: 'texts.canIDrive',
      ...ofDiagnostic,
      needs: ['prices.diagnostic', 'diagnosticDeducted'],
    },
    diagnosticNotFound: {
      what: {
        fr: 'Si on ne trouve pas la cause, on dit ce qu’on a vérifié, et le client ne paie rien de plus que le diagnostic.',
        en: 'If we do not find the cause, we say what we checked, and the customer pays nothing more than the diagnostic.',
      },
      editor: 'texts.canIDrive',
      ...ofDiagnostic,
    },
  }),
  ...recordsOf('services', {
    priceHolds: {
      what: {
        fr: 'Un prix en ligne envoyé au garage tient {priceDays} jours.',
        en: 'An online price that was sent to the garage holds for {priceDays} days.',
      },
      use: {
        fr: 'Le prix pour votre auto, le bon, les courriels.',
        en: 'The price for your car, the ticket, the emails.',
      },
      editor: 'business.priceDays',
      needs: ['packages'],
    },
  }),
]

/** What the pages promise a customer, each promise on its own. A text may promise nothing that is not here, and no garage has to promise it. */
export const promises = promised.map((record) => ({ ...record, isOptional: true as const }))
