import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the page of a request's written evaluation. `[…]` is a slot that the page fills. */
const copy = inPairs({
  title: ['Évaluation écrite', 'Written estimate'],
  back: ['Retour à la demande', 'Back to the request'],
  open: {
    first: ['Faire l’évaluation', 'Make the estimate'],
    supplement: ['Faire un supplément', 'Make a supplement'],
    replace: ['La remplacer', 'Replace it'],
  },
  intro: {
    first: [
      'Le client lit l’évaluation sur sa page et répond travail par travail. Rien ne part avant « Envoyer au client ».',
      'The customer reads the estimate on their page and answers job by job. Nothing is sent before “Send to the customer”.',
    ],
    supplement: [
      'Seulement le travail en plus : ce qui est accepté reste accepté.',
      'Only the work that is added: what is accepted stays accepted.',
    ],
    replace: [
      'Une fois envoyée, elle remplace celle qui est sans réponse.',
      'Once sent, it replaces the one without an answer.',
    ],
  },
  answeredSince: [
    'Le client a répondu depuis. Enlevez ce qu’il a déjà accepté, puis enregistrez.',
    'The customer has answered since. Remove what they already accepted, then save.',
  ],
  row: ['Ligne de la liste de prix', 'Line of the price list'],
  duties: ['Droits de l’État', 'Government duties'],
  add: ['Ajouter', 'Add'],
  remove: ['Enlever la ligne [number]', 'Remove line [number]'],
  fields: {
    lines: ['Travail', 'Work'],
    label: ['Quoi', 'What'],
    count: ['Quantité', 'Quantity'],
    hours: ['Heures', 'Hours'],
    each: ['Prix unitaire', 'Unit price'],
    hourly: ['Prix de l’heure', 'Price per hour'],
    condition: ['État de la pièce', 'State of the part'],
    warranty: ['Garantie de la pièce', 'Warranty of the part'],
    urgency: ['Urgence', 'Urgency'],
    consequence: ['Si on ne fait rien', 'If nothing is done'],
    photo: ['Photo', 'Picture'],
    name: ['Nom du client', 'Customer’s name'],
    address: ['Son adresse', 'Their address'],
    make: ['Marque', 'Make'],
    model: ['Modèle', 'Model'],
    year: ['Année', 'Year'],
    plate: ['Plaque', 'Plate'],
    readyAt: ['Prête au plus tard', 'Ready no later than'],
    validUntil: ['Valable jusqu’au', 'Valid until'],
    fee: ['Frais de l’évaluation', 'Fee for the estimate'],
  },
  inCustomers: {
    fr: ['En français, comme le client.', 'In French, the customer’s language.'],
    en: ['En anglais, comme le client.', 'In English, the customer’s language.'],
  },
  addressHint: [
    'Vide, on la demande au client quand il accepte.',
    'If empty, the customer is asked for it when they accept.',
  ],
  feeHint: [
    'Annoncés avec la demande; dus si tout est refusé.',
    'Announced with the request; owed if everything is refused.',
  ],
  noWarranty: ['La garantie légale seule', 'The legal warranty alone'],
  with: ['Même travail que la ligne au-dessus', 'Same job as the line above'],
  more: ['Garantie, urgence, photo', 'Warranty, urgency, picture'],
  sum: ['Somme', 'Sum'],
  choose: ['Choisir', 'Choose'],
  noPhoto: ['Enlever la photo', 'Remove the picture'],
  who: ['Client et véhicule', 'Customer and vehicle'],
  save: ['Enregistrer', 'Save'],
  preview: ['Voir comme le client', 'See it as the customer'],
  thenSend: ['« Envoyer au client » est à la page suivante.', '“Send to the customer” is on the next page.'],
  drop: ['Jeter le brouillon', 'Throw the draft away'],
  dropHint: [
    'Ce qui est écrit ici sera perdu. Ce qui a été envoyé reste.',
    'What is written here will be lost. What was sent stays.',
  ],
  notSaved: [
    'Tout est gardé. Ce qui est marqué en rouge est à corriger.',
    'Everything is kept. What is marked in red is to be corrected.',
  ],
  noTime: [
    '« [typed] » n’est ni une date ni une heure qui existe.',
    '“[typed]” is no date or time that exists.',
  ],
  notReady: ['Il manque encore :', 'Still missing:'],
  problems: {
    empty: ['à remplir', 'to fill in'],
    price: ['prix à écrire', 'price to write'],
    amount: ['à corriger', 'to correct'],
    condition: ['à choisir', 'to choose'],
    past: ['déjà passé', 'already past'],
    nothing: ['aucune ligne', 'no line'],
  },
  conflict: [
    '[who] a changé l’évaluation pendant que vous écriviez. Voici la vôtre, pas encore enregistrée. Enregistrer garde la vôtre.',
    '[who] changed the estimate while you were writing. Here is yours, not saved yet. Saving keeps yours.',
  ],
  theirs: ['Celle qui est enregistrée', 'The one that is saved'],
  correct: ['Corriger', 'Correct'],
  send: ['Envoyer au client', 'Send to the customer'],
  sending: ['Envoi…', 'Sending…'],
  changed: [
    'L’évaluation a changé depuis : relisez-la avant de l’envoyer.',
    'The estimate has changed since: read it again before you send it.',
  ],
  sentHow: {
    email: [
      'Le client reçoit un courriel avec l’adresse de sa page.',
      'The customer gets an email with the address of their page.',
    ],
    none: [
      'Ce client n’a pas de courriel : envoyez-lui le texto préparé, une fois l’évaluation envoyée.',
      'This customer has no email: send them the prepared text, once the estimate is sent.',
    ],
  },
  waiting: [
    'Évaluation [number], envoyée le [when] : attend la réponse.',
    'Estimate [number], sent [when]: it is waiting for the answer.',
  ],
  expired: [
    'Évaluation [number], envoyée le [when] : sa date est passée. Remplacez-la.',
    'Estimate [number], sent [when]: its date has passed. Replace it.',
  ],
  text: ['Lui envoyer l’adresse par texto', 'Text them the address'],
  smsText: [
    'Bonjour [name], ici {name}. Une évaluation écrite attend votre réponse. Lisez-la et répondez ici : [page]',
    'Hello [name], this is {name}. A written estimate awaits your answer. Read it and answer here: [page]',
  ],
  withdraw: ['La retirer', 'Withdraw it'],
  note: {
    title: ['Noter une réponse', 'Note an answer'],
    hint: [
      'Cochez ce que le client accepte. La réponse ne se changera plus après.',
      'Tick what the customer accepts. The answer cannot be changed after.',
    ],
    how: ['Comment', 'How'],
    ways: {
      phone: ['Au téléphone', 'By phone'],
      counter: ['Au comptoir', 'At the counter'],
    },
    name: ['Qui répond', 'Who answers'],
    phone: ['Numéro appelé', 'Number called'],
    address: ['Son adresse', 'Their address'],
    accept: ['Noter l’accord', 'Note the agreement'],
    refuse: ['Noter un refus de tout', 'Note that all is refused'],
  },
  request: {
    title: ['Évaluation et facture', 'Estimate and invoice'],
    goOn: ['Continuer l’évaluation', 'Go on with the estimate'],
    answer: ['Noter une réponse, la remplacer ou la retirer', 'Note an answer, replace it or withdraw it'],
    draft: ['Brouillon, jamais envoyé', 'Draft, never sent'],
    answered: ['Accepté par le client', 'Accepted by the customer'],
    nothing: ['Le client a tout refusé.', 'The customer refused everything.'],
    unsafe: ['Refusé, et dangereux : [label]', 'Refused, and unsafe: [label]'],
    see: ['Voir les évaluations', 'See the estimates'],
    total: ['Total de la facture, avant taxes', 'Total of the invoice, before taxes'],
    withTaxes: ['Avec les taxes : [sum].', 'With taxes: [sum].'],
    above: [
      'Le client a accepté [sum] avant taxes. Pour plus, faites un supplément.',
      'The customer accepted [sum] before taxes. For more, make a supplement.',
    ],
    refused: ['Tout est refusé : au plus [sum] avant taxes.', 'All is refused: [sum] before taxes at most.'],
    due: [
      'Au-dessus de [sum] avant taxes, la loi demande une évaluation acceptée. Faites l’évaluation.',
      'Above [sum] before taxes, the law asks for an accepted estimate. Make the estimate.',
    ],
    keeps: ['Le client veut récupérer ses pièces remplacées.', 'The customer wants the replaced parts back.'],
    hand: ['Pièces remises', 'Parts handed over'],
    handed: ['Pièces remplacées remises le [when].', 'Replaced parts handed over [when].'],
    undo: ['Pas encore remises', 'Not handed over'],
    company: ['C’est une entreprise', 'It is a company'],
    isCompany: [
      'Le client est une entreprise : la loi sur les consommateurs ne borne pas la facture.',
      'The customer is a company: the law on consumers does not bound the invoice.',
    ],
    consumer: ['C’est un particulier', 'It is a person'],
  },
  outcomes: {
    replaced: [
      'Elle a été remplacée ou retirée entre-temps : rien n’est noté.',
      'It was replaced or withdrawn meanwhile: nothing is noted.',
    ],
    already: [
      'Une autre réponse est arrivée avant : elle est plus bas.',
      'Another answer came first: it is further down.',
    ],
    expired: ['Sa date est passée : envoyez-en une nouvelle.', 'Its date has passed: send a new one.'],
    over: [
      'La demande est fermée, ou l’auto est prête : changez d’abord son état.',
      'The request is closed, or the car is ready: change that first.',
    ],
    name: ['Écrivez le nom de la personne qui répond.', 'Write the name of the person who answers.'],
    address: [
      'Écrivez l’adresse du client : la loi la demande.',
      'Write the customer’s address: the law asks for it.',
    ],
    phone: [
      'Écrivez le numéro appelé, avec l’indicatif régional.',
      'Write the number that was called, with its area code.',
    ],
    ticked: ['Cochez au moins une ligne.', 'Tick at least one line.'],
  },
})

export type EvaluationCopy = (typeof copy)['fr']

export const evaluationWords = filledCopy(copy)
