import { bilingual } from '#app/content/language.ts'

/** How a job proceeds at the garage, in four steps from the request to the follow-up. */
export const processSteps = bilingual<{ title: string; text: string }[]>({
  fr: [
    {
      title: 'Vous demandez un rendez-vous',
      text: 'Dites-nous quel véhicule vous avez, ce que vous remarquez et le jour qui vous arrange. C’est une demande, à confirmer : le rendez-vous est pris quand une personne du garage vous a répondu.',
    },
    {
      title: 'On inspecte et on chiffre',
      text: 'On regarde le véhicule et on vous explique. Au-dessus de {law:estimateAbove}, pièces et main-d’œuvre, vous recevez une évaluation écrite avant tout travail. Une fois acceptée, elle nous lie.',
    },
    {
      title: 'On répare',
      text: 'Seulement ce que vous avez accepté. Si on trouve autre chose, on arrête et on vous appelle. Vous voulez récupérer vos pièces remplacées? Dites-le au moment de commander la réparation.',
    },
    {
      title: 'On fait l’essai et le suivi',
      text: 'On fait un essai avant de vous rendre les clés. La facture détaille les pièces, les heures et la garantie. Si quelque chose cloche ensuite, appelez avec la facture en main.',
    },
  ],
  en: [
    {
      title: 'You ask for an appointment',
      text: 'Tell us what you drive, what you notice and which day suits you. It is a request, to be confirmed: you have an appointment once someone at the garage has answered you.',
    },
    {
      title: 'We inspect and quote',
      text: 'We look at the vehicle and explain. Above {law:estimateAbove}, parts and labour, you get a written estimate before any work. Once you accept it, it binds us.',
    },
    {
      title: 'We repair',
      text: 'Only what you agreed to. If we find something else, we stop and call you. Want your replaced parts back? Say so when you order the repair.',
    },
    {
      title: 'We test and follow up',
      text: 'We test the vehicle before handing back the keys. The invoice lists parts, hours and warranty. If something is not right afterwards, call us with the invoice in hand.',
    },
  ],
})
