import { bilingual } from '../language.ts'
import type { ServiceCopy } from './service.ts'

export const generalCopy = bilingual<ServiceCopy>({
  fr: {
    title: 'Mécanique générale',
    pageTitle: 'Mécanique générale à {city} : diagnostic et réparation',
    subtitle:
      'Diagnostic, réparation et entretien{if:trucks} de toutes marques{/if}, à un taux horaire affiché.',
    tagline: '{if:trucks}Toutes marques. {/if}Taux horaire affiché',
    priceLine: 'À partir de {amount:labour}',
    priceFor: 'l’heure de main-d’œuvre, pièces en sus',
    description:
      'Diagnostic et réparation à {city}{if:trucks}, toutes marques{/if}. Main-d’œuvre {spoken:labour}. Diagnostic {amount:diagnostic}{if:diagnosticDeducted}, déduit si vous acceptez la réparation{/if}.',
    keywords: ['mécanique générale {city}', 'diagnostic automobile', 'voyant moteur allumé'],
    heading: 'Décrire le bruit, trouver la cause',
    about: [
      'Un voyant allumé, un bruit, une fuite, un démarrage difficile : décrivez ce que vous voyez ou entendez, et quand. « À froid, en tournant à gauche » nous aide plus que « faites le tour ».',
      'Quand la cause n’est pas évidente, il faut la chercher : c’est le diagnostic, annoncé avant de commencer.',
      'La main-d’œuvre est de {spoken:labour}. Au-dessus de {law:estimateAbove}, vous recevez une évaluation écrite : travail, pièces, prix total. Une fois que vous l’acceptez, ce prix nous lie. S’il faut autre chose, on vous appelle d’abord.',
      'La plupart des réparations prennent {advice:repairTime}. {if:courtesyCar}Pour plus d’une journée, un véhicule de courtoisie peut être prêté sur demande, s’il est libre.{/if} {if:waitingRoom}Vous préférez attendre? La salle d’attente a le Wi-Fi et du café{if:watchRepairs}, et vous pouvez regarder la réparation{/if}.{/if}',
    ],
    benefits: [
      {
        title: 'Un taux affiché',
        description:
          '{if:samePrice}{spoken:labour}, le même pour tout le monde, sur le mur de l’atelier comme ici.{/if}',
      },
      {
        title: 'La cause avant les pièces',
        description:
          'On cherche avant de remplacer. Vous savez pourquoi une pièce est changée, et vous pouvez la voir.',
      },
      {
        title: 'Pas de mauvaise surprise',
        description: 'Rien ne s’ajoute à l’évaluation acceptée sans votre accord.',
      },
    ],
    includes: [
      'Suspension, direction et roulements',
      'Moteur : courroies, allumage, fuites, refroidissement',
      'Batterie, alternateur, démarreur et circuits électriques',
      'Échappement',
      'Transmission, embrayage et différentiel',
      'Entretien selon le manuel du véhicule',
      'Essai routier avant la remise des clés',
    ],
    excludes: [
      'Les pièces sont en sus de la main-d’œuvre et nommées une par une dans l’évaluation.',
      'Un boulon cassé ou une pièce rouillée peut allonger le travail : on vous appelle avant de continuer.',
    ],
    priceNote: 'Pièces en sus.',
    faq: [
      {
        question: 'Pourquoi payer un diagnostic?',
        answer:
          'Parce que trouver la panne prend du temps et des outils. Il coûte {amount:diagnostic}, annoncé avant de commencer. {if:diagnosticDeducted}Si vous acceptez la réparation, ce montant est déduit de la facture.{/if}',
      },
      {
        question: 'Le prix peut-il changer en cours de route?',
        answer:
          'Pas celui de l’évaluation acceptée : il nous lie. Si on découvre autre chose, on arrête, on vous explique et on attend votre accord, de vive voix ou par écrit.',
      },
      {
        question: 'Combien de temps allez-vous garder mon véhicule?',
        answer:
          'La plupart des réparations prennent {advice:repairTime}, si les pièces sont là. {if:readyDate}Avec l’évaluation, on vous dit quand il devrait être prêt, et on vous appelle si ça change.{/if}',
      },
      {
        question: 'Quelle est la garantie?',
        answer:
          'Réparations : {warranty:repairs}. Freins : {warranty:brakes}. Travaux généraux : {warranty:generalWork}. {warrantyRule}',
      },
    ],
    more: [
      {
        question: 'Combien coûte une batterie ou un silencieux?',
        answer:
          'La pièce dépend du véhicule; la main-d’œuvre est de {spoken:labour}. Donnez-nous la marque, le modèle et l’année{if:freeQuote} : la soumission ne coûte rien{/if}.',
      },
      {
        question: 'Rechargez-vous la climatisation?',
        answer:
          '{if:airConditioning}Oui, après avoir cherché la fuite : un gaz qui manque est sorti quelque part. Le prix est donné sur soumission.{/if}',
      },
      {
        question: 'Travaillez-vous sur les hybrides et les électriques?',
        answer:
          '{if:hybrids}Oui pour les freins, les pneus, la suspension et l’entretien courant. La batterie de traction et ce qui est sous haute tension vont chez le concessionnaire.{/if}',
      },
      {
        question: 'Réparez-vous les motos?',
        answer:
          '{if:motorcycles}Oui. La liste de prix est faite pour les autos, les VUS et les camions : pour une moto, demandez une soumission.{/if}',
      },
    ],
  },
  en: {
    title: 'General repair',
    pageTitle: 'General repair in {city}: diagnostics and repair',
    subtitle: 'Diagnostics, repair and maintenance{if:trucks} on all makes{/if}, at a posted hourly rate.',
    tagline: '{if:trucks}All makes. {/if}Posted hourly rate',
    priceLine: 'From {amount:labour}',
    priceFor: 'an hour of labour, parts extra',
    description:
      'Diagnostics and repair in {city}{if:trucks}, all makes{/if}. Labour {spoken:labour}. Diagnostic {amount:diagnostic}{if:diagnosticDeducted}, deducted if you accept the repair{/if}.',
    keywords: ['mechanic {city}', 'car diagnostic', 'check engine light'],
    heading: 'Describe the noise, find the cause',
    about: [
      'A warning light, a noise, a leak, a hard start: tell us what you see or hear, and when. “Cold, turning left” helps us more than “give it a once-over”.',
      'When the cause is not obvious, it has to be found: that is the diagnostic, announced before we start.',
      'Labour is {spoken:labour}. Above {law:estimateAbove} you get a written estimate: work, parts, total price. Once you accept it, that price binds us. If something else is needed, we call you first.',
      'Most repairs take {advice:repairTime}. {if:courtesyCar}For more than a day, a courtesy vehicle can be lent on request, if one is available.{/if} {if:waitingRoom}Would you rather wait? The waiting room has Wi-Fi and coffee{if:watchRepairs}, and you can watch the repair{/if}.{/if}',
    ],
    benefits: [
      {
        title: 'A posted rate',
        description: '{if:samePrice}{spoken:labour}, the same for everyone, on the shop wall and here.{/if}',
      },
      {
        title: 'The cause before the parts',
        description: 'We look before we replace. You know why a part is changed, and you can see it.',
      },
      {
        title: 'No surprise work',
        description: 'Nothing is added to an accepted estimate without your agreement.',
      },
    ],
    includes: [
      'Suspension, steering and bearings',
      'Engine: belts, ignition, leaks, cooling',
      'Battery, alternator, starter and wiring',
      'Exhaust',
      'Transmission, clutch and differential',
      'Maintenance on the owner’s manual schedule',
      'Road test before you get the keys back',
    ],
    excludes: [
      'Parts are on top of labour and named one by one in the estimate.',
      'A broken bolt or a rusted part can make the job longer: we call you before going on.',
    ],
    priceNote: 'Parts extra.',
    faq: [
      {
        question: 'Why pay for a diagnostic?',
        answer:
          'Because finding the fault takes time and tools. It costs {amount:diagnostic}, and you are told before we start. {if:diagnosticDeducted}If you accept the repair, it comes off the bill.{/if}',
      },
      {
        question: 'Can the price change along the way?',
        answer:
          'Not the price of an accepted estimate: it binds us. If we find something else, we stop, explain, and wait for your agreement, spoken or written.',
      },
      {
        question: 'How long will you keep my vehicle?',
        answer:
          'Most repairs take {advice:repairTime} if the parts are available. {if:readyDate}With the estimate we tell you when it should be ready, and we call you if that changes.{/if}',
      },
      {
        question: 'What is the warranty?',
        answer:
          'Repairs: {warranty:repairs}. Brakes: {warranty:brakes}. General work: {warranty:generalWork}. {warrantyRule}',
      },
    ],
    more: [
      {
        question: 'How much is a battery or a muffler?',
        answer:
          'The part depends on the vehicle; labour is {spoken:labour}. Give us the make, model and year{if:freeQuote}: a quote is free{/if}.',
      },
      {
        question: 'Do you recharge air conditioning?',
        answer:
          '{if:airConditioning}Yes, once we have looked for the leak: gas that is missing went somewhere. It is priced by quote.{/if}',
      },
      {
        question: 'Do you work on hybrids and electric cars?',
        answer:
          '{if:hybrids}Yes for brakes, tires, suspension and regular maintenance. The traction battery and anything at high voltage go to the dealer.{/if}',
      },
      {
        question: 'Do you repair motorcycles?',
        answer:
          '{if:motorcycles}Yes. The price list is made for cars, SUVs and trucks: for a motorcycle, ask for a quote.{/if}',
      },
    ],
  },
})
