import type { Payment } from '#app/content/business/business.ts'
import { type Facts, facts } from '#app/content/facts.ts'
import type { Lang, Text } from '#app/content/language.ts'

/** The name of each accepted payment, in lists and in sentences. */
export const payments: Readonly<Record<Payment, Text>> = {
  cash: { fr: 'argent comptant', en: 'cash' },
  visa: { fr: 'Visa', en: 'Visa' },
  mastercard: { fr: 'MasterCard', en: 'MasterCard' },
  debit: { fr: 'débit', en: 'debit' },
  credit: { fr: 'carte de crédit', en: 'credit card' },
  interac: { fr: 'virement Interac', en: 'Interac transfer' },
  financing: { fr: 'financement pour les grosses réparations', en: 'financing for large repairs' },
}

/** Every accepted payment as part of a sentence: "argent comptant, Visa … et virement Interac". */
export function paymentsText(lang: Lang, { business }: Facts = facts()): string {
  const names = business.payments.map((payment) => payments[payment][lang])
  return new Intl.ListFormat(`${lang}-CA`, { type: 'conjunction' }).format(names)
}

/** Payments at the counter, in the order of the page footer. */
const atCounter = {
  visa: payments.visa,
  mastercard: payments.mastercard,
  debit: payments.debit,
  cash: { fr: 'comptant', en: 'cash' },
} as const satisfies Partial<Record<Payment, Text>>

/** "Visa, MasterCard, débit, comptant"; every accepted payment if none of these is accepted. */
export function counterPayments(lang: Lang, facts: Facts): string {
  const taken = (Object.keys(atCounter) as (keyof typeof atCounter)[]).filter((payment) =>
    facts.business.payments.includes(payment),
  )
  return taken.map((payment) => atCounter[payment][lang]).join(', ') || paymentsText(lang, facts)
}
