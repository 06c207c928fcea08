import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

const ofTimes = {
  closes: [
    'Écrivez une heure de fermeture qui vient après l’ouverture.',
    'Write a closing time after the opening.',
  ],
  breakFrom: [
    'Écrivez quand la pause commence, pendant les heures d’ouverture.',
    'Write when the break begins, during opening hours.',
  ],
  breakTo: [
    'Écrivez quand la pause finit, après son début et avant la fermeture.',
    'Write when the break ends, after it begins and before closing.',
  ],
} as const

/** Texts of the desk. `[…]` is a slot that the page fills. */
const copy = inPairs({
  parts: {
    label: ['Le site', 'Website'],
    prices: ['Prix', 'Prices'],
    hours: ['Heures', 'Hours'],
    facts: ['Le garage', 'The garage'],
    pictures: ['Photos', 'Pictures'],
    words: ['Textes', 'Texts'],
    articles: ['Blogue', 'Blog'],
    reviews: ['Avis', 'Reviews'],
    projects: ['Réalisations', 'Projects'],
    questions: ['Questions', 'Questions'],
    drafts: ['À publier', 'To publish'],
  },
  prices: {
    title: ['Prix', 'Prices'],
    intro: [
      'Touchez un prix pour le changer. Rien ne change sur le site avant que vous publiiez.',
      'Tap a price to change it. Nothing changes on the site until you publish.',
    ],
    add: ['Ajouter une ligne', 'Add a line'],
    others: ['Autres montants', 'Other amounts'],
    notOffered: ['[service] (pas offert)', '[service] (not offered)'],
    draft: ['à publier : [value]', 'to publish: [value]'],
  },
  price: {
    back: ['Tous les prix', 'All prices'],
    addTitle: ['Nouvelle ligne', 'New line'],
    amount: ['Montant, avant taxes', 'Amount, before taxes'],
    amountHint: ['En dollars : 45 ou 10,50', 'In dollars: 45 or 10.50'],
    kind: ['Ce que le client lit', 'What the customer reads'],
    kinds: {
      exact: ['Ce prix', 'This price'],
      from: ['À partir de ce prix', 'From this price'],
      free: ['Sans frais', 'Free'],
      quote: ['Sur soumission', 'By quote'],
    },
    unit: ['Prix par', 'Priced per'],
    noUnit: ['le travail au complet', 'the whole job'],
    ownUnit: ['autre chose', 'something else'],
    own: {
      fr: ['Prix par quoi, en français', 'Priced per what, in French'],
      en: ['Prix par quoi, en anglais', 'Priced per what, in English'],
    },
    ownHint: [
      'Un mot ou deux, comme le client le lira après « par » : jour, roue, 100 km.',
      'A word or two, as the customer will read it after “per”: day, wheel, 100 km.',
    ],
    label: {
      fr: ['Nom en français', 'Name in French'],
      en: ['Nom en anglais', 'Name in English'],
    },
    details: {
      fr: ['Précision en français', 'Details in French'],
      en: ['Précision en anglais', 'Details in English'],
    },
    detailsHint: [
      'Pas obligatoire. Sans chiffre d’argent : il serait faux le jour où le prix change.',
      'Optional. No amounts of money: they would be wrong the day the price changes.',
    ],
    tokensHint: [
      'Ce qui est entre accolades est un prix du site, qui se met à jour seul. Laissez-le tel quel.',
      'Text in braces is a price that updates by itself. Leave it as it is.',
    ],
    service: ['Liste où la ligne paraît', 'List that shows this line'],
    withdraw: ['Retirer cette ligne du site', 'Withdraw this line from the site'],
    more: [
      'Changer autre chose : nom, unité, précision, retrait',
      'Change something else: name, unit, details, withdrawal',
    ],
    save: ['Enregistrer et vérifier', 'Save and check'],
    online: ['Maintenant : [value]', 'Now: [value]'],
    errors: {
      amount: [
        'Écrivez un montant entre 0,01 $ et 100 000 $, comme 45 ou 10,50.',
        'Write an amount between $0.01 and $100,000, such as 45 or 10.50.',
      ],
      label: [
        'Écrivez le nom dans les deux langues, en 120 caractères au plus.',
        'Write the name in both languages, in 120 characters at most.',
      ],
      details: [
        'Écrivez la précision dans les deux langues, ou dans aucune.',
        'Write the details in both languages, or in neither.',
      ],
      unit: [
        'Écrivez ces mots dans les deux langues, en 20 caractères au plus, sans montant.',
        'Write these words in both languages, in 20 characters at most, without an amount.',
      ],
      money: [
        'Pas de montant dans un texte : il serait faux le jour où le prix change.',
        'No amounts of money in a text: they would be wrong the day the price changes.',
      ],
      token: [
        'Ce texte nomme entre accolades quelque chose que le site ne connaît pas.',
        'This text names something in braces that the site does not know.',
      ],
    },
  },
  order: {
    change: ['Changer l’ordre', 'Change the order'],
    changeThis: ['Changer l’ordre : [list]', 'Change the order: [list]'],
    name: ['Ordre des prix, [list]', 'Order of the prices, [list]'],
    title: ['Ordre : [list]', 'Order: [list]'],
    intro: [
      'Les lignes paraissent dans cet ordre, sur la page du service et sur la liste de prix imprimée.',
      'The lines appear in this order on the service page and the printed price list.',
    ],
    up: ['Monter : [what]', 'Move up: [what]'],
    down: ['Descendre : [what]', 'Move down: [what]'],
    toDrafts: ['Voir ce qui est à publier', 'See what is to be published'],
    stale: [
      'Quelqu’un vient de changer cet ordre. Le voici à jour.',
      'Someone just changed this order. Here it is up to date.',
    ],
  },
  wrong: [
    'Rien n’est enregistré : voyez ce qui est marqué plus bas. Ce que vous avez écrit est encore ici.',
    'Nothing is saved: see what is marked below. What you wrote is still here.',
  ],
  conflict: [
    'Quelqu’un vient de changer ceci : [theirs]. Ce que vous avez écrit est encore ici. Enregistrez de nouveau pour garder le vôtre.',
    'Someone just changed this: [theirs]. What you typed is still here. Save again to keep yours.',
  ],
  hours: {
    title: ['Heures de la semaine', 'Hours of the week'],
    opens: ['Ouvre', 'Opens'],
    closes: ['Ferme', 'Closes'],
    closed: ['Fermé', 'Closed'],
    save: ['Enregistrer et vérifier', 'Save and check'],
    break: ['Pause le midi', 'Lunch break'],
    breakFrom: ['La pause commence', 'Break begins'],
    breakTo: ['La pause finit', 'Break ends'],
    likeAbove: ['Comme [day]', 'Same as [day]'],
    errors: {
      opens: [
        'Écrivez l’heure d’ouverture, ou cochez « Fermé ».',
        'Write the opening time, or tick “Closed”.',
      ],
      ...ofTimes,
    },
  },
  closings: {
    title: ['Fermetures et jours spéciaux', 'Closings and special days'],
    none: [
      'Aucune fermeture prévue{if:holidays}, à part les jours fériés du Québec{/if}.',
      'No closing planned{if:holidays}, apart from Quebec’s public holidays{/if}.',
    ],
    add: ['Ajouter', 'Add'],
    from: ['Premier jour', 'First day'],
    to: ['Dernier jour', 'Last day'],
    toHint: ['Vide : un seul jour', 'Empty: one day only'],
    reason: ['Raison', 'Reason'],
    hours: ['Ouvert quand même, à d’autres heures', 'Open all the same, at other hours'],
    hoursHint: [
      'Tout vide : fermé toute la journée. Une seule heure écrite : l’autre reste comme d’habitude.',
      'All empty: closed all day. Only one time written: the other stays as usual.',
    ],
    move: ['Changer', 'Change'],
    moveThis: ['Changer : [what]', 'Change: [what]'],
    remove: ['Retirer', 'Remove'],
    removeThis: ['Retirer : [what]', 'Remove: [what]'],
    errors: {
      from: ['Choisissez le premier jour.', 'Choose the first day.'],
      to: ['Le dernier jour ne vient pas avant le premier.', 'The last day does not come before the first.'],
      opens: ['Écrivez aussi l’heure d’ouverture de ces jours.', 'Write the opening time of these days too.'],
      ...ofTimes,
    },
  },
  facts: {
    groups: {
      contact: ['Joindre le garage', 'Reaching the garage'],
      warranties: ['Garanties', 'Warranties'],
      delays: ['Délais et conseils', 'Delays and advice'],
      claims: ['Ce que le garage affirme', 'What the garage claims'],
      taxes: ['Taxes', 'Taxes'],
    },
    adminsOnly: ['Seul un admin peut changer ceci.', 'Only an admin can change this.'],
    reach: [
      'Seul un admin peut publier un numéro ou un courriel. Celui du garage s’écrit {phone} ou {email}.',
      'Only an admin can publish a number or an e-mail. The garage’s own is written {phone} or {email}.',
    ],
    names: {
      'claims.yearsOfExperience': ['Années d’expérience', 'Years of experience'],
      'claims.lifts': ['Ponts élévateurs', 'Lifts'],
      'claims.workshopArea': ['Surface de l’atelier, en pieds carrés', 'Area of the shop, in square feet'],
      'claims.serviceRadiusKm': ['Rayon desservi, en kilomètres', 'Distance served, in kilometres'],
      'rating.reviews': ['Note des avis', 'Review rating'],
      'taxes.rates': ['Taux des taxes', 'Tax rates'],
    },
    fields: {
      days: ['Jours, pour la main-d’œuvre', 'Days, for labour'],
      months: ['Mois', 'Months'],
      least: ['Mois, pour les pièces, au moins', 'Months, for parts, at least'],
      most: ['Mois, pour les pièces, au plus', 'Months, for parts, at most'],
      km: ['Kilomètres', 'Kilometres'],
      value: ['Nombre', 'Number'],
      rating: ['Note, sur 5', 'Rating, out of 5'],
      count: ['Nombre d’avis', 'Number of reviews'],
      readOn: ['Lus le', 'Read on'],
      gst: ['TPS, en pour cent', 'GST, in per cent'],
      qst: ['TVQ, en pour cent', 'QST, in per cent'],
    },
    rating: ['[value] sur 5, [count] avis', '[value] out of 5, [count] reviews'],
    taxes: ['TPS [gst], TVQ [qst]', 'GST [gst], QST [qst]'],
    hints: {
      claims: [
        'Une affirmation engage le garage. Laissez vide pour ne rien affirmer.',
        'A claim binds the garage. Leave it empty to claim nothing.',
      ],
      warranties: [
        'Jamais moins que le minimum légal : [minimum].',
        'Never less than the legal minimum: [minimum].',
      ],
      taxes: [
        'Les prix en ligne, les courriels et les pages suivent. Un prix déjà envoyé à un client garde les taux du jour de sa demande.',
        'Online prices, emails and pages follow. A price already sent to a customer keeps the rates of the day of their request.',
      ],
    },
    errors: {
      number: ['Écrivez un nombre plus grand que zéro.', 'Write a number above zero.'],
      warranty: [
        'Une garantie ne descend pas sous le minimum légal : [minimum].',
        'A warranty never goes below the legal minimum: [minimum].',
      ],
      rating: [
        'Écrivez une note de 1 à 5, le nombre d’avis et le jour où ils ont été lus.',
        'Write a rating from 1 to 5, the number of reviews and the day they were read.',
      ],
      taxes: [
        'Écrivez deux taux de 0,001 à 20, comme 5 et 9,975.',
        'Write two rates from 0.001 to 20, such as 5 and 9.975.',
      ],
    },
  },
  drafts: {
    none: ['Tout ce qui est écrit est en ligne.', 'Everything that is written is online.'],
    adminsOnly: ['Seul un admin peut publier ceci.', 'Only an admin can publish this.'],
    intro: [
      'Le site ne change pas avant que vous publiiez. Tout ce qui est coché paraît au même moment, dans les deux langues.',
      'The site does not change until you publish. All that is ticked appears at once, in both languages.',
    ],
    tick: ['Publier aussi : [what]', 'Publish too: [what]'],
    was: ['avant', 'before'],
    undone: ['annulé par [who]', 'undone by [who]'],
    drop: ['Jeter', 'Discard'],
    dropThis: ['Jeter : [what]', 'Discard: [what]'],
    dropAsk: [
      'Ce que vous avez écrit ici sera perdu. Le site ne change pas.',
      'What you wrote here will be lost. The site does not change.',
    ],
    preview: ['Voir la page avec ces changements', 'See the page with these changes'],
    pages: {
      pricing: ['Prix', 'Prices'],
      home: ['Accueil', 'Home'],
      contact: ['Contact', 'Contact'],
      services: ['Services', 'Services'],
    },
    sure: ['[before] devient [after] : c’est bien ça.', '[before] becomes [after]: that is right.'],
    toTick: ['À cocher avant de publier.', 'To tick before publishing.'],
    publish: ['Publier maintenant', 'Publish now'],
    publishing: ['Publication en cours...', 'Publishing...'],
    see: ['Pages touchées :', 'Pages concerned:'],
    hidden: ['Pas sur le site; voyez pourquoi :', 'Not on the site; see why:'],
    goOn: ['Continuer :', 'Go on:'],
    conflict: ['Changé entre-temps. En ligne : [theirs].', 'Changed meanwhile. Online: [theirs].'],
    mine: ['Garder : [value]', 'Keep: [value]'],
    theirs: ['Laisser : [value]', 'Leave: [value]'],
    appointments: {
      one: ['1 demande a un rendez-vous ces jours-là :', '1 request has an appointment on these days:'],
      other: [
        '[count] demandes ont un rendez-vous ces jours-là :',
        '[count] requests have an appointment on these days:',
      ],
    },
    askAppointments: [
      'Un client a peut-être un rendez-vous ces jours-là : demandez à l’atelier.',
      'A customer may have an appointment on these days: ask the shop.',
    ],
  },
  history: {
    title: ['Déjà publié', 'Already published'],
    none: ['Rien n’a encore été changé ici.', 'Nothing has been changed here yet.'],
    since: ['En ligne depuis [when]', 'Online since [when]'],
    past: ['Publié [when]', 'Published [when]'],
    undone: ['annulé [when]', 'undone [when]'],
    undo: ['Annuler', 'Undo'],
    undoing: ['Annulation en cours...', 'Undoing...'],
    undoThis: ['Annuler : [what]', 'Undo: [what]'],
    undoAsk: [
      'Les [count] changements de cette publication seront annulés et reviendront sur la liste.',
      'All [count] changes of this publication will be undone and come back to the list.',
    ],
    by: ['par [who]', 'by [who]'],
  },
  notices: {
    published: ['C’est publié.', 'It is published.'],
    undone: [
      'C’est annulé. Ce que vous aviez écrit est de nouveau sur la liste, sans être coché.',
      'It is undone. What you wrote is on the list again, not ticked.',
    ],
    dropped: ['Jeté.', 'Discarded.'],
    saved: ['Enregistré. Rien n’est encore publié.', 'Saved. Nothing is published yet.'],
    kept: [
      'Brouillon gardé. Il attend ici que vous le finissiez.',
      'Draft kept. It waits here until you finish it.',
    ],
    nothing: [
      'Rien n’a été publié : quelqu’un a changé la liste. La voici à jour.',
      'Nothing was published: someone changed the list. Here it is up to date.',
    ],
    unticked: [
      'Rien n’a été publié : cochez au moins un changement.',
      'Nothing was published: tick at least one change.',
    ],
    unsure: [
      'Rien n’a été publié : cochez d’abord ce qui est à confirmer.',
      'Nothing was published: first tick what is to be confirmed.',
    ],
    conflict: [
      'Rien n’a été publié : une valeur a changé entre-temps. Choisissez laquelle garder.',
      'Nothing was published: a value changed meanwhile. Choose which one to keep.',
    ],
    failed: [
      'Rien n’a été publié : une page du site ne peut pas s’afficher avec ces changements ([why]).',
      'Nothing was published: a page of the site cannot be shown with these changes ([why]).',
    ],
    admins: [
      'Rien n’a changé : seul un admin peut publier ou annuler ceci : [what].',
      'Nothing has changed: only an admin can publish or undo this: [what].',
    ],
  },
  behind: [
    'Une page du site ne peut pas s’afficher avec ce qui est publié : le site montre encore ce qu’il disait avant. Annulez la dernière publication.',
    'A page of the site cannot be shown with what is published: the site still shows what it said before. Undo the last publication.',
  ],
  problems: {
    'address-taken': [
      'Un autre article a déjà l’adresse de « [about] ». Changez-la au bas de l’article.',
      'Another article already has the address of “[about]”. Change it at the end of the article.',
    ],
    'always-closed': ['La semaine n’a plus un seul jour d’ouverture.', 'The week has no opening day left.'],
    'closing-order': ['Une fermeture finit avant de commencer.', 'A closing ends before it begins.'],
    'closing-long': ['Une fermeture dure plus de deux mois.', 'A closing lasts more than two months.'],
    'closing-overlap': ['Deux fermetures tombent les mêmes jours.', 'Two closings fall on the same days.'],
    'named-in-package': [
      'Le prix pour votre auto se sert de cette ligne ([about]) : elle ne peut pas être retirée.',
      'The price for your car uses this line ([about]): it cannot be withdrawn.',
    ],
    'named-in-text': [
      'Des textes du site nomment « [about] » : récrivez-les d’abord sans ce prix, puis retirez-le.',
      'Texts of the site name “[about]”: first rewrite them without this price, then withdraw it.',
    ],
    'not-taken': [
      'Une modification ne convient plus au site : ouvrez-la et enregistrez-la de nouveau.',
      'A change no longer fits the site: open it and save it again.',
    ],
    'sum-in-text': [
      'Des textes du site donnent « [about] » en chiffres : il lui faut un montant, ou d’autres textes.',
      'Texts of the site give “[about]” in figures: it needs an amount, or other texts.',
    ],
    'table-empty': ['Une liste de prix n’a plus une seule ligne.', 'A price list has no line left.'],
  },
  problemLinks: {
    notOffered: [
      'Ou dire qu’on ne l’offre plus : ces phrases s’en vont',
      'Or say that you no longer offer it: these sentences go',
    ],
  },
  preview: {
    name: ['Aperçu', 'Preview'],
    label: [
      'Rien de ceci n’est encore public, et rien ne s’envoie d’ici.',
      'Nothing of this is public yet, and nothing is sent from here.',
    ],
    publish: ['Revenir', 'Go back'],
    now: ['Page actuelle', 'Current page'],
  },
  refused: [
    'Depuis sa mise à jour, le site ne peut plus montrer ce que vous aviez publié pour : [what]. Il montre ce qui était publié avant, sinon ce qu’il disait au départ. Ouvrez-le, vérifiez-le et publiez-le de nouveau.',
    'Since its update the site can no longer show what you had published for: [what]. It shows what was published before, or else what it said to begin with. Open it, check it and publish it again.',
  ],
  values: {
    withdrawn: ['retiré', 'withdrawn'],
    none: ['rien', 'nothing'],
    from: ['du [from] au [to]', '[from] to [to]'],
    gone: ['ne peut plus être montré', 'can no longer be shown'],
  },
})

export type DeskCopy = (typeof copy)['fr']

export const deskCopy = typesetCopy(copy)
