import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

const invited = {
  action: ['Voir l’invitation', 'See the invitation'],
  after: [
    'Le lien est valide 7 jours et ne sert qu’à cette adresse. Si vous n’attendiez rien, ignorez ce courriel.',
    'The link is valid for 7 days and for this address only. If you expected nothing, ignore this email.',
  ],
} as const

/** Texts of the pages about people and their accounts. `[…]` is a slot that the page fills. */
const copy = inPairs({
  people: {
    title: ['Personnel', 'People'],
    intro: ['Qui peut entrer ici, et les invitations envoyées.', 'Who may enter here, and who was invited.'],
    none: ['Aucun accès', 'No access'],
    you: ['vous', 'you'],
    unconfirmed: ['Courriel non confirmé', 'Email not confirmed'],
    confirmed: ['Courriel confirmé', 'Email confirmed'],
    secondFactor: ['Deuxième étape activée', 'Second step on'],
    lastUse: ['Dernière visite : [when]', 'Last visit: [when]'],
    never: ['Aucune connexion', 'Never signed in'],
    revoke: ['Retirer l’accès', 'Remove access'],
    revokeAsk: [
      '[email] sera déconnecté de tous ses appareils et ne pourra plus entrer ici.',
      '[email] will be signed out on every device and can no longer enter here.',
    ],
    about: ['[action] : [email]', '[action]: [email]'],
    invite: ['Inviter par courriel', 'Invite by email'],
    inviteTo: ['Courriel de la personne', 'Email of the person'],
    inviteHint: [
      'La personne reçoit un lien valide [days] jours. L’accès n’est donné qu’à cette adresse, quand elle accepte.',
      'They receive a link that is valid for [days] days. Access is given to this address only, once they accept.',
    ],
    send: ['Envoyer l’invitation', 'Send the invitation'],
    invited: ['Invitations en attente', 'Invitations waiting'],
    nobodyInvited: ['Aucune invitation en attente.', 'No invitation is waiting.'],
    invitedBy: ['Invitation de [by], valide jusqu’au [until]', 'Invited by [by], valid until [until]'],
    expired: ['Expirée le [until]', 'Expired on [until]'],
    withdraw: ['Retirer l’invitation', 'Withdraw'],
    again: ['Renvoyer', 'Send again'],
    done: {
      revoked: [
        '[email] n’a plus accès; tous ses appareils sont déconnectés.',
        '[email] no longer has access and is signed out everywhere.',
      ],
      invited: ['Invitation envoyée à [email].', 'Invitation sent to [email].'],
      withdrawn: ['Invitation retirée.', 'Invitation withdrawn.'],
    },
    refused: {
      last: [
        '[email] est la dernière personne avec tout l’accès. Donnez-le d’abord à quelqu’un d’autre.',
        '[email] is the last person with full access. Give it to someone else first.',
      ],
      unknown: ['Aucun compte n’a cette adresse.', 'No account has this address.'],
      unconfirmed: [
        '[email] doit d’abord confirmer son adresse.',
        '[email] has to confirm their address first.',
      ],
      already: ['[email] a déjà accès.', '[email] has access already.'],
      email: ['Cette adresse de courriel n’est pas valide.', 'This email address is not valid.'],
      tooMany: [
        'Trop de courriels à cette adresse. Réessayez plus tard.',
        'Too many emails to this address. Try again later.',
      ],
    },
  },
  account: {
    title: ['Mon compte', 'My account'],
    signedInAs: ['Session de', 'Signed in as'],
    writer: [
      'Le site seulement : vous changez ses textes, ses prix, ses heures et ses photos. Vous ne voyez aucune demande ni aucun client.',
      'The website only: you change its texts, prices, hours and pictures. You see no request and no customer.',
    ],
    everything: {
      title: ['Tout emporter', 'Take everything away'],
      intro: [
        'Un seul fichier : ce que dit le site, ses articles, vos photos, et toutes les demandes avec leurs notes. Il contient les coordonnées de vos clients : gardez-le en lieu sûr.',
        'One file: what the site says, its articles, your pictures, and every request with its notes. It holds how to reach your customers: keep it in a safe place.',
      ],
      action: ['Télécharger le tout', 'Download all of it'],
      files: {
        about: {
          name: ['LISEZ-MOI.txt', 'README.txt'],
          text: [
            'demandes.csv : toutes les demandes, pour un tableur.\ndemandes.json : les mêmes, avec leurs notes et leur historique.\narticles : le blogue, un fichier par article et par langue.\nphotos : les photos que le garage a ajoutées.\nsite.json : les prix, les heures, les textes et le reste de ce que dit le site.\n',
            'requests.csv: every request, for a spreadsheet.\nrequests.json: the same, with their notes and history.\narticles: the blog, a file for each article and language.\npictures: the pictures that the garage added.\nsite.json: the prices, hours, texts and the rest of what the site says.\n',
          ],
        },
        site: ['site', 'site'],
        articles: ['articles', 'articles'],
        photographs: ['photos', 'pictures'],
      },
    },
    levels: {
      aal1: [
        'Un mot de passe ou un code suffit pour entrer. Activez la deuxième étape pour mieux protéger votre compte.',
        'A password or a code is enough to enter. Turn on the second step to protect your account better.',
      ],
      aal2: [
        'Bien protégé : un mot de passe volé ne suffit pas pour entrer.',
        'Well protected: a stolen password is not enough to enter.',
      ],
    },
    sessions: ['Appareils connectés', 'Signed-in devices'],
    thisDevice: ['Cet appareil', 'This device'],
    device: ['[browser] sur [system]', '[browser] on [system]'],
    unknownDevice: ['Appareil inconnu', 'Unknown device'],
    lastUse: ['Dernière utilisation : [when]', 'Last used: [when]'],
    since: ['Connecté depuis le [when]', 'Signed in since [when]'],
    revoke: ['Déconnecter', 'Sign out'],
    revokeOthers: ['Déconnecter tous les autres appareils', 'Sign out all other devices'],
    email: ['Courriel', 'Email'],
    newEmail: ['Nouveau courriel', 'New email'],
    emailHint: [
      'L’adresse actuelle donne d’abord son accord, puis la nouvelle confirme. Rien ne change avant les deux.',
      'The current address agrees first, then the new one confirms. Nothing changes before both have.',
    ],
    changeEmail: ['Demander le changement', 'Ask for the change'],
    pendingAgree: [
      'En attente de l’accord de [old] pour passer à [email].',
      'Waiting for [old] to agree to the change to [email].',
    ],
    pendingConfirm: ['En attente de la confirmation de [email].', 'Waiting for [email] to confirm.'],
    cancelChange: ['Annuler le changement', 'Cancel the change'],
    password: ['Mot de passe', 'Password'],
    currentPassword: ['Mot de passe actuel', 'Current password'],
    newPassword: ['Nouveau mot de passe', 'New password'],
    passwordHint: ['Les autres appareils seront déconnectés.', 'Other devices will be signed out.'],
    changePassword: ['Changer le mot de passe', 'Change the password'],
    noPassword: [
      'Vous n’avez pas de mot de passe. Pour en choisir un, passez par « Mot de passe oublié? » à la connexion.',
      'You have no password. To choose one, use “Forgot your password?” when signing in.',
    ],
    secondFactor: ['Deuxième étape à la connexion', 'Second step at sign-in'],
    secondFactorOn: [
      'Activée : sans clé d’accès, un code de votre application est demandé à chaque connexion.',
      'On: without a passkey, you enter a code from your app at each sign-in.',
    ],
    secondFactorOff: [
      'Désactivée. Avec elle, un mot de passe volé ne suffit pas pour entrer ici.',
      'Off. With it, a stolen password is not enough to enter here.',
    ],
    recoveryLeft: {
      one: ['Il reste [count] code de secours.', '[count] recovery code left.'],
      other: ['Il reste [count] codes de secours.', '[count] recovery codes left.'],
    },
    setUp: ['Activer la deuxième étape', 'Turn on the second step'],
    manage: ['Gérer la deuxième étape', 'Manage the second step'],
    passkeys: ['Clés d’accès', 'Passkeys'],
    passkeysHint: [
      'Entrez avec votre doigt, votre visage ou le code de votre appareil, sans mot de passe.',
      'Enter with your finger, your face or your device’s code, without a password.',
    ],
    noPasskeys: ['Aucune clé d’accès.', 'No passkey.'],
    passkeyName: ['Nom de la clé', 'Name of the passkey'],
    addPasskey: ['Ajouter une clé d’accès', 'Add a passkey'],
    namePasskey: ['Renommer', 'Rename'],
    removePasskey: ['Supprimer', 'Remove'],
    about: ['[action] : [name]', '[action]: [name]'],
    unnamed: ['Clé d’accès', 'Passkey'],
    added: ['Ajoutée le [when]', 'Added on [when]'],
    unscripted: ['Les clés d’accès demandent JavaScript.', 'Passkeys need JavaScript.'],
    identities: ['Comptes reliés', 'Linked accounts'],
    noIdentity: ['Aucun compte [provider] n’est relié.', 'No [provider] account is linked.'],
    linked: ['Compte [provider], relié le [when]', '[provider] account, linked on [when]'],
    link: ['Relier mon compte [provider]', 'Link my [provider] account'],
    continue: ['Continuer avec [provider]', 'Continue with [provider]'],
    unlink: ['Ne plus relier', 'Unlink'],
    done: {
      revoked: ['Appareil déconnecté.', 'Device signed out.'],
      revokedOthers: ['Tous les autres appareils sont déconnectés.', 'All other devices are signed out.'],
      agreeSent: [
        'Un courriel est parti à [email] : ouvrez son lien pour donner votre accord.',
        'An email is on its way to [email]: open its link to agree.',
      ],
      changeCancelled: ['Changement annulé.', 'Change cancelled.'],
      passkeyAdded: ['Clé d’accès ajoutée.', 'Passkey added.'],
      passkeyNamed: ['Clé d’accès renommée.', 'Passkey renamed.'],
      passkeyRemoved: ['Clé d’accès supprimée.', 'Passkey removed.'],
      unlinked: ['Ce compte n’est plus relié.', 'Account unlinked.'],
    },
  },
  passkey: {
    failed: ['L’appareil n’a donné aucune clé d’accès.', 'The device gave no passkey.'],
    unknown: ['Ce navigateur ne connaît pas les clés d’accès.', 'This browser does not support passkeys.'],
    there: [
      'Cet appareil garde déjà une clé d’accès de votre compte.',
      'This device keeps a passkey of your account already.',
    ],
  },
  setUp: {
    title: ['Deuxième étape', 'Second step'],
    back: ['Mon compte', 'My account'],
    intro: [
      'Il faut une application d’authentification sur votre téléphone (Aegis, Google Authenticator, Microsoft Authenticator, 1Password…).',
      'You need an authenticator app on your phone (Aegis, Google Authenticator, Microsoft Authenticator, 1Password…).',
    ],
    password: ['Mot de passe', 'Password'],
    start: ['Commencer', 'Start'],
    scan: ['1. Balayez ce code avec l’application', '1. Scan this code with the app'],
    picture: ['Code QR pour l’application d’authentification', 'QR code for the authenticator app'],
    orType: ['Ou écrivez cette clé dans l’application :', 'Or type this key into the app:'],
    openApp: ['Ouvrir l’application sur cet appareil', 'Open the app on this device'],
    keep: ['2. Gardez ces codes de secours', '2. Keep these recovery codes'],
    keepHint: [
      'Sans le téléphone, chacun ouvre le compte une seule fois. Gardez-les ailleurs que sur le téléphone.',
      'Without the phone, each opens the account once. Keep them somewhere other than the phone.',
    ],
    copyKey: ['Copier la clé', 'Copy the key'],
    copyCodes: ['Copier les codes', 'Copy the codes'],
    copied: ['Copié', 'Copied'],
    notCopied: ['La copie n’a pas été permise.', 'Copying was not allowed.'],
    print: ['Imprimer les codes', 'Print the codes'],
    download: ['Télécharger les codes', 'Download the codes'],
    file: ['codes-de-secours.txt', 'recovery-codes.txt'],
    fileHead: [
      'Codes de secours, espace du personnel ({name}). Chacun ne sert qu’une fois.',
      'Recovery codes, staff area of {name}. Each works once.',
    ],
    confirm: ['3. Écrivez le code que l’application montre', '3. Type the code that the app shows'],
    code: ['Code à 6 chiffres', '6-digit code'],
    turnOn: ['Activer', 'Turn on'],
    on: ['La deuxième étape est activée.', 'The second step is on.'],
    newCodes: ['Nouveaux codes de secours', 'New recovery codes'],
    newCodesHint: ['Les anciens ne serviront plus.', 'The old ones will stop working.'],
    makeCodes: ['Faire de nouveaux codes', 'Make new codes'],
    turnOff: ['Désactiver la deuxième étape', 'Turn off the second step'],
    turnOffHint: [
      'Le mot de passe suffira de nouveau pour entrer.',
      'The password alone will open the account again.',
    ],
    codesMade: [
      'Nouveaux codes faits. Les anciens ne servent plus.',
      'New codes made. The old ones stop working.',
    ],
  },
  secondStep: {
    title: ['Deuxième étape', 'Second step'],
    intro: [
      'Écrivez le code que montre votre application d’authentification.',
      'Type the code that your authenticator app shows.',
    ],
    code: ['Code à 6 chiffres', '6-digit code'],
    introRecovery: [
      'Écrivez un de vos codes de secours. Chacun ne sert qu’une fois.',
      'Type one of your recovery codes. Each works once.',
    ],
    recovery: ['Code de secours', 'Recovery code'],
    enter: ['Entrer', 'Enter'],
    entering: ['Vérification...', 'Checking...'],
    useRecovery: ['Utiliser un code de secours', 'Use a recovery code'],
    useCode: ['Utiliser l’application', 'Use the app'],
    back: ['Retour à la connexion', 'Back to sign in'],
  },
  code: {
    title: ['Connexion par code', 'Sign in by code'],
    intro: [
      'Écrivez le courriel de votre compte. Si un compte existe, un code y sera envoyé.',
      'Enter the email of your account. If there is one, we will send it a code.',
    ],
    send: ['Envoyer le code', 'Send the code'],
    sending: ['Envoi en cours...', 'Sending...'],
    sent: [
      'Si un compte existe à cette adresse, un code vient d’y être envoyé. Il est valide [minutes] minutes.',
      'If there is an account at this address, a code is on its way. It is valid for [minutes] minutes.',
    ],
    code: ['Code à 6 chiffres', '6-digit code'],
    enter: ['Entrer', 'Enter'],
    entering: ['Vérification...', 'Checking...'],
    again: ['Envoyer un autre code', 'Send another code'],
    back: ['Retour à la connexion', 'Back to sign in'],
    byCode: ['Recevoir un code par courriel', 'Get a code by email'],
    byPasskey: ['Entrer avec une clé d’accès', 'Enter with a passkey'],
    byProvider: ['Continuer avec [provider]', 'Continue with [provider]'],
    otherWays: ['Autres façons d’entrer', 'Other ways to enter'],
  },
  invitation: {
    title: ['Invitation', 'Invitation'],
    intro: [
      'Cette invitation à l’espace du personnel ({name}) est pour l’adresse [email].',
      'You are invited to the staff area of {name} as [email].',
    ],
    choose: ['Choisissez un mot de passe pour y entrer.', 'Choose a password to enter.'],
    password: ['Mot de passe', 'Password'],
    accept: ['Accepter l’invitation', 'Accept the invitation'],
    accepting: ['Un instant...', 'One moment...'],
    gone: [
      'Cette invitation n’est plus valide. Demandez-en une autre à la personne qui l’a envoyée.',
      'This invitation is no longer valid. Ask the person who invited you for another one.',
    ],
    other: [
      'Le compte ouvert est [email]. Déconnectez-vous, puis ouvrez de nouveau le lien.',
      'You are signed in as [email]. Sign out, then open the link again.',
    ],
    signIn: ['Se connecter', 'Sign In'],
  },
  emailChange: {
    title: ['Changement de courriel', 'Change of email'],
    agree: [
      'Le courriel de votre compte passera de [old] à [email], une fois que la nouvelle adresse aura confirmé.',
      'The email of your account will change from [old] to [email], once the new address has confirmed.',
    ],
    agreeAction: ['Donner mon accord', 'I agree'],
    confirm: [
      'Le courriel du compte passera de [old] à [email].',
      'The email of the account will change from [old] to [email].',
    ],
    confirmAction: ['Confirmer cette adresse', 'Confirm this address'],
    agreed: [
      'Merci. Un courriel vient de partir à [email] : son lien termine le changement.',
      'Thank you. An email is on its way to [email]: its link completes the change.',
    ],
    confirmed: [
      'C’est fait. Le courriel du compte est maintenant [email].',
      'Done. The email of the account is now [email].',
    ],
    gone: [
      'Ce lien n’est plus valide. Demandez de nouveau le changement.',
      'This link is no longer valid. Ask for the change again.',
    ],
    taken: ['Un autre compte a déjà cette adresse.', 'Another account has this address already.'],
    toAccount: ['Mon compte', 'My account'],
  },
  errors: {
    INVALID_PASSWORD: ['Mot de passe invalide', 'Invalid password'],
    INVALID_CODE: [
      'Code invalide ou déjà utilisé. Attendez le prochain.',
      'Invalid or used code. Wait for the next one.',
    ],
    INVALID_BACKUP_CODE: ['Code de secours invalide ou déjà utilisé', 'Invalid or used recovery code'],
    INVALID_OTP: ['Code invalide', 'Invalid code'],
    OTP_EXPIRED: [
      'Ce code n’est plus valide. Demandez-en un autre.',
      'This code is no longer valid. Ask for another one.',
    ],
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: [
      'Trop d’essais. Connectez-vous de nouveau.',
      'Too many attempts. Sign in again.',
    ],
    ACCOUNT_TEMPORARILY_LOCKED: [
      'Trop d’essais. Réessayez dans un quart d’heure.',
      'Too many attempts. Try again in a quarter of an hour.',
    ],
    INVALID_TWO_FACTOR_COOKIE: ['Connectez-vous de nouveau.', 'Sign in again.'],
    SESSION_NOT_FRESH: [
      'Déconnectez-vous et revenez : cette étape demande une connexion récente.',
      'Sign out and come back: this step needs a recent sign-in.',
    ],
    PASSKEY_WITHOUT_USER: [
      'L’appareil n’a pas vérifié qui l’utilise.',
      'The device did not check who is using it.',
    ],
    PASSKEY_NOT_FOUND: [
      'Cette clé d’accès n’est liée à aucun compte.',
      'This passkey belongs to no account.',
    ],
    UNAVAILABLE: [
      'Le serveur ne peut rien enregistrer en ce moment. Réessayez dans un instant.',
      'The server cannot save anything at the moment. Try again in a moment.',
    ],
    AUTHENTICATION_FAILED: ['La clé d’accès n’a pas été acceptée.', 'The passkey was not accepted.'],
    FAILED_TO_VERIFY_REGISTRATION: ['La clé d’accès n’a pas été acceptée.', 'The passkey was not accepted.'],
    CHALLENGE_NOT_FOUND: [
      'La clé d’accès est arrivée trop tard. Réessayez.',
      'The passkey came too late. Try again.',
    ],
    EMAIL_TAKEN: ['Un autre compte a déjà cette adresse.', 'Another account has this address already.'],
    EMAIL_SAME: ['C’est déjà votre adresse.', 'This is your address already.'],
    PROVIDER_UNREACHABLE: [
      'L’autre compte ne répond pas. Entrez d’une autre façon, ou réessayez plus tard.',
      'The other account does not answer. Enter another way, or try again later.',
    ],
    signup_disabled: [
      'Ce compte n’est relié à personne ici. Demandez une invitation.',
      'That account is linked to nobody here. Ask for an invitation.',
    ],
    account_not_linked: [
      'Ce compte n’a pas de courriel confirmé qu’on connaisse ici. Entrez d’une autre façon et reliez-le dans « Mon compte ».',
      'That account has no confirmed email that is known here. Enter another way and link it in “My account”.',
    ],
    email_not_found: ['L’autre compte n’a donné aucun courriel.', 'The other account gave no email.'],
    access_denied: [
      'La connexion a été refusée du côté de l’autre compte.',
      'The sign-in was refused on the other account’s side.',
    ],
    identity_already_exists: ['Cet autre compte est déjà relié.', 'That other account is linked already.'],
    identity_not_found: [
      'Cet autre compte n’est pas relié au vôtre.',
      'That other account is not linked to yours.',
    ],
    single_identity_not_deletable: [
      'C’est votre seule façon d’entrer : choisissez d’abord un mot de passe.',
      'This is your only way in: choose a password first.',
    ],
    identity_unconfirmed: [
      'L’autre compte n’a pas confirmé votre courriel : il n’a pas été relié.',
      'The other account did not confirm your email: it was not linked.',
    ],
    identity_failed: [
      'L’autre compte n’a pas pu vous reconnaître. Réessayez.',
      'The other account could not recognize you. Try again.',
    ],
  },
  mails: {
    invitation: {
      subject: ['Une invitation à l’espace du personnel', 'You are invited to the staff area'],
      text: [
        'Quelqu’un du garage ({name}) vous invite dans l’espace où l’équipe répond aux demandes des clients. Pour accepter :',
        'Someone at {name} invites you to the place where the team answers customers’ requests. To accept:',
      ],
      ...invited,
    },
    writerInvitation: {
      subject: ['Une invitation à tenir le site à jour', 'You are invited to keep the website up to date'],
      text: [
        'Quelqu’un du garage ({name}) vous donne accès à son site : vous pourrez en changer les textes, les prix, les heures et les photos. Vous ne verrez aucune demande ni aucun client. Pour accepter :',
        'Someone at {name} gives you access to its website: you may change its texts, prices, hours and pictures. You will see no request and no customer. To accept:',
      ],
      ...invited,
    },
    code: {
      subject: ['Votre code de connexion', 'Your sign-in code'],
      text: [
        'Pour entrer dans l’espace du personnel ({name}), écrivez ce code :',
        'To enter the staff area of {name}, type this code:',
      ],
      after: [
        'Il est valide 10 minutes. Si vous n’avez rien demandé, ignorez ce courriel et ne donnez ce code à personne.',
        'It is valid for 10 minutes. If you did not ask for it, ignore this email and do not share the code with anyone.',
      ],
    },
    factorForgotten: {
      subject: ['Réactivez votre deuxième étape', 'Turn your second step on again'],
      text: [
        'La clé secrète du site ({name}) a changé : la deuxième étape de votre compte ne pouvait plus être lue, et elle est désactivée. Pour la réactiver :',
        'The secret key of the site ({name}) has changed: the second step of your account could no longer be read, and it is off. To turn it on again:',
      ],
      action: ['Activer la deuxième étape', 'Turn on the second step'],
      after: [
        'Quelqu’un vient d’entrer dans votre compte avec le bon mot de passe, un code ou une clé d’accès. Si ce n’est pas vous, changez votre mot de passe tout de suite.',
        'Someone has just entered your account with the right password, a code or a passkey. If it was not you, change your password at once.',
      ],
    },
    emailAgree: {
      subject: ['Changer le courriel de votre compte?', 'Change the email of your account?'],
      text: [
        'Quelqu’un, sans doute vous, veut donner une autre adresse à votre compte de l’espace du personnel ({name}). Pour voir laquelle et donner votre accord :',
        'Someone, most likely you, wants to give your account in the staff area of {name} another address. To see which one and agree:',
      ],
      action: ['Voir le changement', 'See the change'],
      after: [
        'Le lien est valide 24 heures. Si ce n’est pas vous, n’ouvrez rien et changez votre mot de passe.',
        'The link is valid for 24 hours. If it was not you, do not open the link and change your password.',
      ],
    },
    emailConfirm: {
      subject: ['Confirmez votre nouvelle adresse', 'Confirm your new address'],
      text: [
        'Un compte de l’espace du personnel ({name}) doit passer à cette adresse. Pour confirmer qu’elle est la vôtre :',
        'An account in the staff area of {name} is to change to this address. To confirm that it is yours:',
      ],
      action: ['Confirmer l’adresse', 'Confirm the address'],
      after: [
        'Le lien est valide 24 heures. Si vous n’avez rien demandé, ignorez ce courriel.',
        'The link is valid for 24 hours. If you did not ask for it, ignore this email.',
      ],
    },
  },
})

export type AccountsCopy = (typeof copy)['fr']

export const accountsCopy = filledCopy(copy)
