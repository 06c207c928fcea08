import { bilingual } from '../language.ts'

/** One right: what the law grants, and what that means at this garage. `article` cites the law. */
export type Right = { id: string; title: string; text: string[]; points?: string[]; article?: string }

export type RightsCopy = {
  subtitle: string
  intro: string
  contentsLabel: string
  rights: Right[]
  note: { title: string; text: string }
  links: { warranties: string; pricing: string; contact: string }
}

/** The Consumer Protection Act (CQLR c. P-40.1) as it applies to automobile repairs, in plain words. */
export const rightsCopy = bilingual<RightsCopy>({
  fr: {
    subtitle: 'Ce que la loi du Québec vous donne quand vous faites réparer un véhicule, en mots simples.',
    intro:
      'La Loi sur la protection du consommateur encadre la réparation d’automobiles. Voici ce qu’elle vous donne, ici comme dans tout garage du Québec.',
    contentsLabel: 'Sur cette page',
    rights: [
      {
        id: 'evaluation',
        title: 'Une évaluation écrite avant la réparation',
        text: [
          'Pour toute réparation de plus de {law:estimateAbove}, pièces et main-d’œuvre comprises, vous avez droit à une évaluation écrite avant le travail. Un travail de {law:smallWork} ou moins n’est pas une « réparation » au sens de la loi.',
          'Les prix de ce site ne remplacent pas l’évaluation écrite : la liste ne sait pas ce que demande votre véhicule. L’évaluation doit contenir :',
        ],
        points: [
          'votre nom et votre adresse, et ceux du garage',
          'la marque, le modèle et l’immatriculation du véhicule',
          'la nature de la réparation et son prix total',
          'chaque pièce à poser : neuve, usagée, réusinée ou remise à neuf',
          'la date et la durée de validité',
        ],
        article: 'Loi sur la protection du consommateur, art. 168 et 170; Règlement, art. 73',
      },
      {
        id: 'renonciation',
        title: 'Y renoncer? À la main seulement',
        text: [
          'Vous pouvez renoncer à l’évaluation, mais seulement par un texte écrit en entier de votre main et signé. Une case à cocher ou un formulaire déjà imprimé ne suffit pas. C’est pourquoi il n’y en a pas sur ce site.',
        ],
        article: 'Art. 168',
      },
      {
        id: 'frais',
        title: 'Pas de frais d’évaluation sans vous prévenir',
        text: [
          'Des frais pour faire une évaluation ne sont dus que si on vous en a donné le montant avant. Ici, le diagnostic coûte {amount:diagnostic}, annoncé avant de commencer{if:diagnosticDeducted} et déduit si la réparation est acceptée{/if}. Là où l’estimation est gratuite, la liste de prix le dit.',
          'Si vous refusez la réparation, le véhicule vous est rendu remonté, et vous ne devez rien pour les pièces détruites au démontage.',
        ],
        article: 'Art. 168 et 169',
      },
      {
        id: 'prix',
        title: 'L’évaluation acceptée nous lie',
        text: [
          'Une fois que vous acceptez l’évaluation, le garage ne peut pas demander plus pour le travail qu’elle décrit.',
          'Pour faire autre chose, il faut votre autorisation expresse. Si vous la donnez de vive voix, le garage en note la date, l’heure, votre nom et, au téléphone, le numéro composé.',
          'Sans évaluation, le garage ne peut pas retenir votre véhicule. Avec une évaluation, il ne peut pas le retenir une fois que vous en avez payé le prix.',
        ],
        article: 'Art. 171, 172 et 179',
      },
      {
        id: 'prix-annonce',
        title: 'Le prix annoncé est le prix',
        text: [
          'Personne ne peut vous demander plus que le prix annoncé. Seules s’y ajoutent la TPS, la TVQ et les sommes remises à l’État, comme le droit sur les pneus neufs : ni fournitures d’atelier ni frais d’élimination. Ce qu’un commerçant dit ou annonce l’engage.',
          'Un garage affiche aussi son taux horaire. Le nôtre : {spoken:labour}.',
        ],
        article: 'Art. 42, 219 et 224',
      },
      {
        id: 'pieces',
        title: 'Vos vieilles pièces, si vous les demandez',
        text: [
          'Demandez vos pièces remplacées au moment de commander la réparation : on vous les remet avec le véhicule. Le formulaire de demande a une case pour ça.',
          'La loi prévoit des exceptions, comme une pièce échangée contre une pièce remise à neuf ou rendue au fabricant sous garantie. Le cas échéant, on vous le dit avant.',
        ],
        article: 'Art. 175',
      },
      {
        id: 'garantie',
        title: 'Une garantie légale sur la réparation',
        text: [
          'Une réparation d’automobile est garantie par la loi pendant {legalMinimum}, selon la première limite atteinte, pièces et main-d’œuvre. Une garantie du garage peut donner plus, jamais moins.',
          'Une garantie écrite doit dire qui la donne, ce qu’elle couvre, si elle se transmet, ce que le garage doit faire, comment réclamer et combien de temps elle dure.',
        ],
        article: 'Art. 45 et 176',
      },
      {
        id: 'facture',
        title: 'Ce que votre facture doit contenir',
        text: [
          'La facture est votre preuve, pour la garantie comme pour la revente. Vérifiez qu’elle indique :',
        ],
        points: [
          'votre nom et votre adresse, et ceux du garage',
          'la marque, le modèle et l’immatriculation du véhicule',
          'la date de remise du véhicule et le kilométrage à l’odomètre',
          'la réparation faite',
          'chaque pièce posée, son prix et son état : neuve, usagée, réusinée ou remise à neuf',
          'les heures de main-d’œuvre facturées, le taux horaire et le coût total de la main-d’œuvre',
          'la TPS et la TVQ, séparément',
          'le total à payer',
          'la garantie : ce qu’elle couvre et combien de temps',
        ],
        article: 'Art. 173',
      },
      {
        id: 'fabricant',
        title: 'La garantie du fabricant reste la vôtre',
        text: [
          'Faire l’entretien dans un garage indépendant ne fait pas perdre la garantie du fabricant. Suivez les intervalles du manuel et conservez toutes vos factures : elles montrent ce qui a été fait, et quand.',
        ],
      },
    ],
    note: {
      title: 'Ce résumé n’est pas un avis juridique',
      text: 'Il simplifie la loi et ne la remplace pas. Demandez au garage de vous confirmer ce qui s’applique à votre cas. L’Office de la protection du consommateur du Québec renseigne gratuitement.',
    },
    links: { warranties: 'Nos garanties', pricing: 'La liste de prix', contact: 'Demander une soumission' },
  },
  en: {
    subtitle: 'What Quebec law gives you when you have a vehicle repaired, in plain words.',
    intro:
      'Quebec’s Consumer Protection Act governs automobile repairs. Here is what it gives you, at this garage as at any other in the province.',
    contentsLabel: 'On this page',
    rights: [
      {
        id: 'estimate',
        title: 'A written estimate before the repair',
        text: [
          'For any repair above {law:estimateAbove}, parts and labour included, you are entitled to a written estimate before the work. Work of {law:smallWork} or less is not a “repair” under the Act.',
          'The prices on this site do not replace the written estimate: the list cannot know what your vehicle needs. The estimate must contain:',
        ],
        points: [
          'your name and address, and the garage’s',
          'the make, model and plate number of the vehicle',
          'the nature of the repair and its total price',
          'each part to be installed: new, used, retooled or reconditioned',
          'the date, and how long the estimate is valid',
        ],
        article: 'Consumer Protection Act, s. 168 and 170; Regulation, s. 73',
      },
      {
        id: 'waiver',
        title: 'Waiving it? By hand only',
        text: [
          'You may waive the estimate, but only in a text written entirely in your own hand and signed. A checkbox or a pre-printed form is not enough. That is why there is none on this site.',
        ],
        article: 'S. 168',
      },
      {
        id: 'fee',
        title: 'No estimate fee unless you were told',
        text: [
          'A fee for making an estimate is owed only if you were told the amount beforehand. Here, the diagnostic costs {amount:diagnostic}; you are told before we start{if:diagnosticDeducted}, and it is deducted if you accept the repair{/if}. Where an estimate is free, the price list says so.',
          'If you refuse the repair, the vehicle is given back to you reassembled, and you owe nothing for parts destroyed in taking it apart.',
        ],
        article: 'S. 168 and 169',
      },
      {
        id: 'binding',
        title: 'An accepted estimate binds us',
        text: [
          'Once you accept the estimate, the garage cannot charge more for the work it describes.',
          'Anything further needs your express authorization. If you give it verbally, the garage notes the date, the time, your name and, by phone, the number called.',
          'Without an estimate, the garage cannot keep your vehicle. With one, it cannot keep it once you have paid that price.',
        ],
        article: 'S. 171, 172 and 179',
      },
      {
        id: 'advertised-price',
        title: 'The advertised price is the price',
        text: [
          'Nobody may charge you more than the advertised price. Only GST, QST and sums remitted to the government, such as the duty on new tires, are added: no shop supplies, no disposal fee. What a merchant states or advertises is binding.',
          'A garage also posts its hourly rate. Ours is {spoken:labour}.',
        ],
        article: 'S. 42, 219 and 224',
      },
      {
        id: 'parts',
        title: 'Your old parts, if you ask',
        text: [
          'Ask for your replaced parts when you order the repair and you get them back with the vehicle. The request form has a box for it.',
          'The Act has exceptions, such as a part exchanged for a reconditioned one or returned to its manufacturer under warranty. If that is the case, we tell you first.',
        ],
        article: 'S. 175',
      },
      {
        id: 'legal-warranty',
        title: 'A legal warranty on the repair',
        text: [
          'By law an automobile repair is covered for {legalMinimum}, whichever limit comes first, parts and labour. A garage’s own warranty can give more, never less.',
          'A written warranty must state who gives it, what it covers, whether it can be transferred, what the garage must do, how to claim, and how long it lasts.',
        ],
        article: 'S. 45 and 176',
      },
      {
        id: 'invoice',
        title: 'What your invoice must contain',
        text: ['The invoice is your proof, for the warranty and when you sell. Check that it shows:'],
        points: [
          'your name and address, and the garage’s',
          'the make, model and plate number of the vehicle',
          'the date the vehicle was handed back and the odometer reading',
          'the repair done',
          'each part installed, its price and its state: new, used, retooled or reconditioned',
          'the hours of labour charged, the hourly rate and the total cost of labour',
          'GST and QST, separately',
          'the total to pay',
          'the warranty: what it covers and for how long',
        ],
        article: 'S. 173',
      },
      {
        id: 'manufacturer',
        title: 'You keep the manufacturer’s warranty',
        text: [
          'Having your maintenance done at an independent garage does not void the manufacturer’s warranty. Follow the intervals in the manual and keep every invoice: they show what was done, and when.',
        ],
      },
    ],
    note: {
      title: 'This summary is not legal advice',
      text: 'It simplifies the law and does not replace it. Ask the garage to confirm what applies in your case. Quebec’s Office de la protection du consommateur gives information free of charge.',
    },
    links: { warranties: 'Our warranties', pricing: 'The price list', contact: 'Request a quote' },
  },
})
