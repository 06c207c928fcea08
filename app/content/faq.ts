import { bilingual, type Text } from './language.ts'
import type { OwnKey } from './own-key.ts'

/** A question that the garage added. */
export type OwnQuestion = { key: OwnKey; question: Text; answer: Text }

/** The five questions of the home page. */
export const faq = bilingual({
  fr: [
    {
      question: 'Vos réparations sont-elles garanties?',
      answer:
        'Oui. Réparations : {warranty:repairs}. Freins : {warranty:brakes}. Travaux généraux : {warranty:generalWork}. Pièces d’usure : {warranty:wearParts}. Composantes majeures : {warranty:majorComponents}. {warrantyRule}',
    },
    {
      question: 'Ai-je un prix écrit avant de payer?',
      answer:
        'Avant toute réparation de plus de {law:estimateAbove}, vous recevez une évaluation écrite. Une fois que vous l’avez acceptée, elle nous lie : s’il faut autre chose, on vous appelle et on attend votre accord. Paiements acceptés : {payments}.',
    },
    {
      question: 'Ça prend combien de temps?',
      answer:
        'La plupart des réparations prennent {advice:repairTime}. {if:courtesyCar}Si la vôtre demande plus d’une journée, on peut vous prêter un véhicule de courtoisie : demandez-le en prenant rendez-vous, pour qu’on vérifie s’il est libre.{/if}',
    },
    {
      question: 'Je perds la garantie du fabricant?',
      answer:
        'Non. L’entretien fait dans un garage indépendant ne fait pas perdre la garantie du fabricant. Suivez le calendrier du manuel et gardez vos factures : la nôtre indique la date, le kilométrage et les pièces posées. Une réparation que le fabricant couvre, elle, se fait chez le concessionnaire.',
    },
    {
      question: 'L’inspection est-elle vraiment gratuite?',
      answer:
        '{if:freeInspection}L’inspection de base coûte {amount:inspection}. Elle est gratuite avec toute réparation de {amount:freeInspectionFrom} ou plus. Le diagnostic d’une panne est autre chose : {amount:diagnostic}, taxes en sus{if:diagnosticDeducted}, déduit si vous acceptez la réparation{/if}.{/if}',
    },
  ],
  en: [
    {
      question: 'Are your repairs under warranty?',
      answer:
        'Yes. Repairs: {warranty:repairs}. Brakes: {warranty:brakes}. General work: {warranty:generalWork}. Wear parts: {warranty:wearParts}. Major components: {warranty:majorComponents}. {warrantyRule}',
    },
    {
      question: 'Will I get a price in writing before I pay?',
      answer:
        'Before any repair of more than {law:estimateAbove}, you get a written estimate. Once you accept it, it binds us: if something else turns up, we call you and wait for your approval. We accept {payments}.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Most repairs take {advice:repairTime}. {if:courtesyCar}If yours takes more than a day, we can lend you a courtesy vehicle: ask when you book, so that we can check whether one is available.{/if}',
    },
    {
      question: 'Do I lose the manufacturer’s warranty?',
      answer:
        'No. Maintenance at an independent garage does not void the manufacturer’s warranty. Follow the schedule in the manual and keep your invoices: ours shows the date, the odometer and the parts installed. A repair that the manufacturer covers, though, is done at the dealer.',
    },
    {
      question: 'Is the inspection really free?',
      answer:
        '{if:freeInspection}The basic inspection costs {amount:inspection}. It is free with any repair of {amount:freeInspectionFrom} or more. Finding the cause of a breakdown is a different job: {amount:diagnostic}, taxes extra{if:diagnosticDeducted}, deducted if you accept the repair{/if}.{/if}',
    },
  ],
})
