import { typedNumber } from '#app/publishing/kinds/fact-form.ts'

/** An amount in dollars as people type it: "40,50 $", "1 040,50", "$1,040.50"; `NaN` if it is none. */
export const typedAmount = (typed: string): number => typedNumber(typed.replace(/\$/g, ''))
