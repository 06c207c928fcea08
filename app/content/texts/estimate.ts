import { inPairs } from '../language.ts'

/**
 * The estimate for a visitor's own car: questions, slip and explanations. `[slots]` are amounts and dates; `alone` and `deducted`
 * are for a price that is deducted from the repair.
 */
export const estimateCopy = inPairs({
  title: ['Le prix pour votre auto', 'The price for your car'],
  intro: ['Quelques réponses, puis votre prix.', 'A few answers, then your price.'],
  job: ['Travail', 'Job'],
  other: ['Autre travail', 'Another job'],
  questions: {
    oil: ['Huile', 'Oil'],
    litres: ['Litres que prend le moteur', 'Litres the engine takes'],
    vehicle: ['Véhicule', 'Vehicle'],
    storage: ['Entreposage des autres pneus, 6 mois', 'Storage of the other tires, 6 months'],
    wheels: ['Diamètre des jantes', 'Rim diameter'],
    supplement: ['Roulage à plat, capteurs TPMS ou profil bas', 'Run-flat, TPMS sensors or low profile'],
    tires: ['Les pneus', 'The tires'],
    count: ['Nombre de pneus', 'Number of tires'],
    axles: ['Essieu', 'Axle'],
    valve: ['Valve neuve', 'New valve'],
    rotors: ['Disques', 'Rotors'],
    calipers: ['Nettoyage des étriers', 'Caliper cleaning'],
    bleed: ['Purge et liquide neuf', 'Bleeding and new fluid'],
    repair: ['Réparation à la même visite', 'Repair on the same visit'],
    work: ['Travaux', 'Work'],
  },
  unknown: ['Je ne sais pas', 'I don’t know'],
  submit: ['Voir mon prix', 'See my price'],
  problems: {
    heading: ['Ce lien ne donne pas de prix.', 'This link gives no price.'],
    language: [
      'Il vient de la page anglaise : choisissez le travail ici.',
      'It comes from the French page: choose the job here.',
    ],
    choice: ['[field] : choisissez une des réponses.', '[field]: choose one of the answers.'],
    apart: [
      '[field] : cette question ne va pas avec ce travail.',
      '[field]: this question does not go with this job.',
    ],
    missing: ['[field] : choisissez-le d’abord.', '[field]: choose it first.'],
  },
  slip: {
    title: ['Prix en ligne', 'Online price'],
    heading: ['Votre prix en ligne : [job]', 'Your online price: [job]'],
    certainty: {
      firm: ['ferme', 'firm'],
      range: ['selon la réponse', 'depends on the answer'],
      minimum: ['minimum', 'minimum'],
      toConfirm: ['à confirmer', 'to be confirmed'],
      toSee: ['à voir', 'to be determined'],
    },
    from: ['à partir de [amount]', 'from [amount]'],
    between: ['[low] – [high]', '[low] – [high]'],
    free: ['sans frais', 'free'],
    before: ['Avant taxes', 'Before taxes'],
    least: ['au moins', 'at least'],
    gst: ['TPS ({gst})', 'GST ({gst})'],
    qst: ['TVQ ({qst})', 'QST ({qst})'],
    total: ['Total, taxes comprises', 'Total, taxes included'],
    withTaxes: ['Avec les taxes', 'With taxes'],
    noSum: ['Le prix s’établit au garage, par écrit.', 'The price is set at the garage, in writing.'],
    evaluation: {
      yes: [
        'Plus de {law:estimateAbove} avant taxes : vous recevez une évaluation écrite avant le travail.',
        'More than {law:estimateAbove} before taxes: you get a written estimate before the work.',
      ],
      no: [
        'Pas plus de {law:estimateAbove} avant taxes : la loi n’exige pas d’évaluation écrite.',
        '{law:estimateAbove} or less before taxes: the law does not require a written estimate.',
      ],
      maybe: [
        'Si le prix dépasse {law:estimateAbove} avant taxes, vous recevez une évaluation écrite avant le travail.',
        'If the price goes above {law:estimateAbove} before taxes, you get a written estimate before the work.',
      ],
    },
    binds: [
      'Prix avant taxes de notre liste. Une ligne ferme est facturée à ce prix, pas plus.',
      'Prices before taxes, from our list. A firm line is charged at this price, no more.',
    ],
    holds: ['Envoyez-le aujourd’hui : il tient jusqu’au [date].', 'Send it today: it holds until [date].'],
    heldUntil: ['Tient jusqu’au [date].', 'Holds until [date].'],
    ended: ['Tenait jusqu’au [date].', 'Held until [date].'],
    sum: ['[sum] avant taxes', '[sum] before taxes'],
    alone: ['[sum] avant taxes, sans la réparation', '[sum] before taxes, without the repair'],
    deducted: [
      '{if:diagnosticDeducted}C’est le prix sans la réparation; il est déduit si vous l’acceptez.{/if}',
      '{if:diagnosticDeducted}This is the price without the repair; it is deducted if you accept the repair.{/if}',
    ],
    priceList: ['Liste de prix du [date]', 'Price list of [date]'],
  },
  includes: ['Ce qui est compris', 'What is included'],
  rises: ['Ce qui peut changer le prix', 'What can change the price'],
  jobs: {
    oilChange: {
      includes: [
        [
          'Vidange, filtre posé, niveau vérifié',
          'Recherche de fuites et niveau des autres fluides',
          'Remise à zéro du rappel d’entretien',
        ],
        [
          'Oil drained, filter installed, level checked',
          'Leak check and levels of the other fluids',
          'Service reminder reset',
        ],
      ],
      rises: [
        [
          'L’huile et le filtre prescrits par le manuel : le prix au litre est un minimum.',
          'Un bouchon foiré ou une fuite à réparer : évaluation à part.',
        ],
        [
          'The oil and filter the manual calls for: the price by the litre is a minimum.',
          'A stripped drain plug or a leak to fix: priced separately.',
        ],
      ],
    },
    rustproofing: {
      includes: [
        ['Produit et main-d’œuvre', 'Plancher, longerons, passages de roues et cavités accessibles'],
        ['Product and labour', 'Floor, frame rails, wheel wells and reachable cavities'],
      ],
      rises: [
        ['Un véhicule modifié ou hors format, comme un fourgon allongé.'],
        ['A modified or oversized vehicle, such as an extended van.'],
      ],
    },
    tireSwap: {
      includes: [
        [
          'Les quatre roues, pneus déjà sur jantes',
          'Écrous serrés au couple, à faire revérifier après {advice:nutsAgain}',
          'Pression ajustée',
          'Coup d’œil à l’usure, aux valves et aux freins',
        ],
        [
          'All four wheels, tires already on rims',
          'Nuts tightened to torque, to be checked again after {advice:nutsAgain}',
          'Pressure set',
          'A look at tread, valves and brakes',
        ],
      ],
      rises: [
        ['Un pneu à changer sur sa jante : c’est une pose.'],
        ['A tire to change on its rim: that is an installation.'],
      ],
    },
    tireFitting: {
      includes: [
        [
          'Pneus changés sur jantes et équilibrés',
          'Écrous serrés au couple, à faire revérifier après {advice:nutsAgain}',
        ],
        [
          'Tires changed on the rims and balanced',
          'Nuts tightened to torque, to be checked again after {advice:nutsAgain}',
        ],
      ],
      rises: [
        [
          'Valve à remplacer : {spoken:valve}.',
          'Pneus neufs : leur prix s’ajoute; le droit de l’État est compté quand vous les choisissez.',
        ],
        [
          'Valve to replace: {spoken:valve}.',
          'New tires: their price is added; the government duty is counted when you choose them.',
        ],
      ],
    },
    flat: {
      includes: [
        ['Trou dans la bande de roulement, pneu encore bon'],
        ['Hole in the tread, tire still good'],
      ],
      rises: [
        [
          'Un pneu coupé sur le flanc ou usé à la corde ne se répare pas{if:includes.pneus}; on vous le montre avant{/if}.',
        ],
        [
          'A cut sidewall or a tire worn to the cords cannot be repaired{if:includes.pneus}; we show you first{/if}.',
        ],
      ],
    },
    brakes: {
      includes: [
        [
          'Pose des plaquettes, et des disques s’il en faut',
          'Roues enlevées, plaquettes et disques mesurés',
          'Étriers et conduites vérifiés, essai routier',
        ],
        [
          'Pads fitted, and rotors if needed',
          'Wheels off, pads and rotors measured',
          'Calipers and lines checked, road test',
        ],
      ],
      rises: [
        [
          'Les plaquettes et toute pièce hors liste sont chiffrées dans l’évaluation écrite.',
          'Une vis cassée, un étrier grippé : on arrête et on vous appelle.',
        ],
        [
          'Pads and any part not on the list are priced in the written estimate.',
          'A broken bolt, a seized caliper: we stop and call you.',
        ],
      ],
    },
    inspection: {
      includes: [
        ['Les {points} points de la feuille, véhicule levé', 'La feuille remise et lue avec vous'],
        ['All {points} points on the sheet, on the lift', 'The sheet handed over and read with you'],
      ],
      rises: [
        ['Les réparations et les pièces, chiffrées à part.'],
        ['Repairs and parts, priced separately.'],
      ],
    },
    diagnostic: {
      includes: [
        ['Trouver la cause', '{if:diagnosticDeducted}Déduit si vous acceptez la réparation{/if}'],
        ['Finding the cause', '{if:diagnosticDeducted}Deducted if you accept the repair{/if}'],
      ],
      rises: [
        ['La réparation elle-même, chiffrée une fois la cause connue.'],
        ['The repair itself, priced once the cause is known.'],
      ],
    },
    bodywork: {
      includes: [
        [
          'Estimation{if:prices.bodyworkEstimate} gratuite,{/if} écrite, pièce par pièce',
          'Photos du dommage',
        ],
        [
          '{if:prices.bodyworkEstimate}Free {/if}estimate{if:prices.bodyworkEstimate},{/if} in writing, part by part',
          'Pictures of the damage',
        ],
      ],
      rises: [
        [
          'Un dommage caché : on arrête{if:includes.carrosserie}, on vous montre{/if}, on attend votre accord.',
        ],
        ['Hidden damage: we stop{if:includes.carrosserie}, show you,{/if} and wait for your agreement.'],
      ],
    },
  },
  send: ['Envoyer ce prix', 'Send this price'],
  form: {
    title: ['Votre prix en ligne', 'Your online price'],
    change: ['Changer les réponses', 'Change the answers'],
    changed: [
      'Le prix a changé depuis : [now], et non plus [seen]. Envoyez de nouveau si cela vous va; rien de ce que vous avez tapé n’est perdu.',
      'The price has changed since: [now] instead of [seen]. Send again if that suits you; nothing you typed is lost.',
    ],
    unreadable: [
      'Prix en ligne : on ne peut plus le lire. Refaites-le sur la page des prix.',
      'Online price: it can no longer be read. Get it again on the price page.',
    ],
  },
  staff: {
    title: ['Prix vu en ligne par le client', 'Price the customer saw online'],
    heading: ['Prix vu en ligne par le client : [job]', 'Price the customer saw online: [job]'],
    now: [
      'Prix d’aujourd’hui pour les mêmes réponses : [amount]',
      'Today’s price for the same answers: [amount]',
    ],
    nowSame: ['Le prix n’a pas changé.', 'The price has not changed.'],
    nowGone: ['Ce travail n’est plus offert.', 'This job is no longer offered.'],
  },
})
