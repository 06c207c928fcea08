import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the staff pages for personal information (Law 25). `[…]` is a slot that the page fills. */
const copy = inPairs({
  title: ['Confidentialité', 'Privacy'],
  parts: {
    label: ['Renseignements personnels', 'Personal information'],
    people: ['Une personne', 'A person'],
    consents: ['Consentements', 'Consents'],
    incidents: ['Incidents', 'Incidents'],
  },
  search: {
    title: ['Chercher une personne', 'Find a person'],
    label: ['Courriel, téléphone ou nom', 'Email, phone or name'],
    hint: [
      'Avant de remettre ou d’effacer quoi que ce soit, vérifiez que c’est bien la personne qui le demande. Elle a droit à une réponse écrite en {retention:answer} ou moins.',
      'Before handing over or erasing anything, check that it is the person who asks. They are entitled to a written answer within {retention:answer}.',
    ],
    submit: ['Chercher', 'Search'],
    nobody: [
      'Rien n’est gardé sous « [q] ». Essayez aussi l’autre façon de joindre la personne.',
      'Nothing is kept under “[q]”. Also try the person’s other contact details.',
    ],
    named: ['Personnes de ce nom', 'People of this name'],
    namedHint: [
      'Deux personnes peuvent porter le même nom : choisissez d’après le courriel.',
      'Two people may have the same name: choose by the email.',
    ],
  },
  held: {
    title: ['Ce qui est gardé sous « [q] »', 'What is kept under “[q]”'],
    choose: ['Demandes de cette personne', 'Requests of this person'],
    chooseHint: [
      'Décochez celles de quelqu’un d’autre, par exemple au même numéro de téléphone.',
      'Untick those of somebody else, for example with the same phone number.',
    ],
    line: ['[service], [status]', '[service], [status]'],
    open: ['Ouvrir', 'Open'],
    count: ['Recompter', 'Count again'],
    consents: ['Consentements', 'Consents'],
    noConsent: ['Aucun consentement.', 'No consent.'],
    lines: {
      requests: {
        one: ['[count] demande', '[count] request'],
        other: ['[count] demandes', '[count] requests'],
      },
      notes: {
        one: ['[count] note', '[count] note'],
        other: ['[count] notes', '[count] notes'],
      },
      history: {
        one: ['[count] changement noté', '[count] noted change'],
        other: ['[count] changements notés', '[count] noted changes'],
      },
      messages: {
        one: ['[count] message', '[count] message'],
        other: ['[count] messages', '[count] messages'],
      },
      evaluations: {
        one: ['[count] évaluation écrite', '[count] written estimate'],
        other: ['[count] évaluations écrites', '[count] written estimates'],
      },
      mails: {
        one: ['[count] courriel', '[count] email'],
        other: ['[count] courriels', '[count] emails'],
      },
      consents: {
        one: ['[count] consentement', '[count] consent'],
        other: ['[count] consentements', '[count] consents'],
      },
      mentions: {
        one: [
          '[count] passage où d’autres nomment la personne',
          '[count] passage in which others name the person',
        ],
        other: [
          '[count] passages où d’autres nomment la personne',
          '[count] passages in which others name the person',
        ],
      },
    },
    account: ['Compte du personnel [email], sans accès', 'Staff account [email], without access'],
    access: ['Compte du personnel [email], avec accès', 'Staff account [email], with access'],
    print: ['Page à imprimer', 'Page to print'],
    export: ['Exporter tout (JSON)', 'Export everything (JSON)'],
    exportHint: [
      'La page et le fichier contiennent aussi les passages où d’autres nomment la personne : relisez-les avant de les remettre.',
      'The page and the file also have the passages in which others name the person: read them before you hand them over.',
    ],
    erase: ['Effacer ou anonymiser...', 'Erase or anonymize...'],
  },
  erase: {
    title: ['Effacer ce qui est gardé sous « [q] »', 'Erase what is kept under “[q]”'],
    goes: ['Ce qui disparaît', 'What goes'],
    contract: [
      'Une évaluation acceptée est un contrat : imprimez-la d’abord si l’auto est encore ici.',
      'An accepted estimate is a contract: print it first if the car is still here.',
    ],
    stays: ['Ce qui reste', 'What stays'],
    staysFigures: [
      'Avec l’anonymisation : le jour, le type (contact ou prix en ligne), le service, la langue, l’état, la raison de la perte et le délai de réponse de chaque demande, pour les statistiques. Plus personne ne peut y être reconnu.',
      'When anonymized: the day, type (contact or online price), service, language, status, reason for loss and time to answer of each request, for the figures. Nobody can be recognized in them.',
    ],
    staysAccess: [
      'Le compte [email] a encore accès : retirez-lui d’abord l’accès dans « Personnel ».',
      'The account [email] still has access: remove it first, under “People”.',
    ],
    staysNote: [
      'Une ligne sans nom, qui dit quand, par qui et combien.',
      'A line without a name that says when, by whom and how much.',
    ],
    staysBackups: [
      'Les copies de sauvegarde déjà faites, jusqu’à ce que vous les supprimiez.',
      'Backups that were made before, until you delete them.',
    ],
    mentions: [
      'Là où d’autres la nomment, son nom, son courriel et son téléphone deviennent « … ».',
      'Where others name them, their name, email and phone become “…”.',
    ],
    method: ['Méthode', 'Method'],
    methods: {
      anonymised: [
        'Anonymiser : les statistiques gardent le compte',
        'Anonymize: the figures keep the count',
      ],
      erased: [
        'Effacer complètement : il ne reste rien, même pas dans les statistiques',
        'Erase completely: nothing is left, not even in the figures',
      ],
    },
    confirm: [
      'J’ai vérifié l’identité de la personne. Je comprends que rien de cela ne peut revenir.',
      'I have checked who the person is. I understand that nothing of this can come back.',
    ],
    submit: ['Effacer pour de bon', 'Erase for good'],
    cancel: ['Ne rien effacer', 'Erase nothing'],
    unconfirmed: [
      'Rien n’a été effacé : choisissez une méthode et cochez la case.',
      'Nothing was erased: choose a method, and tick the box.',
    ],
    gone: ['Rien n’a été effacé : il n’y avait plus rien.', 'Nothing was erased: there was nothing left.'],
    done: ['C’est fait. [summary].', 'Done. [summary].'],
  },
  retention: {
    title: ['Conservation', 'Retention'],
    hint: [
      'L’effacement se fait tout seul, plusieurs fois par jour. La page Confidentialité le dit ainsi aux clients :',
      'Erasing happens by itself, several times a day. The Privacy page tells customers so:',
    ],
    last: ['Dernier passage : [when] ([summary]).', 'Last run: [when] ([summary]).'],
    nothing: ['rien à effacer', 'nothing to erase'],
    next: ['Prochain passage : au plus tard le [when].', 'Next run: [when] at the latest.'],
    never: ['Pas encore de passage.', 'No run yet.'],
    held: {
      text: [
        'L’effacement automatique attend votre accord : [summary]. Ce qui est effacé ne revient pas.',
        'Automatic erasing is waiting for your go-ahead: [summary]. What is erased does not come back.',
      ],
      clock: [
        'Date du serveur : [now]. Passage d’avant : [last] Si la date est juste, laissez passer; sinon, faites-la corriger d’abord.',
        'The server’s date: [now]. The run before: [last] If the date is right, let it run; if not, have it corrected first.',
      ],
      button: ['La date est juste : effacer', 'The date is right: erase'],
    },
    counts: {
      requests: {
        one: ['[count] demande anonymisée', '[count] request anonymized'],
        other: ['[count] demandes anonymisées', '[count] requests anonymized'],
      },
      spam: {
        one: ['[count] indésirable effacé', '[count] spam erased'],
        other: ['[count] indésirables effacés', '[count] spam erased'],
      },
      consents: {
        one: ['[count] consentement effacé', '[count] consent erased'],
        other: ['[count] consentements effacés', '[count] consents erased'],
      },
      incidents: {
        one: ['[count] incident effacé', '[count] incident erased'],
        other: ['[count] incidents effacés', '[count] incidents erased'],
      },
    },
  },
  erasures: {
    title: ['Effacements demandés', 'Erasures on request'],
    none: ['Aucun effacement n’a encore été demandé.', 'Nobody has asked to be erased yet.'],
    methods: {
      anonymised: ['Anonymisation', 'Anonymized'],
      erased: ['Effacement complet', 'Erased completely'],
    },
    account: ['1 compte', '1 account'],
    by: ['[who], [when]', '[who], [when]'],
  },
  consents: {
    title: ['Consentements aux rappels', 'Consents to reminders'],
    hint: [
      'Les mots exacts que la personne a acceptés, et quand. Un retrait arrête tous les rappels à la même adresse.',
      'The very words the person agreed to, and when. A withdrawal ends all reminders to the same address.',
    ],
    total: {
      one: ['[count] consentement, dont [holding] en vigueur', '[count] consent, [holding] in force'],
      other: ['[count] consentements, dont [holding] en vigueur', '[count] consents, [holding] in force'],
    },
    none: ['Personne n’a encore coché la case des rappels.', 'Nobody has ticked the box for reminders yet.'],
    given: ['Donné le [when], texte [version]', 'Given on [when], wording [version]'],
    gone: ['Retiré le [when]', 'Withdrawn on [when]'],
    withdrawn: ['Retiré le [when], noté par [who]', 'Withdrawn on [when], noted by [who]'],
    holds: ['En vigueur', 'In force'],
    withdraw: ['Noter le retrait', 'Note the withdrawal'],
    about: ['Noter le retrait de [name], [email]', 'Note the withdrawal of [name], [email]'],
    request: ['Demande [reference]', 'Request [reference]'],
    forgotten: ['La demande est déjà anonymisée', 'The request is anonymized already'],
    done: {
      one: ['Retrait noté : [count] consentement prend fin.', 'Withdrawal noted: [count] consent ends.'],
      other: [
        'Retrait noté : [count] consentements prennent fin.',
        'Withdrawal noted: [count] consents end.',
      ],
    },
    already: ['Ce consentement était déjà retiré.', 'This consent had been withdrawn already.'],
    pages: ['Pages des consentements', 'Pages of consents'],
    newer: ['Plus récents', 'Newer'],
    older: ['Plus anciens', 'Older'],
    page: ['Page [page] sur [pages]', 'Page [page] of [pages]'],
  },
  incidents: {
    title: ['Registre des incidents de confidentialité', 'Register of confidentiality incidents'],
    hint: [
      'Accès, utilisation ou communication non autorisés, perte ou vol de renseignements personnels. Chaque incident y est inscrit, sérieux ou non, et gardé {retention:incidents}. N’y écrivez pas le nom des personnes touchées.',
      'Access, use or release without authorization, loss or theft of personal information. Every incident is entered, serious or not, and kept {retention:incidents}. Do not write the names of those concerned.',
    ],
    add: ['Inscrire un incident', 'Enter an incident'],
    none: ['Aucun incident inscrit.', 'No incident entered.'],
    known: ['Connu le [date]', 'Known on [date]'],
    people: {
      one: ['[count] personne touchée', '[count] person concerned'],
      other: ['[count] personnes touchées', '[count] people concerned'],
    },
    peopleUnknown: ['Nombre de personnes inconnu', 'Number of people unknown'],
    risks: {
      unknown: ['Risque pas encore évalué', 'Risk not assessed yet'],
      no: ['Pas de risque sérieux', 'No serious risk'],
      yes: ['Risque de préjudice sérieux', 'Risk of serious injury'],
    },
    toTell: ['À aviser : [who]', 'To be notified: [who]'],
    commission: ['la Commission d’accès à l’information', 'the Commission d’accès à l’information'],
    persons: ['les personnes touchées', 'the people concerned'],
    changed: ['Modifié par [who], [when]', 'Changed by [who], [when]'],
  },
  incident: {
    back: ['Registre des incidents', 'Register of incidents'],
    add: ['Nouvel incident', 'New incident'],
    title: ['Incident connu le [date]', 'Incident known on [date]'],
    notFound: ['Cet incident n’existe pas au registre.', 'There is no such incident in the register.'],
    needed: ['Les champs marqués d’un astérisque sont nécessaires.', 'Fields with an asterisk are needed.'],
    fields: {
      known_on: ['Jour où le garage l’a su', 'Day the garage knew of it'],
      occurred: ['Date ou période de l’incident', 'Date or period of the incident'],
      circumstances: [
        'Ce qui s’est passé, et la cause si elle est connue',
        'What happened, and the cause if it is known',
      ],
      information: ['Renseignements visés', 'Personal information concerned'],
      people: ['Nombre de personnes touchées', 'Number of people concerned'],
      serious_risk: ['Risque qu’un préjudice sérieux soit causé', 'Risk of serious injury'],
      risk_reason: [
        'Pourquoi : sensibilité des renseignements, usage malveillant possible, conséquences',
        'Why: how sensitive the information is, how it could be misused, the consequences',
      ],
      steps: [
        'Mesures prises pour diminuer le risque et que cela ne se reproduise pas',
        'Measures taken to reduce the risk and prevent another incident',
      ],
      commission_told_on: ['Commission avisée le', 'Commission notified on'],
      people_told_on: ['Personnes touchées avisées le', 'People concerned notified on'],
      told: ['Avis : comment, à qui d’autre, ou pourquoi pas', 'Notices: how, to whom else, or why not'],
    },
    hints: {
      occurred: [
        'Une date, ou par exemple « du 2 au 5 mars » si on ne sait pas au juste.',
        'A date, or for example “from March 2 to 5” when it is not known exactly.',
      ],
      people: ['Laissez vide tant que ce n’est pas connu.', 'Leave empty while it is not known.'],
      information: [
        'Des sortes de renseignements (nom, téléphone, plaque...), jamais les renseignements eux-mêmes.',
        'Kinds of information (name, phone, plate...), never the information itself.',
      ],
      serious_risk: [
        'S’il y en a un, la Commission d’accès à l’information et les personnes touchées sont avisées avec diligence.',
        'If there is one, the Commission d’accès à l’information and the people concerned are notified promptly.',
      ],
    },
    risks: {
      unknown: ['Pas encore évalué', 'Not assessed yet'],
      no: ['Non', 'No'],
      yes: ['Oui', 'Yes'],
    },
    save: ['Enregistrer', 'Save'],
    saved: ['Incident inscrit au registre.', 'Incident entered in the register.'],
    notSaved: ['Pas enregistré : corrigez ce qui est marqué.', 'Not saved: correct what is marked.'],
    errors: {
      empty: ['Ce champ est nécessaire.', 'This field is needed.'],
      long: ['Ce texte est trop long.', 'This text is too long.'],
      date: ['Cette date n’existe pas.', 'This date does not exist.'],
      future: ['Cette date n’est pas encore venue.', 'This date has not come yet.'],
      before: [
        'Cette date vient avant le jour où le garage l’a su.',
        'This date is before the day the garage knew.',
      ],
      count: ['Un nombre entier, ou rien.', 'A whole number, or nothing.'],
      reason: [
        'Dites pourquoi : la loi demande les éléments de l’évaluation.',
        'Say why: the law asks for the grounds of the assessment.',
      ],
    },
  },
})

export type PrivacyDeskCopy = (typeof copy)['fr']

export const privacyDeskCopy = filledCopy(copy)
