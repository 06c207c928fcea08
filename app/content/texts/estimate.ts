import { bilingual } from '../language.ts'

/**
 * The estimate for a visitor's own car: questions, slip and explanations. `[slots]` are amounts and dates; `alone` and `deducted`
 * are for a price that is deducted from the repair.
 */
export const estimateCopy = bilingual({
  fr: {
    title: 'Le prix pour votre auto',
    intro: 'Quelques réponses, puis votre prix.',
    job: 'Travail',
    other: 'Autre travail',
    questions: {
      oil: 'Huile',
      litres: 'Litres que prend le moteur',
      vehicle: 'Véhicule',
      storage: 'Entreposage des autres pneus, 6 mois',
      wheels: 'Diamètre des jantes',
      supplement: 'Roulage à plat, capteurs TPMS ou profil bas',
      tires: 'Les pneus',
      count: 'Nombre de pneus',
      axles: 'Essieu',
      valve: 'Valve neuve',
      rotors: 'Disques',
      calipers: 'Nettoyage des étriers',
      bleed: 'Purge et liquide neuf',
      repair: 'Réparation à la même visite',
      work: 'Travaux',
    },
    unknown: 'Je ne sais pas',
    submit: 'Voir mon prix',
    problems: {
      heading: 'Ce lien ne donne pas de prix.',
      language: 'Il vient de la page anglaise : choisissez le travail ici.',
      choice: '[field] : choisissez une des réponses.',
      apart: '[field] : cette question ne va pas avec ce travail.',
      missing: '[field] : choisissez-le d’abord.',
    },
    slip: {
      title: 'Prix en ligne',
      heading: 'Votre prix en ligne : [job]',
      certainty: {
        firm: 'ferme',
        range: 'selon la réponse',
        minimum: 'minimum',
        toConfirm: 'à confirmer',
        toSee: 'à voir',
      },
      from: 'à partir de [amount]',
      between: '[low] – [high]',
      toSee: 'à voir',
      free: 'sans frais',
      before: 'Avant taxes',
      atLeast: 'au moins [amount]',
      gst: 'TPS ({gst})',
      qst: 'TVQ ({qst})',
      total: 'Total, taxes comprises',
      withTaxes: 'Avec les taxes',
      noSum: 'Le prix s’établit au garage, par écrit.',
      evaluation: {
        yes: 'Plus de {law:estimateAbove} avant taxes : vous recevez une évaluation écrite avant le travail.',
        no: 'Pas plus de {law:estimateAbove} avant taxes : la loi n’exige pas d’évaluation écrite.',
        maybe:
          'Si le prix dépasse {law:estimateAbove} avant taxes, vous recevez une évaluation écrite avant le travail.',
      },
      binds: 'Prix avant taxes de notre liste. Une ligne ferme est facturée à ce prix, pas plus.',
      holds: 'Envoyez-le aujourd’hui : il tient jusqu’au [date].',
      heldUntil: 'Tient jusqu’au [date].',
      line: '[job], [sum] avant taxes.',
      alone: '[amount]{if:diagnosticDeducted} si vous ne faites pas réparer{/if}',
      deducted:
        '{if:diagnosticDeducted}C’est le prix si vous ne faites pas réparer; sinon, vous payez la réparation seulement.{/if}',
      priceList: 'Liste de prix du [date]',
    },
    includes: 'Ce qui est compris',
    rises: 'Ce qui peut changer le prix',
    jobs: {
      oilChange: {
        includes: [
          'Vidange, filtre posé, niveau vérifié',
          'Recherche de fuites et niveau des autres fluides',
          'Remise à zéro du rappel d’entretien',
        ],
        rises: [
          'L’huile et le filtre prescrits par le manuel : le prix au litre est un minimum.',
          'Un bouchon foiré ou une fuite à réparer : évaluation à part.',
        ],
      },
      rustproofing: {
        includes: [
          'Produit et main-d’œuvre',
          'Plancher, longerons, passages de roues et cavités accessibles',
        ],
        rises: ['Un véhicule modifié ou hors format, comme un fourgon allongé.'],
      },
      tireSwap: {
        includes: [
          'Les quatre roues, pneus déjà sur jantes',
          'Écrous serrés au couple, à faire revérifier après {advice:nutsAgain}',
          'Pression ajustée',
          'Coup d’œil à l’usure, aux valves et aux freins',
        ],
        rises: ['Un pneu à changer sur sa jante : c’est une pose.'],
      },
      tireFitting: {
        includes: [
          'Pneus changés sur jantes et équilibrés',
          'Écrous serrés au couple, à faire revérifier après {advice:nutsAgain}',
        ],
        rises: [
          'Valve à remplacer : {spoken:valve}.',
          'Pneus neufs : leur prix et le droit de l’État s’ajoutent.',
        ],
      },
      flat: {
        includes: ['Trou dans la bande de roulement, pneu encore bon'],
        rises: ['Un pneu coupé sur le flanc ou usé à la corde ne se répare pas; on vous le montre avant.'],
      },
      brakes: {
        includes: [
          'Pose des plaquettes, et des disques s’il en faut',
          'Roues enlevées, plaquettes et disques mesurés',
          'Étriers et conduites vérifiés, essai routier',
        ],
        rises: [
          'Les plaquettes et toute pièce hors liste sont chiffrées dans l’évaluation écrite.',
          'Une vis cassée, un étrier grippé : on arrête et on vous appelle.',
        ],
      },
      inspection: {
        includes: ['Les {points} points de la feuille, véhicule levé', 'La feuille remise et lue avec vous'],
        rises: ['Les réparations et les pièces, chiffrées à part.'],
      },
      diagnostic: {
        includes: ['Trouver la cause', '{if:diagnosticDeducted}Déduit si vous acceptez la réparation{/if}'],
        rises: ['La réparation elle-même, chiffrée une fois la cause connue.'],
      },
      bodywork: {
        includes: [
          'Estimation{if:prices.bodyworkEstimate} gratuite{/if}, écrite, pièce par pièce',
          'Photos du dommage',
        ],
        rises: ['Un dommage caché : on arrête, on vous montre, on attend votre accord.'],
      },
    },
    send: 'Envoyer ce prix',
    form: {
      title: 'Votre prix en ligne',
      change: 'Changer les réponses',
      price: 'Prix en ligne',
      changed:
        'Le prix a changé depuis : [now] avant taxes, et non plus [seen]. Envoyez de nouveau si cela vous va; rien de ce que vous avez tapé n’est perdu.',
      unreadable: 'Prix en ligne : on ne peut plus le lire. Refaites-le sur la page des prix.',
    },
    staff: {
      title: 'Prix vu en ligne par le client',
      heading: 'Prix vu en ligne par le client : [job]',
      now: 'Prix d’aujourd’hui pour les mêmes réponses : [amount]',
      nowSame: 'Le prix n’a pas changé.',
      nowGone: 'Ce travail n’est plus offert.',
      held: 'À honorer jusqu’au [date].',
      over: 'Échu le [date].',
    },
    link: 'Le prix pour votre auto',
  },
  en: {
    title: 'The price for your car',
    intro: 'A few answers, then your price.',
    job: 'Job',
    other: 'Another job',
    questions: {
      oil: 'Oil',
      litres: 'Litres the engine takes',
      vehicle: 'Vehicle',
      storage: 'Storage of the other tires, 6 months',
      wheels: 'Rim diameter',
      supplement: 'Run-flat, TPMS sensors or low profile',
      tires: 'The tires',
      count: 'Number of tires',
      axles: 'Axle',
      valve: 'New valve',
      rotors: 'Rotors',
      calipers: 'Caliper cleaning',
      bleed: 'Bleeding and new fluid',
      repair: 'Repair on the same visit',
      work: 'Work',
    },
    unknown: 'I don’t know',
    submit: 'See my price',
    problems: {
      heading: 'This link gives no price.',
      language: 'It comes from the French page: choose the job here.',
      choice: '[field]: choose one of the answers.',
      apart: '[field]: this question does not go with this job.',
      missing: '[field]: choose it first.',
    },
    slip: {
      title: 'Online price',
      heading: 'Your online price: [job]',
      certainty: {
        firm: 'firm',
        range: 'depends on the answer',
        minimum: 'minimum',
        toConfirm: 'to be confirmed',
        toSee: 'to be determined',
      },
      from: 'from [amount]',
      between: '[low] – [high]',
      toSee: 'to be determined',
      free: 'free',
      before: 'Before taxes',
      atLeast: 'at least [amount]',
      gst: 'GST ({gst})',
      qst: 'QST ({qst})',
      total: 'Total, taxes included',
      withTaxes: 'With taxes',
      noSum: 'The price is set at the garage, in writing.',
      evaluation: {
        yes: 'More than {law:estimateAbove} before taxes: you get a written estimate before the work.',
        no: '{law:estimateAbove} or less before taxes: the law does not require a written estimate.',
        maybe:
          'If the price goes above {law:estimateAbove} before taxes, you get a written estimate before the work.',
      },
      binds: 'Prices before taxes, from our list. A firm line is charged at this price, no more.',
      holds: 'Send it today: it holds until [date].',
      heldUntil: 'Holds until [date].',
      line: '[job], [sum] before taxes.',
      alone: '[amount]{if:diagnosticDeducted} if you do not have the repair done{/if}',
      deducted:
        '{if:diagnosticDeducted}This is the price if you do not have the repair done; otherwise, you pay for the repair alone.{/if}',
      priceList: 'Price list of [date]',
    },
    includes: 'What is included',
    rises: 'What can change the price',
    jobs: {
      oilChange: {
        includes: [
          'Oil drained, filter installed, level checked',
          'Leak check and levels of the other fluids',
          'Service reminder reset',
        ],
        rises: [
          'The oil and filter the manual calls for: the price by the litre is a minimum.',
          'A stripped drain plug or a leak to fix: priced separately.',
        ],
      },
      rustproofing: {
        includes: ['Product and labour', 'Floor, frame rails, wheel wells and reachable cavities'],
        rises: ['A modified or oversized vehicle, such as an extended van.'],
      },
      tireSwap: {
        includes: [
          'All four wheels, tires already on rims',
          'Nuts tightened to torque, to be checked again after {advice:nutsAgain}',
          'Pressure set',
          'A look at tread, valves and brakes',
        ],
        rises: ['A tire to change on its rim: that is an installation.'],
      },
      tireFitting: {
        includes: [
          'Tires changed on the rims and balanced',
          'Nuts tightened to torque, to be checked again after {advice:nutsAgain}',
        ],
        rises: [
          'Valve to replace: {spoken:valve}.',
          'New tires: their price and the government duty are added.',
        ],
      },
      flat: {
        includes: ['Hole in the tread, tire still good'],
        rises: ['A cut sidewall or a tire worn to the cords cannot be repaired; we show you first.'],
      },
      brakes: {
        includes: [
          'Pads fitted, and rotors if needed',
          'Wheels off, pads and rotors measured',
          'Calipers and lines checked, road test',
        ],
        rises: [
          'Pads and any part not on the list are priced in the written estimate.',
          'A broken bolt, a seized caliper: we stop and call you.',
        ],
      },
      inspection: {
        includes: [
          'All {points} points on the sheet, on the lift',
          'The sheet handed over and read with you',
        ],
        rises: ['Repairs and parts, priced separately.'],
      },
      diagnostic: {
        includes: ['Finding the cause', '{if:diagnosticDeducted}Deducted if you accept the repair{/if}'],
        rises: ['The repair itself, priced once the cause is known.'],
      },
      bodywork: {
        includes: [
          '{if:prices.bodyworkEstimate}Free estimate, {/if}in writing, part by part',
          'Pictures of the damage',
        ],
        rises: ['Hidden damage: we stop, show you, and wait for your agreement.'],
      },
    },
    send: 'Send this price',
    form: {
      title: 'Your online price',
      change: 'Change the answers',
      price: 'Online price',
      changed:
        'The price has changed since: [now] before taxes instead of [seen]. Send again if that suits you; nothing you typed is lost.',
      unreadable: 'Online price: it can no longer be read. Get it again on the price page.',
    },
    staff: {
      title: 'Price the customer saw online',
      heading: 'Price the customer saw online: [job]',
      now: 'Today’s price for the same answers: [amount]',
      nowSame: 'The price has not changed.',
      nowGone: 'This job is no longer offered.',
      held: 'To be honoured until [date].',
      over: 'Ended [date].',
    },
    link: 'The price for your car',
  },
})
