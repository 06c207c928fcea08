import { bilingual } from '../language.ts'

type Privacy = {
  subtitle: string
  updatedLabel: string
  contents: string
  sections: { id: string; heading: string; paragraphs: string[]; list?: string[] }[]
}

/** Last substantive change of the text, `YYYY-MM-DD`. */
export const privacyUpdated = '2026-11-26'

/** What the Act respecting the protection of personal information in the private sector (Law 25) requires a site to publish. */
export const privacy = bilingual<Privacy>({
  fr: {
    subtitle:
      'En bref : ce que vous écrivez dans un formulaire sert à vous répondre, et à rien d’autre sans votre accord. Pas de témoins pour les visiteurs, pas de publicité, pas de profil.',
    updatedLabel: 'Dernière mise à jour : le',
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
          'Seulement ce que vous écrivez ou joignez dans un formulaire de ce site, et ce que le garage note de votre appel ou de votre auto. Le formulaire dit quels champs sont obligatoires : sans eux, nous ne pourrions pas vous répondre.',
        ],
        list: [
          'Nom, téléphone et courriel : pour vous répondre, par le moyen et aux heures que vous préférez.',
          'Véhicule (marque, modèle, année, plaque si vous la donnez) : pour préparer la soumission ou l’évaluation écrite.',
          'Service et date souhaités, message, prix en ligne si vous le joignez : pour comprendre le problème avant de vous voir.',
          'Votre souhait de récupérer les pièces remplacées : pour vous les remettre.',
          'Évaluation écrite : votre adresse et la plaque, que la loi y demande, les photos de pièces usées et votre réponse (nom, date et heure; au téléphone, le numéro) : pour faire le travail que vous acceptez, et rien de plus.',
          'Votre accord pour des rappels, si vous cochez la case : pour vous écrire au moment de l’entretien, et en garder la preuve et la date.',
        ],
      },
      {
        id: 'consentement',
        heading: 'Votre consentement',
        paragraphs: [
          'En envoyant une demande, vous acceptez que nous utilisions ces renseignements pour y répondre. Les rappels d’entretien ont leur propre case, jamais cochée d’avance.',
          'Vous pouvez retirer votre consentement en tout temps, par courriel ou par téléphone : les rappels cessent, et une demande en cours s’arrête là.',
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
          'L’effacement se fait tout seul, à la date prévue. Les factures et ce qui est signé sur papier au garage ne passent pas par ce site.',
        ],
        list: [
          'Une demande, son évaluation et ses photos : {retention:request} après notre dernier échange, puis il n’en reste que des chiffres anonymes.',
          'Un message classé comme indésirable : {retention:spam}.',
          'L’accord pour les rappels : tant que vous ne le retirez pas; la preuve du retrait, {retention:request} de plus.',
          'Le registre des incidents de confidentialité : {retention:incidents}.',
        ],
      },
      {
        id: 'temoins',
        heading: 'Témoins, mesure et services externes',
        paragraphs: [
          'Aucun témoin (cookie) pour les visiteurs. Rien ne sert à vous identifier, à vous localiser ou à établir votre profil. Un tri automatique met de côté ce qui ressemble à du pourriel; une personne peut le reprendre.',
        ],
        list: [
          'Sur votre appareil seulement : le thème choisi, une copie des pages visitées, et ce que vous écrivez dans le formulaire jusqu’à l’envoi.',
          'Mesure : nous comptons, par jour, les demandes et les clics sur le téléphone, la messagerie et la réservation, sans rien qui identifie une personne.',
          'Sécurité : votre adresse IP sert à vous transmettre la page et à freiner les envois abusifs. Elle n’est ni conservée avec votre demande ni inscrite au journal.',
          'Services externes (carte, réservation, messagerie, réseaux sociaux, avis) : rien ne leur est envoyé avant votre clic; ensuite, leurs règles s’appliquent.',
          'Personnel : les employés qui se connectent ont un témoin de session et un autre qui reconnaît leur appareil.',
        ],
      },
      {
        id: 'droits',
        heading: 'Vos droits, et comment les exercer',
        paragraphs: [
          'Écrivez à {email} ou appelez au {phone}. Nous vérifions d’abord que c’est bien vous. La réponse vient par écrit, au plus tard {retention:answer} après votre demande, et ne coûte rien.',
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
          'Les échanges sont chiffrés. L’espace du personnel demande un compte approuvé. Le journal technique ne contient ni nom, ni courriel, ni téléphone.',
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
          'Only what you write or attach in a form on this site, and what the garage notes of your call or your car. The form says which fields are required: without them, we could not answer you.',
        ],
        list: [
          'Name, phone and email: to answer you, in the way and at the hours you prefer.',
          'Vehicle (make, model, year, plate if you give it): to prepare the quote or the written estimate.',
          'Service wanted, preferred date, message, online price if you attach it: to understand the problem before we see you.',
          'Your wish to have replaced parts back: to hand them over.',
          'Written estimate: your address and plate, which the law asks for there, pictures of worn parts and your answer (name, date and hour; by phone, the number): to do the work you accept, and nothing more.',
          'Your agreement to reminders, if you tick the box: to write to you when maintenance is due, and to keep its proof and date.',
        ],
      },
      {
        id: 'consent',
        heading: 'Your consent',
        paragraphs: [
          'By sending a request, you agree that we use this information to answer it. Maintenance reminders have a box of their own, never ticked in advance.',
          'You can withdraw your consent at any time, by email or by phone: reminders stop, and a request under way ends there.',
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
          'Erasure runs by itself, on schedule. Invoices and what is signed on paper at the garage do not go through this site.',
        ],
        list: [
          'A request, its estimate and its pictures: {retention:request} after our last exchange, then only anonymous figures are left.',
          'A message sorted as spam: {retention:spam}.',
          'Your agreement to reminders: until you withdraw it; the proof that you did, {retention:request} more.',
          'The register of confidentiality incidents: {retention:incidents}.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies, counts and outside services',
        paragraphs: [
          'No cookies for visitors. Nothing serves to identify, locate or profile you. What looks like spam is set aside automatically; a person can bring it back.',
        ],
        list: [
          'On your device only: the theme you chose, a copy of the pages you visited, and what you write in the form until you send it.',
          'Counts: we count, by the day, requests and clicks on the phone, messaging and booking links, with nothing that identifies a person.',
          'Security: your IP address serves to send you the page and to slow down abusive submissions. It is neither kept with your request nor written in the log.',
          'Outside services (map, booking, messaging, social networks, reviews): nothing is sent to them before your click; after that, their rules apply.',
          'Staff: employees who sign in have a session cookie and another that recognizes their device.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights, and how to use them',
        paragraphs: [
          'Write to {email} or call {phone}. We first check that it is really you. The answer comes in writing within {retention:answer} and costs nothing.',
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
          'Exchanges are encrypted. The staff area requires an approved account. The technical log holds no name, email or phone number.',
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
