import type { Lang } from './language.ts'

/** A text with a number in it: "[count] article" for one, "[count] articles" for the others. */
export type Counted = { one: string; other: string }

const BRACKETS = /\[([^[\]\n]*)\]/g

/** What a text holds in brackets, as it was written. */
export const bracketsIn = (text: string): string[] =>
  [...text.matchAll(BRACKETS)].map(([, name = '']) => name)

/** A text with what stands in brackets replaced, once; what `textFor` does not know stays as it is. */
export function fillBrackets(text: string, textFor: (name: string) => string | undefined): string {
  return text.replace(BRACKETS, (whole, name: string) => textFor(name) ?? whole)
}

/** `{facts}` are filled when the content is published; `[slots]` hold what only the page knows: a count, a title, a price. */
export function fillSlots(text: string, slots: Readonly<Record<string, string | number>>): string {
  return fillBrackets(text, (name) => (Object.hasOwn(slots, name) ? String(slots[name]) : undefined))
}

/** The form that fits the count: 0 and 1 are singular in French, only 1 in English. */
export function formFor({ one, other }: Counted, count: number, lang: Lang): string {
  return new Intl.PluralRules(`${lang}-CA`).select(count) === 'one' ? one : other
}

/** The form that fits the count, with the count in it. */
export function counted(forms: Counted, count: number, lang: Lang): string {
  return fillSlots(formFor(forms, count, lang), { count })
}
