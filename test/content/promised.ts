/** What a text must not promise outside of the conditions named, in both languages. */
export const promised: [what: RegExp, only: readonly string[], except?: RegExp][] = [
  [/courtoisie|courtesy/i, ['courtesyCar']],
  [/Wi-?Fi|\bcafé(?! au lait)|(?<!milky )\bcoffee\b/i, ['waitingRoom']],
  [/(?<!frein de )stationnement|parking(?! brake)/i, ['freeParking']],
  [/assureur|réclamation|insurer|insurance|claim number/i, ['insuranceClaims'], /^business/],
  [
    /regarder (travailler|la réparation|de la salle)|sous vos yeux|aux regards|visible de la salle|donne sur les ponts|watch the|watch from|plain sight|open to view|looks onto|see from the waiting/i,
    ['watchRepairs'],
  ],
  [
    /estimation[^.]{0,25}gratuite|free (written )?estimate|estimate\b[^.]{0,20}\bfree\b/i,
    ['prices.bodyworkEstimate'],
    /^(texts\/rights|prices)/,
  ],
  [/déduit|deducted|off the bill/i, ['diagnosticDeducted', 'diagnosticSmallRepair']],
  [/soumission[^.]{0,20}ne coûte rien|quote is free/i, ['freeQuote']],
  [
    /gratuit|sans frais|ne coûte rien|\bfree\b/i,
    ['freeParking', 'prices.bodyworkEstimate', 'freeInspection', 'freeQuote', 'wheelNuts', 'waitingRoom'],
    // The law's own, and the words of a price without an amount.
    /^(texts\/(rights|privacy|refusals)|prices|texts\/estimate.*\.free$|packages)/,
  ],
  [
    /une (vraie )?personne du garage|confirmé par une personne|vraie personne|(a|real) person (at the|answers)|someone at the garage|confirmed by a person/i,
    ['answeredByPerson', 'howWeWork'],
  ],
  [
    /(répon|answer|rappel)\p{L}*\b[^.]{0,60}\b(heures?|minutes?|jours?|hours?|days?)\b/iu,
    ['answeredByPerson', 'answerTime'],
    // The hours of a customer, and the days that the law gives.
    /^(texts\/privacy|hours\/)/,
  ],
  [
    /\b(prend|prennent|takes?|within|en moins)\b[^.]{0,30}\b(minutes?|heures?|hours?|jours?|days?)\b|devrait être prêt|should be ready|date prévue|expected date/i,
    ['readyDate', 'courtesyCar', 'articles', 'story'],
    /^texts\/privacy/,
  ],
  [/toutes (les )?marques|all makes/i, ['trucks']],
  [/\bmotos?\b|motorcycles?/i, ['motorcycles']],
  [
    /voitures classiques|\bclassiques?\b|\bclassics?\b/i,
    ['classicCars', 'prices.restoration'],
    /^(services\/carrosserie.*\.steps|prices)/,
  ],
  [/famil(ial|le)\b|\bfamily\b/i, ['familyGarage', 'story']],
  [/indépendant|independent/i, ['familyGarage'], /^(faq|texts\/rights|services.*huiles)/],
  [/fondateur|founder/i, ['founderIsMechanic', 'story']],
  [/prix affiché|posted price|au téléphone, au|on the phone, at|sur le mur/i, ['samePrice']],
  [/taux horaire (est )?affiché|posted hourly rate|hourly rate is posted/i, ['prices.labour']],
  [
    /prix fixe|set price|sort de la liste|always on the list|le type de v|type de v.*a le|kind of v|fourgonnette|minivan|[ùy] vehicle,/i,
    ['every.prices.rustproofing'],
  ],
  [/deux qualités|two grades/i, ['prices.premiumRotors']],
  [/hors liste|donc pas dans la liste|not on the list(?!\?)/i, ['prices.brakeLabour'], /estimate/],
  [/vous avez le prix\.|have your price|donne le prix,|gives the price,/i, ['every.prices.balancing']],
  [
    /selon le diamètre|depending on (rim )?diam|balancing13to17\} (à|to)/i,
    ['every.prices.balancing'],
    /^packages/,
  ],
  [/collision/i, ['prices.collision'], /^(prices|packages)|\.id$/],
  [
    /(?<!sur la )peinture|repeint|(?<!off the )\bpaint/i,
    ['prices.painting'],
    /^(prices|packages|pictures)|branches.1/,
  ],
  [/\bcrevaisons\b|\bflats\b/i, ['prices.flatRepair']],
  [/est annoncé avant d|told about a d|vous dit ce que ça|finding the cause c/i, ['prices.diagnostic']],
  [/ant les heures d’ouv|during (our )?opening/i, ['hours', 'answeredByPerson'], /^business/],
  [/\]\((\/en)?\/services\//, ['includes.freins', 'includes.huiles', 'includes.antirouille']],
  [/au prix détaillé|itemized: labour/i, ['prices.oilFilter']],
  [
    /entrepos|\bstorage\b|\bwe store\b|we keep your summer|on garde vos pneus/i,
    ['tireStorage'],
    /^(prices|packages|texts\/estimate)/,
  ],
  [/fournitures d’atelier|shop supplies/i, ['noShopFees'], /^texts\/rights/],
  [/alignements?\?|la géométrie se règle|\balignments\b/i, ['alignment']],
  [/rechargez?.{0,12}climatisation|recharge air/i, ['airConditioning']],
  [/hybrides?|hybrids?/i, ['hybrids']],
  [/aide à la mobilité|mobility aid|besoin d’aide|need help/i, ['helpAtDoor']],
  [
    /essai routier|road test|un essai avant|test the vehicle/i,
    ['howWeWork', 'includes.freins', 'includes.carrosserie', 'includes.general'],
    /^texts\/estimate.*jobs/,
  ],
  [
    /garantis\b|under warranty|on refait le travail|we redo/i,
    ['warrantyTerms', 'warranties.repairs', 'warranties.brakes', 'articles'],
    // The question whose answer is the law's at least.
    /^(texts\/(rights|warranties)|prices|faq\.ts faq\.0\.question)/,
  ],
  [/garantie freins|brake warranty/i, ['warranties.brakes']],
  [/porte la garantie|carries the warranty/i, ['warranties']],
  [/\b47\b|quarante-sept|forty-seven/i, ['claims.inspectionPoints']],
]
