import { fillAll } from './fill.ts'
import { bilingual, type Lang, langs } from './language.ts'

/** Words of the staff area. `[…]` stands for something known only when the page is made; see `withWords`. */
const copy = bilingual({
  fr: {
    area: 'Espace du personnel',
    language: 'Langue',
    toggleTheme: 'Changer de thème',
    website: 'Voir le site',
    close: 'Fermer',
    skipToContent: 'Aller au contenu principal',
    login: {
      title: 'Connexion',
      signIn: 'Se connecter',
      signUp: 'Créer un compte',
      email: 'Courriel',
      password: 'Mot de passe',
      newPassword: 'Nouveau mot de passe',
      signingIn: 'Connexion en cours...',
      creating: 'Création du compte...',
      firstUser: 'La première personne inscrite devient automatiquement administratrice',
      forgot: 'Mot de passe oublié?',
      passwordHint: 'Au moins 6 caractères, et rien de facile à deviner.',
      confirmFirst: 'Connectez-vous pour confirmer votre adresse de courriel.',
      checkMail: 'Un lien a été envoyé à [email]. Ouvrez-le, puis connectez-vous.',
      notConfirmed: 'Pas de courriel de confirmation? Vérifiez les indésirables, ou recevez-en un autre.',
      sendAgain: 'Renvoyer le courriel de confirmation',
      sending: 'Envoi en cours...',
      strength: 'Robustesse',
      strengths: ['Trop facile à deviner', 'Trop facile à deviner', 'Correct', 'Bon', 'Excellent'],
      tooGuessable: 'Trop facile à deviner',
    },
    forgot: {
      title: 'Mot de passe oublié',
      intro:
        'Écrivez le courriel de votre compte. Si un compte existe, un lien y sera envoyé pour choisir un nouveau mot de passe.',
      send: 'Envoyer le lien',
      sending: 'Envoi en cours...',
      sent: 'Si un compte existe à cette adresse, un lien vient d’y être envoyé. Il est valide pendant une heure. Après plusieurs demandes, ouvrez le dernier lien reçu.',
      back: 'Retour à la connexion',
    },
    reset: {
      title: 'Nouveau mot de passe',
      save: 'Enregistrer le mot de passe',
      saving: 'Enregistrement...',
      noToken: 'Ce lien n’est plus valide. Demandez-en un autre.',
      askAgain: 'Demander un autre lien',
    },
    denied: {
      title: 'Accès refusé',
      text: 'Vous n’avez pas les droits d’administration nécessaires pour ouvrir cette page.',
      goHome: 'Aller à l’accueil',
    },
    navigation: {
      label: 'Espace du personnel',
      requests: 'Demandes',
      overview: 'Aperçu',
      templates: 'Modèles',
      people: 'Personnel',
      privacy: 'Confidentialité',
      account: 'Mon compte',
    },
    admin: {
      title: 'Tableau de bord',
      subtitle: 'Gérer les demandes reçues',
      signOut: 'Se déconnecter',
      signingOut: 'Déconnexion...',
      submissions: 'Demandes reçues',
      total: { one: '[count] demande', other: '[count] demandes' },
      columns: {
        date: 'Date',
        type: 'Type',
        name: 'Nom',
        contact: 'Coordonnées',
        vehicle: 'Véhicule',
        service: 'Service',
        status: 'État',
      },
      types: { contact: 'Contact', estimate: 'Estimation' },
      statuses: {
        new: 'Nouvelle',
        contacted: 'Contactée',
        scheduled: 'Planifiée',
        completed: 'Terminée',
        archived: 'Archivée',
        spam: 'Indésirable',
      },
      preferred: 'Souhaité : [date]',
      mails: {
        line: '[mail] : [state]',
        notice: 'Avis',
        receipt: 'Accusé de réception',
        waiting: 'en attente',
        sent: 'envoyé',
        failed: 'non envoyé',
        heldUp: {
          one: '[count] courriel attend depuis le [since] : le serveur de courriel ne le prend pas. Il partira de lui-même dès que ce sera possible; d’ici là, surveillez les demandes ici.',
          other:
            '[count] courriels attendent depuis le [since] : le serveur de courriel ne les prend pas. Ils partiront d’eux-mêmes dès que ce sera possible; d’ici là, surveillez les demandes ici.',
        },
      },
      views: { inbox: 'Demandes', spam: 'Indésirables' },
      empty:
        'Aucune demande pour le moment. Elles apparaîtront ici dès qu’une personne enverra le formulaire.',
      emptySpam: 'Aucun message indésirable.',
      failed: 'Les demandes n’ont pas pu être chargées. Rien n’est perdu : réessayez dans un instant.',
      retry: 'Réessayer',
      pages: 'Pages',
      page: 'Page [page] de [pages]',
      newer: 'Plus récentes',
      older: 'Plus anciennes',
      placeholders: 'À compléter avant l’ouverture du site',
      placeholdersText:
        'Ces renseignements sont des exemples ou attendent votre confirmation. Ce qui est affiché engage le garage.',
      offline: 'Connexion perdue. Nouvel essai en cours...',
    },
    notices: {
      signedIn: 'Connexion réussie!',
      signedUp: 'Compte créé! Vérifiez vos courriels pour le confirmer.',
      mailSent: 'Courriel de confirmation envoyé.',
      passwordChanged: 'Mot de passe changé. Connectez-vous.',
      invitationAccepted: 'Invitation acceptée. Vous avez maintenant accès.',
      passwordReplaced: 'Mot de passe changé. Les autres appareils sont déconnectés.',
      secondStepOn: 'Deuxième étape activée. Les autres appareils sont déconnectés.',
      secondStepOff: 'Deuxième étape désactivée.',
      identityLinked: 'Identité liée.',
    },
    errors: {
      failedToLoad: 'Impossible de charger les demandes',
      missingCredentials: 'Vous devez fournir un courriel ou un numéro de téléphone et un mot de passe',
      missingEmail: 'Vous devez fournir un courriel ou un numéro de téléphone.',
      INVALID_EMAIL_OR_PASSWORD: 'Courriel ou mot de passe invalide',
      INVALID_EMAIL: 'Courriel invalide',
      EMAIL_NOT_VERIFIED: 'Courriel non confirmé',
      PASSWORD_TOO_SHORT: 'Mot de passe trop court',
      PASSWORD_TOO_LONG: 'Mot de passe trop long',
      PASSWORD_GUESSABLE:
        'Ce mot de passe est trop facile à deviner. Ajoutez un mot ou quelques caractères inattendus.',
      TOO_MANY_ATTEMPTS: 'Trop d’essais. Réessayez dans [minutes] min.',
      INVALID_TOKEN: 'Ce lien n’est plus valide. Demandez-en un autre.',
      other: 'Une erreur est survenue. Veuillez réessayer.',
    },
    mails: {
      confirm: {
        subject: 'Confirmez votre compte',
        text: 'Un compte vient d’être créé avec cette adresse pour l’espace du personnel du {name}. Pour le confirmer, ouvrez ce lien et connectez-vous :',
        action: 'Confirmer mon compte',
        after:
          'Le lien est valide pendant 24 heures. Si vous n’avez rien demandé, ignorez ce courriel : sans votre confirmation, le compte reste fermé.',
      },
      exists: {
        subject: 'Vous avez déjà un compte',
        text: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse pour l’espace du personnel du {name}. Elle en a déjà un. Pour choisir un nouveau mot de passe :',
        action: 'Choisir un mot de passe',
        after: 'Si vous n’avez rien demandé, ignorez ce courriel : rien n’a changé.',
      },
      reset: {
        subject: 'Choisissez un nouveau mot de passe',
        text: 'Un nouveau mot de passe a été demandé pour votre compte dans l’espace du personnel du {name}. Pour le choisir :',
        action: 'Choisir un mot de passe',
        after:
          'Le lien est valide pendant une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce courriel : rien n’a changé.',
      },
    },
  },
  en: {
    area: 'Staff area',
    language: 'Language',
    toggleTheme: 'Change theme',
    website: 'View the website',
    close: 'Close',
    skipToContent: 'Skip to main content',
    login: {
      title: 'Sign in',
      signIn: 'Sign In',
      signUp: 'Sign Up',
      email: 'Email',
      password: 'Password',
      newPassword: 'New password',
      signingIn: 'Signing in...',
      creating: 'Creating account...',
      firstUser: 'First user will automatically become admin',
      forgot: 'Forgot your password?',
      passwordHint: 'At least 6 characters, and nothing easy to guess.',
      confirmFirst: 'Sign in to confirm your email address.',
      checkMail: 'We sent a link to [email]. Open it, then sign in.',
      notConfirmed: 'No confirmation email? Look in your junk mail, or get another one.',
      sendAgain: 'Send the confirmation email again',
      sending: 'Sending...',
      strength: 'Strength',
      strengths: ['Too easy to guess', 'Too easy to guess', 'Fair', 'Good', 'Excellent'],
      tooGuessable: 'Too easy to guess',
    },
    forgot: {
      title: 'Forgot password',
      intro:
        'Enter the email of your account. If there is one, we will send it a link to choose a new password.',
      send: 'Send the link',
      sending: 'Sending...',
      sent: 'If there is an account at this address, a link is on its way. It is valid for one hour. After several requests, open the last link you received.',
      back: 'Back to sign in',
    },
    reset: {
      title: 'New password',
      save: 'Save the password',
      saving: 'Saving...',
      noToken: 'This link is no longer valid. Ask for another one.',
      askAgain: 'Ask for another link',
    },
    denied: {
      title: 'Access Denied',
      text: 'You do not have admin privileges to access this page.',
      goHome: 'Go Home',
    },
    navigation: {
      label: 'Staff area',
      requests: 'Submissions',
      overview: 'Overview',
      templates: 'Templates',
      people: 'People',
      privacy: 'Privacy',
      account: 'My account',
    },
    admin: {
      title: 'Admin Dashboard',
      subtitle: 'Manage contact submissions',
      signOut: 'Sign Out',
      signingOut: 'Signing out...',
      submissions: 'Contact Submissions',
      total: { one: '[count] submission', other: '[count] submissions' },
      columns: {
        date: 'Date',
        type: 'Type',
        name: 'Name',
        contact: 'Contact',
        vehicle: 'Vehicle',
        service: 'Service',
        status: 'Status',
      },
      types: { contact: 'Contact', estimate: 'Estimate' },
      statuses: {
        new: 'New',
        contacted: 'Contacted',
        scheduled: 'Scheduled',
        completed: 'Completed',
        archived: 'Archived',
        spam: 'Spam',
      },
      preferred: 'Preferred: [date]',
      mails: {
        line: '[mail]: [state]',
        notice: 'Notice',
        receipt: 'Receipt',
        waiting: 'waiting',
        sent: 'sent',
        failed: 'not sent',
        heldUp: {
          one: '[count] email has been waiting since [since]: the mail server does not take it. It leaves by itself as soon as it can; until then, watch for submissions here.',
          other:
            '[count] emails have been waiting since [since]: the mail server does not take them. They leave by themselves as soon as they can; until then, watch for submissions here.',
        },
      },
      views: { inbox: 'Submissions', spam: 'Spam' },
      empty: 'No submission yet. They appear here as soon as someone sends the form.',
      emptySpam: 'No spam.',
      failed: 'The submissions could not be loaded. Nothing is lost: try again in a moment.',
      retry: 'Try again',
      pages: 'Pages',
      page: 'Page [page] of [pages]',
      newer: 'Newer',
      older: 'Older',
      placeholders: 'To complete before the site opens',
      placeholdersText:
        'These facts are examples or wait for your confirmation. What is shown binds the garage.',
      offline: 'Connection lost. Trying again...',
    },
    notices: {
      signedIn: 'Successfully signed in!',
      signedUp: 'Account created! Please check your email to confirm.',
      mailSent: 'Confirmation email sent.',
      passwordChanged: 'Password changed. Please sign in.',
      invitationAccepted: 'Invitation accepted. You have access now.',
      passwordReplaced: 'Password changed. Other devices are signed out.',
      secondStepOn: 'Second step is on. Other devices are signed out.',
      secondStepOff: 'Second step is off.',
      identityLinked: 'Identity linked.',
    },
    errors: {
      failedToLoad: 'Failed to load submissions',
      missingCredentials: 'You must provide either an email or phone number and a password',
      missingEmail: 'You must provide either an email or phone number.',
      INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
      INVALID_EMAIL: 'Invalid email',
      EMAIL_NOT_VERIFIED: 'Email not verified',
      PASSWORD_TOO_SHORT: 'Password too short',
      PASSWORD_TOO_LONG: 'Password too long',
      PASSWORD_GUESSABLE: 'This password is too easy to guess. Add a word or a few unexpected characters.',
      TOO_MANY_ATTEMPTS: 'Too many attempts. Try again in [minutes] min.',
      INVALID_TOKEN: 'This link is no longer valid. Ask for another one.',
      other: 'Something went wrong. Please try again.',
    },
    mails: {
      confirm: {
        subject: 'Confirm your account',
        text: 'An account was just created with this address for the staff area of {name}. To confirm it, open this link and sign in:',
        action: 'Confirm my account',
        after:
          'The link is valid for 24 hours. If you did not ask for it, ignore this email: without your confirmation the account stays closed.',
      },
      exists: {
        subject: 'You already have an account',
        text: 'Someone, most likely you, tried to create an account with this address for the staff area of {name}. It already has one. To choose a new password:',
        action: 'Choose a password',
        after: 'If you did not ask for it, ignore this email: nothing has changed.',
      },
      reset: {
        subject: 'Choose a new password',
        text: 'A new password was asked for your account in the staff area of {name}. To choose it:',
        action: 'Choose a password',
        after:
          'The link is valid for one hour and works once. If you did not ask for it, ignore this email: nothing has changed.',
      },
    },
  },
})

export type StaffCopy = (typeof copy)['fr']
export type StaffNotice = keyof StaffCopy['notices']

const filled = Object.fromEntries(langs.map((lang) => [lang, fillAll(copy[lang], lang)])) as Record<
  Lang,
  StaffCopy
>

export function staffCopy(lang: Lang): StaffCopy {
  return filled[lang]
}

/** A text with its `[words]` in place. */
export function withWords(text: string, words: Record<string, string | number>): string {
  return text.replace(/\[([a-z]+)\]/g, (token, name: string) => `${words[name] ?? token}`)
}
