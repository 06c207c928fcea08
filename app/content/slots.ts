import type { Lang } from './language.ts'

/** The plural forms of a text: "[count] article" for one, "[count] articles" for other counts. */
export type Counted = { one: string; other: string }

const BRACKETS = /\[([^[\]\n]*)\]/g
/** The end of a sentence after a slot: an English hour ends with a point of its own, "5 p.m.". */
const TWO_POINTS = /(?<=\p{L}\.\p{L}\.)\.(?!\.)/gu

/** The contents of each pair of brackets in a text. */
export const bracketsIn = (text: string): string[] =>
  [...text.matchAll(BRACKETS)].map(([, name = '']) => name)

/** Replaces each `[name]` in a text with `textFor(name)`, not recursively; unknown names stay as they are. */
export function fillBrackets(text: string, textFor: (name: string) => string | undefined): string {
  return text.replace(BRACKETS, (whole, name: string) => textFor(name) ?? whole)
}

/** Fills the `[slots]`, whose values only the page knows (a count, a title, a price); `{facts}` are filled at publication. */
export function fillSlots(text: string, slots: Readonly<Record<string, string | number>>): string {
  return fillBrackets(text, (name) => (Object.hasOwn(slots, name) ? String(slots[name]) : undefined)).replace(
    TWO_POINTS,
    '',
  )
}

/** The form that fits the count: 0 and 1 are singular in French, only 1 in English. */
export function formFor({ one, other }: Counted, count: number, lang: Lang): string {
  return new Intl.PluralRules(`${lang}-CA`).select(count) === 'one' ? one : other
}

/** The form that fits the count, with the count in it. */
export function counted(forms: Counted, count: number, lang: Lang): string {
  return fillSlots(formFor(forms, count, lang), { count })
}
