import { bilingual } from '../language.ts'

type Privacy = {
  subtitle: string
  updatedLabel: string
  /** Shown until the garage has confirmed the text. */
  confirmNote: string
  contents: string
  sections: { id: string; heading: string; paragraphs: string[]; list?: string[] }[]
}

/** Last substantive change of the text, `YYYY-MM-DD`. */
export const privacyUpdated = '2026-11-21'

/** What the Act respecting the protection of personal information in the private sector (Law 25) requires a site to publish. */
export const privacy = bilingual<Privacy>({
  fr: {
    subtitle:
      'En bref : ce que vous écrivez dans un formulaire sert à vous répondre, et à rien d’autre sans votre accord. Pas de témoins pour les visiteurs, pas de publicité, pas de profil.',
    updatedLabel: 'Dernière mise à jour : le',
    confirmNote:
      'Ce texte décrit ce que fait le site. Il reste à confirmer par le garage et ne constitue pas un avis juridique.',
    contents: 'Sur cette page',
    sections: [
      {
        id: 'responsable',
        heading: 'Qui est responsable',
        paragraphs: [
          '{name}, {address}, {city} (Québec). La personne responsable de la protection des renseignements personnels est {privacyOfficer}. On peut lui écrire à {email}, l’appeler au {phone} ou lui poster une lettre à l’adresse du garage.',
        ],
      },
      {
        id: 'renseignements',
        heading: 'Ce que nous recueillons, et pourquoi',
        paragraphs: [
          'Nous recueillons seulement ce que vous écrivez vous-même dans un formulaire de ce site. Le formulaire dit quels champs sont obligatoires; sans eux, nous ne pourrions pas vous répondre.',
        ],
        list: [
          'Nom, téléphone et courriel : pour vous répondre, par le moyen et aux heures que vous préférez.',
          'Véhicule (marque, modèle, année, plaque si vous la donnez) : pour préparer la soumission ou l’évaluation écrite.',
          'Service souhaité, date souhaitée et message : pour comprendre le problème avant de vous voir.',
          'Votre accord pour recevoir des rappels, si vous cochez la case : pour vous écrire au moment de l’entretien, et garder la preuve et la date de cet accord.',
        ],
      },
      {
        id: 'consentement',
        heading: 'Votre consentement',
        paragraphs: [
          'En envoyant une demande, vous acceptez que nous utilisions ces renseignements pour y répondre. Les rappels d’entretien ont leur propre case, jamais cochée d’avance : répondre à une demande de soumission n’en a pas besoin.',
          'Vous pouvez retirer votre consentement en tout temps, par courriel ou par téléphone. Les rappels cessent alors. Si vous retirez votre consentement pour une demande en cours, nous ne pourrons plus y donner suite.',
        ],
      },
      {
        id: 'acces-interne',
        heading: 'Qui peut les voir',
        paragraphs: [
          'Les membres du personnel qui répondent aux demandes, chacun avec son propre compte. Nous ne vendons, ne louons et n’échangeons aucun renseignement personnel.',
          'Deux fournisseurs peuvent en traiter pour nous : {suppliers}.',
        ],
      },
      {
        id: 'conservation',
        heading: 'Combien de temps nous les gardons',
        paragraphs: [
          'L’effacement se fait tout seul, à la date prévue. Les factures et les évaluations signées à l’atelier ne passent pas par ce site; elles suivent les règles qui leur sont propres.',
        ],
        list: [
          'Une demande : {retention:request} après notre dernier échange, puis elle est anonymisée. Ce qui reste ne permet plus de vous reconnaître.',
          'Un message classé comme indésirable : {retention:spam}.',
          'L’accord pour les rappels : tant que vous ne le retirez pas; la preuve du retrait, {retention:request} de plus.',
          'Le registre des incidents de confidentialité : {retention:incidents}.',
        ],
      },
      {
        id: 'temoins',
        heading: 'Témoins, mesure et services externes',
        paragraphs: [
          'Le site n’utilise aucun témoin (cookie) pour les visiteurs. Aucune fonction ne sert à vous identifier, à vous localiser ou à établir votre profil. Un tri automatique met de côté les messages qui ressemblent à du pourriel; une personne peut les reprendre.',
        ],
        list: [
          'Préférence : votre choix de thème clair ou sombre reste sur votre appareil. Le navigateur peut aussi y garder une copie des pages visitées, pour les afficher sans réseau.',
          'Brouillon : ce que vous commencez à écrire dans le formulaire reste sur votre appareil jusqu’à l’envoi ou la fermeture de l’onglet, et une demande faite sans réseau y attend de pouvoir partir. Nous n’en voyons rien avant.',
          'Mesure : nous comptons, par jour, les demandes reçues et les clics sur le téléphone, la messagerie et la réservation, avec la partie de la page où ils ont lieu. Sans témoin, sans adresse et sans rien qui identifie une personne.',
          'Sécurité : votre adresse IP sert à vous transmettre la page et à freiner les envois abusifs. Elle n’est ni conservée avec votre demande ni inscrite au journal du site.',
          'Services externes : la carte, la réservation en ligne, la messagerie, les réseaux sociaux et la page d’avis appartiennent à d’autres. Rien ne leur est envoyé tant que vous n’avez pas cliqué; ensuite, leurs propres règles s’appliquent.',
          'Personnel : un témoin de session, et un autre qui reconnaît leur appareil, sont nécessaires aux employés qui se connectent à leur espace de travail, et à eux seulement.',
        ],
      },
      {
        id: 'droits',
        heading: 'Vos droits, et comment les exercer',
        paragraphs: [
          'Écrivez à {email} ou appelez au {phone}. Donnez le numéro de votre demande si vous l’avez; nous vérifions que c’est bien vous avant de remettre quoi que ce soit. La réponse vient par écrit, au plus tard {retention:answer} après votre demande, et ne coûte rien.',
        ],
        list: [
          'Accès : savoir ce que nous avons à votre sujet et en recevoir une copie, aussi dans un format informatique courant.',
          'Rectification : faire corriger ce qui est inexact, incomplet ou équivoque.',
          'Retrait : retirer votre consentement.',
          'Effacement : faire effacer ou anonymiser vos renseignements quand ils ne servent plus.',
          'Explication : savoir qui y a accès et combien de temps nous les gardons.',
        ],
      },
      {
        id: 'securite',
        heading: 'Comment nous les protégeons',
        paragraphs: [
          'Les échanges avec le site sont chiffrés. L’espace du personnel demande un compte approuvé, avec un second facteur pour qui l’active. Le journal technique ne contient ni nom, ni courriel, ni numéro de téléphone.',
          'S’il y a un incident de confidentialité, nous l’inscrivons à un registre. S’il présente un risque de préjudice sérieux, nous avisons la Commission d’accès à l’information et les personnes touchées.',
        ],
      },
      {
        id: 'plainte',
        heading: 'Une plainte?',
        paragraphs: [
          'Adressez-vous d’abord à la personne responsable, plus haut. Si la réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec (cai.gouv.qc.ca).',
        ],
      },
    ],
  },
  en: {
    subtitle:
      'In short: what you write in a form is used to answer you, and for nothing else without your agreement. No cookies for visitors, no advertising, no profile.',
    updatedLabel: 'Last updated:',
    confirmNote:
      'This text describes what the site does. The garage has yet to confirm it, and it is not legal advice.',
    contents: 'On this page',
    sections: [
      {
        id: 'in-charge',
        heading: 'Who is in charge',
        paragraphs: [
          '{name}, {address}, {city}, Quebec. The person in charge of the protection of personal information is {privacyOfficer}. You can write to {email}, call {phone} or mail a letter to the garage’s address.',
        ],
      },
      {
        id: 'information',
        heading: 'What we collect, and why',
        paragraphs: [
          'We collect only what you write yourself in a form on this site. The form says which fields are required; without them we could not answer you.',
        ],
        list: [
          'Name, phone and email: to answer you, in the way and at the hours you prefer.',
          'Vehicle (make, model, year, plate if you give it): to prepare the quote or the written estimate.',
          'Service wanted, preferred date and message: to understand the problem before we see you.',
          'Your agreement to receive reminders, if you tick the box: to write to you when maintenance is due, and to keep the proof and the date of that agreement.',
        ],
      },
      {
        id: 'consent',
        heading: 'Your consent',
        paragraphs: [
          'By sending a request, you agree that we use this information to answer it. Maintenance reminders have a box of their own, never ticked in advance: answering a quote request does not need it.',
          'You can withdraw your consent at any time, by email or by phone. Reminders then stop. If you withdraw consent for a request under way, we can no longer follow up on it.',
        ],
      },
      {
        id: 'internal-access',
        heading: 'Who can see it',
        paragraphs: [
          'The staff members who answer requests, each with an account of their own. We do not sell, rent or trade any personal information.',
          'Two suppliers may process it for us: {suppliers}.',
        ],
      },
      {
        id: 'retention',
        heading: 'How long we keep it',
        paragraphs: [
          'Erasure runs by itself, on schedule. Invoices and estimates signed at the shop do not go through this site; they follow their own rules.',
        ],
        list: [
          'A request: {retention:request} after our last exchange, then it is made anonymous. What remains can no longer be traced to you.',
          'A message sorted as spam: {retention:spam}.',
          'Your agreement to reminders: until you withdraw it; the proof that you did, {retention:request} more.',
          'The register of confidentiality incidents: {retention:incidents}.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies, counts and outside services',
        paragraphs: [
          'The site uses no cookies for visitors. No function serves to identify, locate or profile you. Messages that look like spam are set aside automatically; a person can bring them back.',
        ],
        list: [
          'Preference: your choice of light or dark theme stays on your device. Your browser may also keep a copy of the pages you visited there, to show them without a network.',
          'Draft: what you begin to write in the form stays on your device until you send it or close the tab, and a request made without a network waits there until it can leave. We see nothing of it before.',
          'Counts: we count, by the day, the requests received and the clicks on the phone, messaging and booking links, with the part of the page they happen in. No cookie, no address, nothing that identifies a person.',
          'Security: your IP address serves to send you the page and to slow down abusive submissions. It is neither kept with your request nor written in the site’s log.',
          'Outside services: the map, online booking, messaging, social networks and the review page belong to others. Nothing is sent to them until you click; after that, their own rules apply.',
          'Staff: a session cookie, and another that recognizes their device, are needed by employees who sign in to their work area, and by them only.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights, and how to use them',
        paragraphs: [
          'Write to {email} or call {phone}. Give your request number if you have it; we check that it is really you before we hand anything over. The answer comes in writing within {retention:answer} and costs nothing.',
        ],
        list: [
          'Access: know what we hold about you and receive a copy, also in a common computer format.',
          'Rectification: have what is inaccurate, incomplete or equivocal corrected.',
          'Withdrawal: withdraw your consent.',
          'Erasure: have your information erased or made anonymous when it is no longer needed.',
          'Explanation: know who has access to it and how long we keep it.',
        ],
      },
      {
        id: 'security',
        heading: 'How we protect it',
        paragraphs: [
          'Exchanges with the site are encrypted. The staff area requires an approved account, with a second factor for those who turn it on. The technical log holds no name, email or phone number.',
          'If there is a confidentiality incident, we enter it in a register. If it presents a risk of serious injury, we notify the Commission d’accès à l’information and the people concerned.',
        ],
      },
      {
        id: 'complaint',
        heading: 'A complaint?',
        paragraphs: [
          'Speak first to the person in charge, above. If the answer does not satisfy you, you can turn to the Commission d’accès à l’information du Québec (cai.gouv.qc.ca).',
        ],
      },
    ],
  },
})
