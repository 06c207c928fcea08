import { z } from 'zod'
import type { Facts } from '#app/content/facts.ts'
import { forEachLang, type Lang } from '#app/content/language.ts'
import type { Problem } from '#app/publishing/checks.ts'
import type { Entry, Values } from '#app/publishing/fold.ts'
import type { WordDifference } from '#app/publishing/word-difference.server.ts'
import type { FactForm } from './fact-form.ts'

/** A change in words; of a text, word by word in each language that changed. */
export type Sentence = { what: string; before: string; after: string; words?: WordDifference[] }

/** One value before and after a change; `null` where there is none. */
export type Change<Value> = { key: string; was: Value | null; now: Value | null }

/** What a kind's own rules see: the site as it would be, and the changes of this kind. */
export type Proposed = { facts: Facts; values: Values; entries: readonly (Entry & { key: string })[] }

/**
 * A kind of content that the garage can change: everything the desk knows of it. Written as methods, not as functions in
 * properties: TypeScript then lets a kind of prices stand in the list of all kinds.
 *
 * Stored values are a contract: a schema may only widen, and must not transform what it accepts.
 */
export type Kind<Value = unknown> = {
  /** Whether this kind has an item with this key. */
  has(key: string): boolean
  /** No text in a value is longer, before any rule reads it. */
  mostCharacters?: number
  /** Accepts the values that a page can show. */
  schema(key: string): z.ZodType
  /**
   * Rules about wording, which become stricter over time. They are checked at publication only: what was published before a
   * rule existed stays public.
   */
  keepsRules?(value: Value, key: string): boolean
  /** The bundled value; `null` if there is none. */
  bundled(key: string): unknown
  /** The content file that a change overrides. */
  file(key: string): string

  /** What an item is called: "Vidange d’huile moteur", "samedi". `value` is the new one, or else the old one; `then`: the facts it is of. */
  name(key: string, value: Value | null, lang: Lang, then?: Facts): string
  /** A value as the site writes it. */
  text(value: Value, lang: Lang, key: string): string
  /** No value in words; "withdrawn" unless given. */
  none?(lang: Lang, key: string): string
  /** Nothing was there before the first value, so that nothing is struck through. */
  startsEmpty?: true
  /** What else a value says, for a change that leaves its text the same. */
  rest?(value: Value, lang: Lang): string
  /** A change in words, if not by name and text. */
  sentence?(change: Change<Value>, lang: Lang): Sentence
  /** The sentence also says values that no page can show any more. */
  saysAnyValue?: true
  /** The public page that shows an item best. */
  page(key: string, value: Value | null, lang: Lang): string

  /** Only an admin may publish this item, or undo a change of it. */
  isForAdmins?(key: string): boolean
  /** Whoever types a value confirms it, for the list before the opening. */
  confirmsItself?: true
  /** What forbids a publication. Always asked, as the rest of the site may have changed. */
  problems?(proposed: Proposed): Problem[]
  /** Whether a new value may be a typing error. */
  isLarge?(was: Value, now: Value): boolean
  /** A text in each language: a change of one asks whether the other still says the same. */
  isText?: true
  /** Whether a draft is one that its writer has not finished. */
  isUnfinished?(was: Value | null, now: Value | null): boolean
  /** Its form on the page of single facts. */
  form?(key: string): FactForm
}

/** An object with one value per language, each validated by `rule`. */
export function inEveryLanguage<Rule extends z.ZodType>(rule: Rule) {
  return z.strictObject(forEachLang(() => rule))
}

/** The same with one value at least: a missing language is left out. */
export function inSomeLanguage<Rule extends z.ZodType>(rule: Rule) {
  return z
    .strictObject(forEachLang(() => rule.optional()))
    .refine((text) => Object.values(text).some((value) => value !== undefined))
}
