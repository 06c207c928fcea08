import { inPairs } from '../language.ts'

/** Shown by the reverse proxy while no process of the site responds. */
export const outOfOrderCopy = inPairs({
  title: ['Le site est en panne un instant', 'The site is down for a moment'],
  text: [
    'Revenez en arrière et réessayez dans une minute : ce que vous avez écrit y est encore. Si ça presse, appelez-nous :',
    'Go back and try again in a minute: what you typed is still there. If it is urgent, call us:',
  ],
})
