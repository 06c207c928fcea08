import type { Payment } from '#app/content/business/business.ts'
import { type Facts, facts } from '#app/content/facts.ts'
import type { Lang, Text } from '#app/content/language.ts'

/** How each accepted payment is called, in a list and in a sentence alike. */
export const payments: Readonly<Record<Payment, Text>> = {
  cash: { fr: 'argent comptant', en: 'cash' },
  visa: { fr: 'Visa', en: 'Visa' },
  mastercard: { fr: 'MasterCard', en: 'MasterCard' },
  debit: { fr: 'débit', en: 'debit' },
  credit: { fr: 'carte de crédit', en: 'credit card' },
  interac: { fr: 'virement Interac', en: 'Interac transfer' },
  financing: { fr: 'financement pour les grosses réparations', en: 'financing for large repairs' },
}

/** Every accepted payment, in one sentence part: "argent comptant, Visa … et virement Interac". */
export function paymentsText(lang: Lang, { business }: Facts = facts()): string {
  const names = business.payments.map((payment) => payments[payment][lang])
  return new Intl.ListFormat(`${lang}-CA`, { type: 'conjunction' }).format(names)
}

/** What is paid with at the counter, in the order of the foot of pages. */
const atCounter = {
  visa: payments.visa,
  mastercard: payments.mastercard,
  debit: payments.debit,
  cash: { fr: 'comptant', en: 'cash' },
} as const satisfies Partial<Record<Payment, Text>>

/** "Visa, MasterCard, débit, comptant": one line; where none of these is taken, every payment. */
export function counterPayments(lang: Lang, facts: Facts): string {
  const taken = (Object.keys(atCounter) as (keyof typeof atCounter)[]).filter((payment) =>
    facts.business.payments.includes(payment),
  )
  return taken.map((payment) => atCounter[payment][lang]).join(', ') || paymentsText(lang, facts)
}
