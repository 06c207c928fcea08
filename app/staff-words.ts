import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

const outdated = [
  'Ce lien n’est plus valide. Demandez-en un autre.',
  'This link is no longer valid. Ask for another one.',
] as const

/** Texts of the staff area. `[…]` is a slot that the page fills (`slots.ts`). */
const copy = inPairs({
  area: ['Espace du personnel', 'Staff area'],
  /** Name under the installed app's icon: about a dozen letters at most. */
  installed: ['Demandes', 'Requests'],
  language: ['Langue', 'Language'],
  toggleTheme: ['Changer de thème', 'Change theme'],
  close: ['Fermer', 'Close'],
  skipToContent: ['Aller au contenu principal', 'Skip to main content'],
  login: {
    title: ['Connexion', 'Sign in'],
    signIn: ['Se connecter', 'Sign In'],
    signUp: ['Créer un compte', 'Sign Up'],
    email: ['Courriel', 'Email'],
    password: ['Mot de passe', 'Password'],
    newPassword: ['Nouveau mot de passe', 'New password'],
    signingIn: ['Connexion en cours...', 'Signing in...'],
    creating: ['Création du compte...', 'Creating account...'],
    firstUser: [
      'La première personne inscrite devient automatiquement administratrice',
      'First user will automatically become admin',
    ],
    forgot: ['Mot de passe oublié?', 'Forgot your password?'],
    passwordHint: [
      'Au moins 6 caractères, et rien de facile à deviner.',
      'At least 6 characters, and nothing easy to guess.',
    ],
    confirmFirst: [
      'Connectez-vous pour confirmer votre adresse de courriel.',
      'Sign in to confirm your email address.',
    ],
    checkMail: [
      'Un lien est en route vers [email]. Ouvrez-le, puis connectez-vous.',
      'A link is on its way to [email]. Open it, then sign in.',
    ],
    signedUpBefore: [
      'Si cette adresse avait déjà un compte, son premier mot de passe est resté le bon. Vous ne l’avez plus? Passez par « Mot de passe oublié ».',
      'If this address already had an account, its first password still stands. Lost it? Use “Forgot password”.',
    ],
    showPassword: ['Voir', 'Show'],
    thePassword: ['le mot de passe', 'the password'],
    notConfirmed: [
      'Pas de courriel de confirmation? Vérifiez les indésirables, ou recevez-en un autre.',
      'No confirmation email? Look in your junk mail, or get another one.',
    ],
    sendAgain: ['Renvoyer le courriel de confirmation', 'Send the confirmation email again'],
    sending: ['Envoi en cours...', 'Sending...'],
    strength: ['Robustesse', 'Strength'],
    strengths: [
      ['Trop facile à deviner', 'Trop facile à deviner', 'Correct', 'Bon', 'Excellent'],
      ['Too easy to guess', 'Too easy to guess', 'Fair', 'Good', 'Excellent'],
    ],
  },
  forgot: {
    title: ['Mot de passe oublié', 'Forgot password'],
    intro: [
      'Écrivez le courriel de votre compte. Si un compte existe, un lien y sera envoyé pour choisir un nouveau mot de passe.',
      'Enter the email of your account. If there is one, we will send it a link to choose a new password.',
    ],
    send: ['Envoyer le lien', 'Send the link'],
    sending: ['Envoi en cours...', 'Sending...'],
    sent: [
      'Si un compte existe à cette adresse, nous y envoyons un lien. Il est valide pendant une heure. Après plusieurs demandes, ouvrez le dernier lien reçu.',
      'If there is an account at this address, a link is on its way. It is valid for one hour. After several requests, open the last link you received.',
    ],
    back: ['Retour à la connexion', 'Back to sign in'],
  },
  reset: {
    title: ['Nouveau mot de passe', 'New password'],
    save: ['Enregistrer le mot de passe', 'Save the password'],
    saving: ['Enregistrement...', 'Saving...'],
    noToken: outdated,
    askAgain: ['Demander un autre lien', 'Ask for another link'],
  },
  denied: {
    title: ['Accès refusé', 'Access Denied'],
    text: [
      'Vous n’avez pas les droits d’administration nécessaires pour ouvrir cette page.',
      'You do not have admin privileges to access this page.',
    ],
    goHome: ['Aller à l’accueil', 'Go Home'],
  },
  navigation: {
    label: ['Espace du personnel', 'Staff area'],
    requests: ['Demandes', 'Requests'],
    today: ['Aujourd’hui', 'Today'],
    desk: ['Le site', 'Website'],
    more: ['Plus', 'More'],
    overview: ['Aperçu', 'Overview'],
    templates: ['Modèles', 'Templates'],
    people: ['Personnel', 'People'],
    privacy: ['Confidentialité', 'Privacy'],
    account: ['Mon compte', 'My account'],
  },
  admin: {
    title: ['Tableau de bord', 'Admin Dashboard'],
    subtitle: ['Gérer les demandes reçues', 'Manage contact submissions'],
    signOut: ['Se déconnecter', 'Sign Out'],
    requests: ['Demandes reçues', 'Contact Submissions'],
    total: {
      one: ['[count] demande', '[count] request'],
      other: ['[count] demandes', '[count] requests'],
    },
    columns: {
      date: ['Date', 'Date'],
      type: ['Type', 'Type'],
      name: ['Nom', 'Name'],
      contact: ['Coordonnées', 'Contact'],
      vehicle: ['Véhicule', 'Vehicle'],
      service: ['Service', 'Service'],
      status: ['État', 'Status'],
    },
    types: {
      contact: ['Contact', 'Contact'],
      estimate: ['Estimation', 'Estimate'],
    },
    statuses: {
      new: ['Nouvelle', 'New'],
      contacted: ['Contactée', 'Contacted'],
      scheduled: ['Planifiée', 'Scheduled'],
      completed: ['Terminée', 'Completed'],
      archived: ['Archivée', 'Archived'],
      spam: ['Indésirable', 'Spam'],
    },
    preferred: ['pour le [date]', 'for [date]'],
    mails: {
      line: ['[mail] : [state]', '[mail]: [state]'],
      /** Those of a request (`app/requests/mails.tsx`). */
      names: {
        'request.notice': ['Avis', 'Notice'],
        'request.acknowledgement': ['Accusé de réception', 'Receipt'],
        'request.change': ['Changement de rendez-vous', 'Change of appointment'],
        'request.news': ['Nouvelles au client', 'News to the customer'],
        'request.evaluation': ['Évaluation à lire', 'Estimate to read'],
        'request.answer': ['Copie de la réponse', 'Copy of the answer'],
        'request.retorque': ['Écrous à revérifier', 'Wheel nuts to check'],
      },
      waiting: ['en attente', 'waiting'],
      sent: ['envoyé', 'sent'],
      failed: ['non envoyé', 'not sent'],
      notSent: ['Courriel non envoyé', 'Email not sent'],
      heldUp: {
        one: [
          '[count] courriel attend depuis le [since] : le serveur de courriel ne le prend pas. Il partira de lui-même dès que ce sera possible; d’ici là, surveillez les demandes ici.',
          '[count] email has been waiting since [since]: the mail server does not take it. It leaves by itself as soon as it can; until then, watch for requests here.',
        ],
        other: [
          '[count] courriels attendent depuis le [since] : le serveur de courriel ne les prend pas. Ils partiront d’eux-mêmes dès que ce sera possible; d’ici là, surveillez les demandes ici.',
          '[count] emails have been waiting since [since]: the mail server does not take them. They leave by themselves as soon as they can; until then, watch for requests here.',
        ],
      },
    },
    views: {
      inbox: ['Demandes', 'Requests'],
      spam: ['Indésirables', 'Spam'],
    },
    empty: [
      'Aucune demande pour le moment. Elles apparaîtront ici dès qu’une personne enverra le formulaire.',
      'No request yet. They appear here as soon as someone sends the form.',
    ],
    emptySpam: ['Aucun message indésirable.', 'No spam.'],
    failed: [
      'Les demandes n’ont pas pu être chargées. Rien n’est perdu : réessayez dans un instant.',
      'The requests could not be loaded. Nothing is lost: try again in a moment.',
    ],
    retry: ['Réessayer', 'Try again'],
    pages: ['Pages', 'Pages'],
    page: ['Page [page] sur [pages]', 'Page [page] of [pages]'],
    newer: ['Plus récentes', 'Newer'],
    older: ['Plus anciennes', 'Older'],
    offline: ['Connexion perdue. Nouvel essai en cours...', 'Connection lost. Trying again...'],
    leave: [
      'Ce que vous avez écrit ici n’est pas enregistré. Quitter quand même?',
      'What you typed here is not saved. Leave anyway?',
    ],
    notSent: [
      'Rien n’est enregistré : la session est terminée, ou le réseau ne répond pas. Gardez cette page ouverte, connectez-vous dans un autre onglet, puis recommencez.',
      'Nothing was saved: your session has ended, or the network is not answering. Keep this page open, sign in in another tab, then try again.',
    ],
    tooLarge: [
      'Rien n’est enregistré : ces photos sont trop lourdes pour un seul envoi. Retirez-en, enregistrez, puis ajoutez les autres.',
      'Nothing was saved: these pictures are too large to send together. Take some out, save, then add the others.',
    ],
  },
  notices: {
    signedIn: ['Connexion réussie!', 'Successfully signed in!'],
    signedUp: [
      'Compte créé! Vérifiez vos courriels pour le confirmer.',
      'Account created! Please check your email to confirm.',
    ],
    mailSent: ['Courriel de confirmation envoyé.', 'Confirmation email sent.'],
    passwordChanged: ['Mot de passe changé. Connectez-vous.', 'Password changed. Please sign in.'],
    invitationAccepted: [
      'Invitation acceptée. Vous avez maintenant accès.',
      'Invitation accepted. You have access now.',
    ],
    passwordReplaced: [
      'Mot de passe changé. Les autres appareils sont déconnectés.',
      'Password changed. Other devices are signed out.',
    ],
    secondStepOn: [
      'Deuxième étape activée. Les autres appareils sont déconnectés.',
      'Second step is on. Other devices are signed out.',
    ],
    secondStepOff: ['Deuxième étape désactivée.', 'Second step is off.'],
    identityLinked: ['Compte relié.', 'Account linked.'],
  },
  errors: {
    failedToLoad: ['Impossible de charger les demandes', 'Failed to load submissions'],
    MISSING_CREDENTIALS: [
      'Vous devez fournir un courriel ou un numéro de téléphone et un mot de passe',
      'You must provide either an email or phone number and a password',
    ],
    MISSING_EMAIL: [
      'Vous devez fournir un courriel ou un numéro de téléphone.',
      'You must provide either an email or phone number.',
    ],
    INVALID_EMAIL_OR_PASSWORD: ['Courriel ou mot de passe invalide', 'Invalid email or password'],
    INVALID_EMAIL: ['Courriel invalide', 'Invalid email'],
    EMAIL_NOT_VERIFIED: ['Courriel non confirmé', 'Email not verified'],
    PASSWORD_TOO_SHORT: [
      'Mot de passe trop court : au moins 6 caractères.',
      'Password too short: at least 6 characters.',
    ],
    PASSWORD_TOO_LONG: ['Mot de passe trop long', 'Password too long'],
    PASSWORD_GUESSABLE: [
      'Ce mot de passe est trop facile à deviner. Ajoutez un mot ou quelques caractères inattendus.',
      'This password is too easy to guess. Add a word or a few unexpected characters.',
    ],
    TOO_MANY_ATTEMPTS: [
      'Trop d’essais. Réessayez dans [minutes] min.',
      'Too many attempts. Try again in [minutes] min.',
    ],
    INVALID_TOKEN: outdated,
    UNAVAILABLE: [
      'Le site ne répond pas. Réessayez dans un instant.',
      'The site does not answer. Try again in a moment.',
    ],
    other: ['Une erreur est survenue. Veuillez réessayer.', 'Something went wrong. Please try again.'],
  },
  mails: {
    confirm: {
      subject: ['Confirmez votre compte', 'Confirm your account'],
      text: [
        'Un compte vient d’être créé avec cette adresse pour l’espace du personnel ({name}). Pour le confirmer, ouvrez ce lien et connectez-vous :',
        'An account was just created with this address for the staff area of {name}. To confirm it, open this link and sign in:',
      ],
      action: ['Confirmer mon compte', 'Confirm my account'],
      after: [
        'Le lien est valide pendant 24 heures. Si vous n’avez rien demandé, ignorez ce courriel : sans votre confirmation, le compte reste fermé.',
        'The link is valid for 24 hours. If you did not ask for it, ignore this email: without your confirmation the account stays closed.',
      ],
    },
    exists: {
      subject: ['Vous avez déjà un compte', 'You already have an account'],
      text: [
        'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse pour l’espace du personnel ({name}). Elle en a déjà un. Pour choisir un nouveau mot de passe :',
        'Someone, most likely you, tried to create an account with this address for the staff area of {name}. It already has one. To choose a new password:',
      ],
      action: ['Choisir un mot de passe', 'Choose a password'],
      after: [
        'Si vous n’avez rien demandé, ignorez ce courriel : rien n’a changé.',
        'If you did not ask for it, ignore this email: nothing has changed.',
      ],
    },
    reset: {
      subject: ['Choisissez un nouveau mot de passe', 'Choose a new password'],
      text: [
        'Un nouveau mot de passe a été demandé pour votre compte dans l’espace du personnel ({name}). Pour le choisir :',
        'A new password was asked for your account in the staff area of {name}. To choose it:',
      ],
      action: ['Choisir un mot de passe', 'Choose a password'],
      after: [
        'Le lien est valide pendant une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce courriel : rien n’a changé.',
        'The link is valid for one hour and works once. If you did not ask for it, ignore this email: nothing has changed.',
      ],
    },
  },
})

export type StaffCopy = (typeof copy)['fr']
export type StaffNotice = keyof StaffCopy['notices']

export const staffCopy = filledCopy(copy)
