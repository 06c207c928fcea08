import { inPairs } from '../language.ts'

/** The written evaluation as the customer reads it, on the page of the request, in the mails and on paper. `[…]` is a slot. */
export const evaluationCopy = inPairs({
  title: {
    first: ['Évaluation écrite', 'Written estimate'],
    supplement: ['Supplément à l’évaluation', 'Supplement to the estimate'],
  },
  number: ['[reference], évaluation [number]', '[reference], estimate [number]'],
  garage: ['Le garage', 'The garage'],
  customer: ['Client', 'Customer'],
  vehicle: ['Véhicule', 'Vehicle'],
  plate: ['Plaque', 'Plate'],
  date: ['Date de l’évaluation', 'Date of the estimate'],
  validUntil: ['Valable jusqu’au', 'Valid until'],
  readyAt: ['Prête au plus tard', 'Ready no later than'],
  hourPast: ['L’heure prévue est passée : on en fixe une autre.', 'The time has passed: we set another.'],
  hourToSet: ['une autre heure, à fixer', 'another time, to be set'],
  work: ['Le travail proposé', 'The work proposed'],
  conditions: {
    new: ['neuve', 'new'],
    used: ['usagée', 'used'],
    retooled: ['réusinée', 'retooled'],
    reconditioned: ['remise à neuf', 'reconditioned'],
  },
  parts: {
    new: ['Pièce neuve', 'New part'],
    used: ['Pièce usagée', 'Used part'],
    retooled: ['Pièce réusinée', 'Retooled part'],
    reconditioned: ['Pièce remise à neuf', 'Reconditioned part'],
  },
  types: {
    part: ['Pièce', 'Part'],
    labour: ['Main-d’œuvre', 'Labour'],
    package: ['Forfait', 'Package'],
    duty: ['Droit de l’État', 'Government duty'],
  },
  urgencies: {
    red: ['À faire tout de suite', 'Needs doing now'],
    yellow: ['À faire bientôt', 'Needs doing soon'],
    green: ['Peut attendre', 'Can wait'],
  },
  ifNothing: ['Si on ne fait rien : [text]', 'If nothing is done: [text]'],
  photo: ['Photo : [label]', 'Photo: [label]'],
  accepted: ['Accepté', 'Accepted'],
  refused: ['Refusé', 'Refused'],
  /** Before it is sent. */
  toAccept: {
    yes: ['Vous acceptez', 'You accept'],
    no: ['Vous refusez', 'You refuse'],
    total: ['Total à accepter', 'Total to accept'],
  },
  before: ['Total avant taxes', 'Total before taxes'],
  gst: ['TPS ([rate])', 'GST ([rate])'],
  qst: ['TVQ ([rate])', 'QST ([rate])'],
  total: ['Total', 'Total'],
  acceptedTotal: ['Total accepté', 'Total accepted'],
  nothingAccepted: ['Rien n’est accepté', 'Nothing is accepted'],
  feeDue: [
    'Tout est refusé. Les frais annoncés sont dus : [before] plus les taxes, soit [total].',
    'Everything is refused. The announced fee is due: [before] plus taxes, [total] in all.',
  ],
  unsafe: [
    'Un travail refusé touche la sécurité. Faites-le faire sans tarder, ici ou ailleurs.',
    'Some of the work you refused affects safety. Have it done without delay, here or elsewhere.',
  ],
  apart: [
    'Vous refusez une partie d’un travail ([labels]). Le reste ne se fait pas toujours sans elle. Le garage vous appelle avant de commencer.',
    'You refuse a part of a job ([labels]). The rest cannot always be done without it. The garage calls you before starting.',
  ],
  terms: {
    title: ['Les conditions', 'The terms'],
    price: [
      'Une fois acceptée, cette évaluation lie le garage. Pour ce travail, il ne peut pas demander plus que ce total.',
      'Once accepted, this estimate binds the garage. For this work, it cannot ask for more than this total.',
    ],
    companyPrice: [
      'Une fois acceptée, cette évaluation lie le garage. Si la facture dépasse ce total, il vous dit pourquoi.',
      'Once accepted, this estimate binds the garage. If the invoice is above this total, it tells you why.',
    ],
    more: [
      'Il faut autre chose? Vous recevez un supplément. Rien n’est fait sans votre accord.',
      'Is something else needed? You get a supplement. Nothing is done without your agreement.',
    ],
    refusal: [
      'Ce que vous refusez n’est pas fait. L’auto vous est rendue remontée. Une pièce détruite au démontage ne vous coûte rien.',
      'What you refuse is not done. You get the car back reassembled. A part destroyed in dismantling costs you nothing.',
    ],
    fee: [
      'Si vous refusez tout, vous devez les frais annoncés : [amount], taxes en sus.',
      'If you refuse everything, you owe the announced fee: [amount], taxes extra.',
    ],
    noFee: [
      'Rien n’est dû pour cette évaluation, même si vous refusez tout.',
      'Nothing is owed for this estimate, even if you refuse everything.',
    ],
    payment: [
      'Vous payez au garage en reprenant l’auto, en dollars canadiens. Paiements acceptés : {payments}.',
      'You pay at the garage when you pick up the car, in Canadian dollars. Payments accepted: {payments}.',
    ],
    cancel: [
      'Vous changez d’idée? Appelez-nous. Vous payez ce qui est déjà fait ou acheté pour vous.',
      'Changed your mind? Call us. You pay for what is already done or bought for you.',
    ],
    warranty: [
      'La loi garantit pièces et main-d’œuvre : {legalMinimum}.{if:warranties} Les garanties du garage sont à la page Garanties.{/if}',
      'By law, parts and labour carry a warranty: {legalMinimum}.{if:warranties} The garage’s own are on the Warranties page.{/if}',
    ],
    parts: [
      'Vos pièces remplacées vous sont remises si vous l’avez demandé.',
      'Your replaced parts are handed over if you asked for them.',
    ],
  },
  hash: ['Code de contrôle du document', 'Check code of the document'],
  answered: {
    web: ['Répondu en ligne par [name], [moment].', 'Answered online by [name], [moment].'],
    phone: [
      'Répondu au téléphone par [name], [moment], au [phone].',
      'Answered by phone by [name], [moment], at [phone].',
    ],
    counter: ['Répondu au comptoir par [name], [moment].', 'Answered at the counter by [name], [moment].'],
  },
  mail: {
    subject: ['Votre évaluation est prête ([reference])', 'Your written estimate is ready ([reference])'],
    supplementSubject: [
      'Un supplément attend votre réponse ([reference])',
      'A supplement awaits your answer ([reference])',
    ],
    text: [
      'Voici ce qu’on propose pour votre [vehicle], avec le prix. Lisez l’évaluation sur la page de votre demande, puis acceptez ou refusez chaque travail. Rien n’est fait sans votre réponse.',
      'Here is what we propose for your [vehicle], with the price. Read the estimate on the page of your request, then accept or refuse each job. Nothing is done without your answer.',
    ],
    open: ['Lire et répondre', 'Read and answer'],
    totalIs: ['Si vous acceptez tout, taxes comprises', 'If you accept everything, taxes included'],
    copySubject: {
      accepted: ['Évaluation acceptée ([reference])', 'Estimate accepted ([reference])'],
      partly: ['Évaluation acceptée en partie ([reference])', 'Estimate accepted in part ([reference])'],
      refused: ['Évaluation refusée ([reference])', 'Estimate refused ([reference])'],
    },
    supplementCopySubject: {
      accepted: ['Supplément accepté ([reference])', 'Supplement accepted ([reference])'],
      partly: ['Supplément accepté en partie ([reference])', 'Supplement accepted in part ([reference])'],
      refused: ['Supplément refusé ([reference])', 'Supplement refused ([reference])'],
    },
    copy: ['Voici votre copie, à garder.', 'Here is your copy, to keep.'],
  },
})
