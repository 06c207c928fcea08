import { bilingual } from '../language.ts'

/** Shown by the reverse proxy while no process of the site responds. */
export const outOfOrderCopy = bilingual({
  fr: {
    title: 'Le site est en panne un instant',
    text: 'Revenez en arrière et réessayez dans une minute : ce que vous avez écrit y est encore. Si ça presse, appelez-nous :',
  },
  en: {
    title: 'The site is down for a moment',
    text: 'Go back and try again in a minute: what you typed is still there. If it is urgent, call us:',
  },
})
