import { inPairs } from '../language.ts'

/** Messages for HTTP requests that the server rejects before any page handles them. The phone number follows. */
export const refusalCopy = inPairs({
  unreadable: {
    title: ['Un caractère ne peut pas être lu', 'A character cannot be read'],
    text: [
      'Revenez en arrière : ce que vous avez écrit y est encore. Retirez le caractère invisible et envoyez de nouveau, ou appelez-nous :',
      'Go back: what you typed is still there. Remove the invisible character and send again, or call us:',
    ],
  },
  'too-long': {
    title: ['C’est trop long pour un seul envoi', 'That is too long to be sent at once'],
    text: [
      'Revenez en arrière : ce que vous avez écrit y est encore. Raccourcissez le message, ou appelez-nous :',
      'Go back: what you typed is still there. Shorten the message, or call us:',
    ],
  },
  busy: {
    title: ['Beaucoup de monde en ce moment', 'Many people are here right now'],
    text: [
      'Réessayez dans quelques secondes : ce que vous avez écrit est encore dans la page d’avant. Si ça presse, appelez-nous :',
      'Try again in a few seconds: what you typed is still in the page before. If it is urgent, call us:',
    ],
  },
  disk: {
    title: ['Le disque du serveur est plein', 'The server’s disk is full'],
    text: [
      'Rien n’a été changé, et rien n’est perdu. Avertissez la personne qui s’occupe du serveur : il faut libérer de l’espace. Les clients peuvent toujours appeler :',
      'Nothing was changed, and nothing is lost. Tell the person who looks after the server: it needs free space. Customers can still call:',
    ],
  },
  database: {
    title: ['Le site ne répond pas', 'The site does not answer'],
    text: [
      'Rien n’a été changé, et rien n’est perdu. Réessayez dans un instant; si ça dure, avertissez la personne qui s’occupe du serveur. Les clients peuvent toujours appeler :',
      'Nothing was changed, and nothing is lost. Try again in a moment; if it goes on, tell the person who looks after the server. Customers can still call:',
    ],
  },
  other: {
    title: ['Cet envoi n’a pas été accepté', 'This was not accepted'],
    text: [
      'Revenez en arrière et réessayez : ce que vous avez écrit y est encore. Si ça ne va toujours pas, appelez-nous :',
      'Go back and try again: what you typed is still there. If it still does not work, call us:',
    ],
  },
})

export type RefusalReason = keyof (typeof refusalCopy)['fr']
